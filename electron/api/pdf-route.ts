// GET /api/records/{id}/pdf: a record as a searchable PDF, which is made when it is asked for and streamed from its file.
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import { pdfOptionsSchema } from '../../shared/contract/pdf-options.ts'
import { fault } from '../../shared/result.ts'
import { zodMessages } from '../../shared/zod-messages.ts'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { Env } from './env.ts'
import { closedToPages } from './image-route.ts'
import { anybody, refusal } from './who.ts'

export function pdfRoute(engine: Engine): Handler<Env, '/api/records/:id/pdf'> {
  return async (c) => {
    const refused = refusal('key', 'GET /api/records/{id}/pdf', c.var.who)
    if (refused) return answerFault(c, refused)
    const wish = pdfOptionsSchema.safeParse(c.req.query(), zodMessages)
    if (!wish.success) {
      const [wrong] = wish.error.issues
      const facts = { path: wrong?.path.join('.') ?? '', rule: wrong?.message ?? '' }
      return answerFault(c, fault('input.invalid', facts))
    }
    const { caller } = c.var.who.ok ? c.var.who.value : anybody
    const pdf = await engine.pdf(c.req.param('id'), wish.data, caller, c.req.raw.signal)
    if (!pdf.ok) return answerFault(c, pdf.error)
    const { path, sizeBytes, filename, giveBack } = pdf.value
    const file = await open(path)
    const stream = file.createReadStream()
    stream.on('close', () => void giveBack())
    return c.body(Readable.toWeb(stream), 200, {
      ...closedToPages,
      'Content-Type': 'application/pdf',
      'Content-Length': `${sizeBytes}`,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    })
  }
}
