// The convert endpoints of docling-serve (v1, and v1alpha of older releases), as Open WebUI and paperless-gpt call them.
import { z } from 'zod'
import type { JobItem } from '../../../shared/contract/job-calls.ts'
import type { ResultRecord } from '../../../shared/contract/record.ts'
import { parseAs } from '../../../shared/parse-as.ts'
import { parseJson } from '../../../shared/parse-json.ts'
import { err, fault, ok, type Result } from '../../../shared/result.ts'
import { owner } from '../../engine/caller.ts'
import { formats, optionsSchema, receive, type Options } from './docling-request.ts'
import type { DropIn, Guest } from './drop-ins.ts'
import { textsOf } from './texts-of.ts'

/** A client may wait this long for the end of a task in one request. */
const maxWaitSeconds = 60

/** A task id carries the options of its request, because a job knows one format only. */
const taskSchema = z.object({ job: z.string(), options: optionsSchema })

/** Has the document read; `options` are those of the request, once it was received. */
async function read(guest: Guest, waitMs?: number) {
  const kept: { options?: Options } = {}
  const answer = await guest.read(
    async (slot) => {
      const received = await receive(guest.c, slot)
      if (!received.ok) return received
      kept.options = received.value.options
      return ok(received.value.inputs)
    },
    waitMs === undefined ? {} : { waitMs },
  )
  return { answer, options: kept.options ?? optionsSchema.parse({}) }
}

async function convert(guest: Guest): Promise<Result<Response>> {
  const { answer, options } = await read(guest)
  return answer.ok ? toResponse(guest, answer.value, options) : answer
}

async function convertLater(guest: Guest): Promise<Result<Response>> {
  const { answer, options } = await read(guest, 0)
  const job = !answer.ok && answer.error.code === 'read.pending' ? answer.error.data.job : null
  if (job === null) return answer.ok ? err('internal', { reference: answer.value.id }) : answer
  const id = Buffer.from(JSON.stringify({ job, options })).toString('base64url')
  return ok(guest.c.json(toTask(id, 'waiting')))
}

/** Finds the job of a task; a key sees its own. */
async function findTask({ call }: Guest, id: string, waitMs = 0) {
  const task = parseAs(taskSchema, parseJson(Buffer.from(id, 'base64url').toString('utf8')))
  if (!task.ok) return err('job.unknown', { id })
  const job = await call('jobs.get', { id: task.value.job }, { waitMs })
  const item = job.ok ? job.value.items[0] : undefined
  if (!job.ok) return job
  return item ? ok({ item, options: task.value.options }) : err('job.unknown', { id })
}

async function poll(guest: Guest, [id = '']: readonly string[]): Promise<Result<Response>> {
  const seconds = Number(guest.c.req.query('wait') ?? 0)
  const found = await findTask(guest, id, Math.min(seconds > 0 ? seconds : 0, maxWaitSeconds) * 1000)
  if (!found.ok) return found
  const { status, error } = found.value.item
  return ok(guest.c.json({ ...toTask(id, status), ...(error && { error_message: error.message }) }))
}

async function result(guest: Guest, [id = '']: readonly string[]): Promise<Result<Response>> {
  const found = await findTask(guest, id)
  if (!found.ok) return found
  const { item, options } = found.value
  if (item.result) return toResponse(guest, item.result, options)
  return { ok: false, error: fault('record.notDone', { id, status: item.status }) }
}

function toTask(id: string, status: JobItem['status']) {
  const taskStatus = { waiting: 'pending', working: 'started', done: 'success' } as const
  const task_status = status in taskStatus ? taskStatus[status as keyof typeof taskStatus] : 'failure'
  return { task_id: id, task_type: 'convert', task_status, task_position: null, task_meta: null }
}

/** Writes the result in the requested formats; those that Fovea lacks are null and named as errors. */
async function toResponse(guest: Guest, record: ResultRecord, options: Options): Promise<Result<Response>> {
  const { to_formats: asked, md_page_break_placeholder: mark } = options
  const content = textsOf(record)
    .filter((text) => text !== '')
    .join(mark === '' ? '\n\n' : `\n\n${mark}\n\n`)
  // Only the owner may have a record shown as something else, and this one is the caller's own.
  const view = { id: record.id, operation: 'multilingual' } as const
  const text =
    asked.includes('text') && record.format === 'markdown'
      ? await guest.call('records.view', view, { caller: owner })
      : ok({ content })
  if (!text.ok) return text
  const lacking = asked.filter((each) => !formats.some((known) => known === each))
  const problems = [
    ...(record.failedPages ?? []).map(({ number, error }) => `Page ${number}: ${error.message}`),
    ...lacking.map((each) => `Fovea does not write the format ${each}.`),
  ]
  const document = {
    filename: record.filename,
    md_content: record.format === 'markdown' ? content : null,
    text_content: asked.includes('text') ? text.value.content : null,
    ...{ json_content: null, html_content: null, doctags_content: null },
  }
  return ok(
    guest.c.json({
      document,
      status: problems.length === 0 ? 'success' : 'partial_success',
      errors: problems.map((each) => ({
        component_type: 'pipeline',
        module_name: 'fovea',
        error_message: each,
      })),
      processing_time: (record.details?.durationMs ?? 0) / 1000,
      timings: {},
    }),
  )
}

export const docling: DropIn = {
  routes: [
    {
      method: 'GET',
      path: /^\/health$/,
      isOpen: true,
      answer: ({ c }) => Promise.resolve(ok(c.json({ status: 'ok' }))),
    },
    { method: 'POST', path: /^\/v1(?:alpha)?\/convert\/(?:file|source)$/, answer: convert },
    { method: 'POST', path: /^\/v1(?:alpha)?\/convert\/(?:file|source)\/async$/, answer: convertLater },
    { method: 'GET', path: /^\/v1(?:alpha)?\/status\/poll\/([\w-]+)$/, answer: poll },
    { method: 'GET', path: /^\/v1(?:alpha)?\/result\/([\w-]+)$/, answer: result },
  ],
  toError: (_, text) => ({ detail: text }),
}
