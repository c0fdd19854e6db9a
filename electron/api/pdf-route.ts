// GET /api/records/{id}/pdf: a record as a searchable PDF, which is made on request and streamed from a temporary file.
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import { pdfOptionsSchema } from '../../shared/contract/pdf-options.ts'
import { fault } from '../../shared/result.ts'
import { zodMessages } from '../../shared/zod-messages.ts'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { Env } from './env.ts'
import { sandboxHeaders } from './image-route.ts'
import { anybody, refusal } from './identity.ts'

export function pdfRoute(engine: Engine): Handler<Env, '/api/records/:id/pdf'> {
  return async (c) => {
    const refused = refusal('key', 'GET /api/records/{id}/pdf', c.var.identity)
    if (refused) return answerFault(c, refused)
    const options = pdfOptionsSchema.safeParse(c.req.query(), zodMessages)
    if (!options.success) {
      const [issue] = options.error.issues
      const facts = { path: issue?.path.join('.') ?? '', rule: issue?.message ?? '' }
      return answerFault(c, fault('input.invalid', facts))
    }
    const { caller } = c.var.identity.ok ? c.var.identity.value : anybody
    const pdf = await engine.pdf(c.req.param('id'), options.data, caller, c.req.raw.signal)
    if (!pdf.ok) return answerFault(c, pdf.error)
    const { path, sizeBytes, filename, giveBack } = pdf.value
    const file = await open(path)
    const stream = file.createReadStream()
    stream.on('close', () => void giveBack())
    return c.body(Readable.toWeb(stream), 200, {
      ...sandboxHeaders,
      'Content-Type': 'application/pdf',
      'Content-Length': `${sizeBytes}`,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    })
  }
}
