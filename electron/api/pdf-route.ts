// GET /api/records/{id}/pdf: a record as a searchable PDF, which is made on request and streamed from a temporary file.
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import { pdfOptionsSchema } from '../../shared/contract/pdf-options.ts'
import { parseAs } from '../../shared/parse-as.ts'
import type { Engine, PdfFile } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { ApiContext, Env } from './env.ts'
import { sandboxHeaders } from './image-route.ts'
import { anybody, refusal } from './identity.ts'

export function pdfRoute(engine: Engine): Handler<Env, '/api/records/:id/pdf'> {
  return async (c) => {
    const refused = refusal('key', 'GET /api/records/{id}/pdf', c.var.identity)
    if (refused) return answerFault(c, refused)
    const options = parseAs(pdfOptionsSchema, c.req.query())
    if (!options.ok) return answerFault(c, options.error)
    const { caller } = c.var.identity.ok ? c.var.identity.value : anybody
    const pdf = await engine.pdf(c.req.param('id'), options.value, caller, c.req.raw.signal)
    return pdf.ok ? answerPdf(c, pdf.value) : answerFault(c, pdf.error)
  }
}

/** Streams the file, and gives it back at the end. */
export async function answerPdf(c: ApiContext, pdf: PdfFile): Promise<Response> {
  const { path, sizeBytes, filename, giveBack } = pdf
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
