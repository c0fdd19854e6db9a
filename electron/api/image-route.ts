// GET /api/records/{id}/image: the image file itself, to show it.
import { Readable } from 'node:stream'
import type { Context, Handler } from 'hono'
import { err } from '../../shared/result.ts'
import type { Engine, ImageFile } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { Env } from './env.ts'
import { anybody, refusal } from './identity.ts'

export function imageRoute(engine: Engine): Handler<Env, '/api/records/:id/image'> {
  return async (c) => {
    const refused = refusal('key', 'GET /api/records/{id}/image', c.var.identity)
    if (refused) return answerFault(c, refused)
    const id = c.req.param('id')
    const image = engine.image(id, (c.var.identity.ok ? c.var.identity.value : anybody).caller)
    return image.ok ? answerImage(c, id, image.value) : answerFault(c, image.error)
  }
}

/** Keeps a file that is opened in its own tab from running anything. */
export const sandboxHeaders = { 'Content-Security-Policy': "sandbox; default-src 'none'" }

/** Streams the file, or answers that the browser's copy is still valid. */
export async function answerImage(c: Context<Env>, id: string, image: ImageFile): Promise<Response> {
  const opened = await image.open()
  if (!opened.ok) {
    const isGone = opened.error.code === 'file.gone'
    return answerFault(c, isGone ? err('image.unknown', { id }).error : opened.error)
  }
  const { handle: file, sizeBytes: size, mtimeMs } = opened.value
  const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`
  const headers = {
    ...sandboxHeaders,
    'Content-Type': image.mediaType,
    'Cache-Control': 'private, no-cache',
    ETag: etag,
  }
  const isKnown = c.req.header('If-None-Match')?.split(/, */).includes(etag) === true
  if (isKnown || c.req.method === 'HEAD') {
    await file.close()
    return isKnown
      ? c.body(null, 304, headers)
      : c.body(null, 200, { ...headers, 'Content-Length': `${size}` })
  }
  const stream = Readable.toWeb(file.createReadStream({ end: Math.max(size - 1, 0) }))
  return c.body(stream, 200, { ...headers, 'Content-Length': `${size}` })
}
