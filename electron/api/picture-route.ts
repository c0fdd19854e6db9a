// GET /api/records/{id}/picture: a record's image, or a page of its document, in a format that every browser shows: the
// file itself if possible, else a JPEG of it.
import type { Handler } from 'hono'
import { pictureOptionsSchema } from '../../shared/contract/picture-options.ts'
import { showsInBrowser } from '../../shared/image/formats.ts'
import { parseAs } from '../../shared/parse-as.ts'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { Env } from './env.ts'
import { answerImage, sandboxHeaders } from './image-route.ts'
import { anybody, refusal } from './identity.ts'

export function pictureRoute(engine: Engine): Handler<Env, '/api/records/:id/picture'> {
  return async (c) => {
    const refused = refusal('key', 'GET /api/records/{id}/picture', c.var.identity)
    if (refused) return answerFault(c, refused)
    const options = parseAs(pictureOptionsSchema, c.req.query())
    if (!options.ok) return answerFault(c, options.error)
    const id = c.req.param('id')
    const { caller } = c.var.identity.ok ? c.var.identity.value : anybody
    const image = engine.image(id, caller)
    if (!image.ok) return answerFault(c, image.error)
    if (showsInBrowser(image.value.mediaType)) return answerImage(c, id, image.value)
    const picture = await engine.picture(id, options.value, caller, c.req.raw.signal)
    if (!picture.ok) return answerFault(c, picture.error)
    const { body, hash } = picture.value
    const { page = 1, size = 0 } = options.value
    const etag = `"${hash}-${page}-${size}"`
    // A record's image never changes.
    const headers = { ...sandboxHeaders, 'Cache-Control': 'private, max-age=604800', ETag: etag }
    if (c.req.header('If-None-Match')?.split(/, */).includes(etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(body), 200, { ...headers, 'Content-Type': 'image/jpeg' })
  }
}
