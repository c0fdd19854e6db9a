// The Read model of Azure Document Intelligence (2024-11-30), as paperless-ngx and the clients of Azure call it: a document
// is accepted, its operation is polled, and its result and searchable PDF are fetched.
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Job, JobItem } from '../../../shared/contract/job-calls.ts'
import type { RecordView } from '../../../shared/contract/record.ts'
import { faultText } from '../../../shared/faults.ts'
import { documentLimits, maxOwnBodyBytes } from '../../../shared/limits.ts'
import { parseAs } from '../../../shared/parse-as.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { baseUrlOf } from '../base-url.ts'
import type { BodySlot } from '../body-limiter.ts'
import { isJson, readBody, type CallInputs } from '../body.ts'
import type { ApiContext } from '../env.ts'
import { answerPdf } from '../pdf-route.ts'
import { receiveUpload } from '../upload.ts'
import { createPageWriter, indexTypes, type IndexType } from './azure-pages.ts'
import type { DropIn, Guest } from './drop-ins.ts'
import { textsOf } from './texts-of.ts'

const apiVersion = '2024-11-30'
const model = 'prebuilt-read'
const base = '/documentintelligence/documentModels'
/** A poll is answered when the document is read, or after this time. Clients ask again after a second. */
const pollMs = 10_000
const pollHeaders = { 'Retry-After': '1' }

const querySchema = z.object({
  modelId: z.enum([model]),
  outputContentFormat: z.enum(['text', 'markdown']).default('text'),
  stringIndexType: z.enum(indexTypes).default('textElements'),
  pages: z.string().optional(),
})

const bodySchema = z
  .object({ base64Source: z.string(), urlSource: z.string() })
  .partial()
  .refine((body) => Object.keys(body).length === 1, { error: 'must have either base64Source or urlSource' })

/** Receives either kind of request: the document itself, or JSON with its content or address. */
async function receive(c: ApiContext, slot: BodySlot): Promise<Result<{ image: string; file?: Uint8Array }>> {
  if (!isJson(c.req.header('Content-Type') ?? '')) {
    const upload = await receiveUpload(c, slot, documentLimits.maxSentBytes)
    return upload.ok ? ok({ image: 'data:,', file: upload.value.bytes }) : upload
  }
  const json = await readBody(c.req.raw, maxOwnBodyBytes, slot)
  const body = json.ok ? parseAs(bodySchema, json.value) : json
  if (!body.ok) return body
  const { base64Source: base64 = '', urlSource } = body.value
  return ok({ image: urlSource ?? `data:application/octet-stream;base64,${base64}` })
}

async function analyze(guest: Guest, [modelId = '']: readonly string[]): Promise<Result<Response>> {
  const { c, read } = guest
  const query = parseAs(querySchema, { ...c.req.query(), modelId })
  if (!query.ok) return query
  const { outputContentFormat: format, stringIndexType, pages } = query.value
  const answer = await read(
    async (slot): Promise<Result<CallInputs>> => {
      const received = await receive(c, slot)
      if (!received.ok) return received
      const { image, file } = received.value
      const fields = {
        operation: format === 'markdown' ? 'image-to-markdown' : 'multilingual-text-recognition',
        ...(pages !== undefined && { pages: pages.replaceAll(' ', '') }),
        ...{ page_breaks: 1, document: { type: 'image_url', image_url: image } },
      }
      return ok({ fields, ...(file && { file }) })
    },
    { waitMs: 0 },
  )
  const job = !answer.ok && answer.error.code === 'read.pending' ? answer.error.data.job : null
  if (job === null) return answer.ok ? err('internal', { reference: answer.value.id }) : answer
  const result = `${base}/${model}/analyzeResults/${job}.${stringIndexType}`
  const location = `${baseUrlOf(c)}${result}?api-version=${apiVersion}`
  return ok(c.body(null, 202, { ...pollHeaders, 'Operation-Location': location, 'apim-request-id': job }))
}

