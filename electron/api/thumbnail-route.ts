// GET /api/records/{id}/thumbnail: a small picture of a record's image, for lists.
import type { Handler } from 'hono'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { Env } from './env.ts'
import { anybody, refusal } from './identity.ts'

export function thumbnailRoute(engine: Engine): Handler<Env, '/api/records/:id/thumbnail'> {
  return (c) => {
    const refused = refusal('key', 'GET /api/records/{id}/thumbnail', c.var.identity)
    if (refused) return answerFault(c, refused)
    const found = engine.thumbnail(
      c.req.param('id'),
      (c.var.identity.ok ? c.var.identity.value : anybody).caller,
    )
    if (!found.ok) return answerFault(c, found.error)
    const { body, hash } = found.value
    // A record's image never changes.
    const headers = {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=604800',
      ETag: `"${hash}"`,
    }
    return c.body(new Uint8Array(body), 200, headers)
  }
}