/** Finds the job of an operation; a key sees its own. */
async function findJob(
  { call }: Guest,
  id: string,
  waitMs = 0,
): Promise<Result<{ job: Job; item: JobItem }>> {
  const job = await call('jobs.get', { id }, { waitMs })
  const item = job.ok ? job.value.items[0] : undefined
  if (!job.ok) return job
  return item ? ok({ job: job.value, item }) : err('job.unknown', { id })
}

async function poll(guest: Guest, [id = '', type = '']: readonly string[]): Promise<Result<Response>> {
  const { c, call } = guest
  const found = await findJob(guest, id, pollMs)
  const indexType = parseAs(z.enum(indexTypes), type)
  if (!found.ok || !indexType.ok) return found.ok ? err('job.unknown', { id }) : found
  const { job, item } = found.value
  const updated = new Date(job.endedAt ?? Date.now()).toISOString()
  const facts = { createdDateTime: new Date(job.createdAt).toISOString(), lastUpdatedDateTime: updated }
  if (item.status === 'waiting' || item.status === 'working')
    return ok(c.json({ status: 'running', ...facts }, 200, pollHeaders))
  const record = item.result ? await call('records.get', { id: item.result.id }) : null
  if (!item.result || !record?.ok) {
    const error = { code: 'InvalidRequest', message: item.error?.message ?? 'The record was deleted.' }
    return ok(c.json({ status: 'failed', ...facts, error }))
  }
  const head = { status: 'succeeded', ...facts }
  const stream = Readable.from(
    writeResult(guest, head, { result: item.result, record: record.value, indexType: indexType.value }),
  )
  return ok(c.body(Readable.toWeb(stream) as ReadableStream, 200, { 'Content-Type': 'application/json' }))
}

interface Analyzed {
  readonly result: NonNullable<JobItem['result']>
  readonly record: RecordView
  readonly indexType: IndexType
}

/** Writes the JSON of a result page by page, because all pages of a long document would block the engine's loop. */
async function* writeResult(guest: Guest, head: object, { result, record, indexType }: Analyzed) {
  const { id, document, languages, languageConfidence } = record
  const texts = textsOf(result)
  const write = createPageWriter(texts, indexType)
  const facts = { apiVersion, modelId: model, stringIndexType: indexType, contentFormat: result.format }
  const begun = JSON.stringify({ ...head, analyzeResult: { ...facts, content: write.content } })
  yield `${begun.slice(0, -2)},"pages":[`
  const warnings: object[] = []
  let comma = ''
  for (const [index, number] of (document?.numbers ?? [1]).entries()) {
    await setImmediate()
    const page = await guest.call('records.page', { id, ...(document && { page: number }) })
    if (page.ok) {
      yield comma + JSON.stringify(write.page(page.value, number, index))
      comma = ','
    } else warnings.push({ code: 'PageNotRead', message: faultText(page.error), target: `/pages/${number}` })
  }
  const more = { languages: write.languages(languages, languageConfidence), styles: [], warnings }
  yield `],${JSON.stringify(more).slice(1)}}`
}

/** Streams the searchable PDF of a document that was read. */
async function pdf(guest: Guest, [id = '']: readonly string[]): Promise<Result<Response>> {
  const { c, engine, caller } = guest
  const found = await findJob(guest, id)
  if (!found.ok) return found
  const { recordId } = found.value.item
  if (recordId === null) return err('job.unknown', { id })
  const made = await engine.pdf(recordId, { pdfa: false, attachResult: false }, caller, c.req.raw.signal)
  return made.ok ? ok(await answerPdf(c, made.value)) : made
}

const resultPath = `^${base}/[^/:]+/analyzeResults/(job_\\w+)\\.(\\w+)`

/** The codes of Azure's errors, by status. */
const codes: Readonly<Record<number, string>> = {
  401: '401',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'InvalidContentLength',
  429: '429',
  500: 'InternalServerError',
}

export const azureRead: DropIn = {
  routes: [
    { method: 'POST', path: new RegExp(`^${base}/([^/:]+):analyze$`), answer: analyze },
    { method: 'GET', path: new RegExp(`${resultPath}$`), answer: poll },
    { method: 'GET', path: new RegExp(`${resultPath}/pdf$`), answer: pdf },
  ],
  toError: (status, message) => ({ error: { code: codes[status] ?? 'InvalidRequest', message } }),
}
