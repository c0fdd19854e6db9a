// Clients of docling-serve: the requests that Open WebUI and paperless-gpt send, replayed to the service.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../cli/support/heard.ts'
import { drawLines, makePdf, refusedPage } from '../support/pdfs.ts'
import { sharedService } from './support/service.ts'

const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
})
const clientSchema = z.object({ about: z.string() }).catchall(requestSchema)
const { openWebUi, paperlessGpt } = z
  .object({ openWebUi: clientSchema, paperlessGpt: clientSchema })
  .parse(JSON.parse(readFileSync(path.join(root, 'test/fixtures/drop-in/docling.json'), 'utf8')))

const answerSchema = z.object({
  document: z.object({
    filename: z.string(),
    md_content: z.string().nullable(),
    text_content: z.string().nullable(),
    json_content: z.null(),
  }),
  status: z.enum(['success', 'partial_success']),
  errors: z.array(z.object({ error_message: z.string() })),
  processing_time: z.number(),
})
const taskSchema = z.object({ task_id: z.string(), task_status: z.string() })
const errorSchema = z.object({ detail: z.string() })

const letter = readFileSync(path.join(root, 'samples/letter.png'))

const service = sharedService()

beforeAll(() =>
  service()
    .server.call('settings.set', { isDoclingOn: true })
    .then(() => undefined),
)

/** Sends a recorded request with this file. */
function send(recorded: unknown, file: Uint8Array = letter, given: { key?: string; task?: string } = {}) {
  const { method, path: at, headers, body } = requestSchema.parse(recorded)
  const { url, key } = service()
  const secret = given.key ?? key
  const basic = Buffer.from(`fovea:${secret}`).toString('base64')
  const fill = (text: string) =>
    text
      .replace('{{KEY}}', secret)
      .replace('{{BASIC}}', basic)
      .replace('{{TASK}}', given.task ?? '')
  const [before = '', after = ''] = body?.split('{{FILE}}') ?? []
  return fetch(url + fill(at), {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    ...(body !== undefined && { body: Buffer.concat([Buffer.from(before), file, Buffer.from(after)]) }),
  })
}

async function converted(response: Response) {
  expect(response.status).toBe(200)
  return answerSchema.parse(await response.json())
}

it('Open WebUI gets Markdown, and text as well if its parameters ask for it', async () => {
  const { document, status, errors } = await converted(await send(openWebUi.convert))
  expect(document).toMatchObject({ filename: '8a1f_letter.png', text_content: null })
  expect(document.md_content).toContain('# Your allotment for the coming season')
  expect([status, errors]).toEqual(['success', []])
  expect((await converted(await send(openWebUi.convertOlder))).document).toEqual(document)

  const both = await converted(await send(openWebUi.convertWithParams))
  expect(both.document.md_content).toBe(document.md_content)
  expect(both.document.text_content).toMatch(/^Westport Garden Society\n/)
  expect(both.document.text_content).not.toContain('#')
  const { records } = await service().server.call('records.list', {})
  expect(records.map(({ source, operation }) => [source, operation])).toEqual([
    ['api', 'markdown'],
    ['api', 'markdown'],
    ['api', 'markdown'],
  ])
})

it('a task of Open WebUI is polled until its end, marks pages, and belongs to its key', async () => {
  const file = await makePdf({ pages: [drawLines('Page one'), refusedPage, drawLines('Page three')] })
  const begun = taskSchema.parse(await (await send(openWebUi.convertAsync, file)).json())
  expect(begun.task_status).toBe('pending')
  const task = begun.task_id
  const ended = taskSchema.parse(await (await send(openWebUi.poll, file, { task })).json())
  expect(ended).toMatchObject({ task_id: task, task_status: 'success' })
  const { document, status, errors } = await converted(await send(openWebUi.result, file, { task }))
  expect(document.md_content).toBe('Page one\n\n\f\n\nPage three')
  expect(status).toBe('partial_success')
  expect(errors.map(({ error_message }) => error_message)).toEqual([
    expect.stringContaining('Page 2: '),
    'Fovea does not write the format json.',
  ])
  const other = await send(openWebUi.poll, file, { task, key: (await service().newKey()).key })
  expect([other.status, errorSchema.parse(await other.json()).detail]).toEqual([
    404,
    expect.stringContaining('There is no job'),
  ])
  expect((await send(openWebUi.result, file, { task: 'bm90IG91cnM' })).status).toBe(404)
})

it('a task that fails says why', async () => {
  const refused = await send(openWebUi.convertAsync, Buffer.from('no image'))
  expect(refused.status).toBe(400)
  expect(errorSchema.parse(await refused.json()).detail).toContain('it is a text file')
})

it('paperless-gpt, which knows no key, sends the one in its address', async () => {
  const { document, status } = await converted(await send(paperlessGpt.convert))
  expect(document.md_content).toContain('# Your allotment for the coming season')
  expect([document.text_content, status]).toEqual([null, 'success'])
  const wrong = await send(paperlessGpt.convert, letter, { key: 'fv_wrong' })
  expect([wrong.status, Object.keys((await wrong.json()) as object)]).toEqual([401, ['detail']])
})

it('sources in JSON are read, in the forms of both versions', async () => {
  const post = (at: string, body: unknown) =>
    fetch(service().url + at, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': service().key },
      body: JSON.stringify(body),
    })
  const base64_string = letter.toString('base64')
  const options = { to_formats: ['text'] }
  const newer = { options, sources: [{ kind: 'file', base64_string, filename: 'a.png' }] }
  const { document } = await converted(await post('/v1/convert/source', newer))
  expect(document).toMatchObject({ filename: 'a.png', md_content: null })
  expect(document.text_content).toMatch(/^Westport Garden Society\n/)
  const older = { options, file_sources: [{ base64_string, filename: 'a.png' }] }
  expect((await converted(await post('/v1alpha/convert/source', older))).document).toEqual(document)

  const detailOf = async (body: object) => {
    const response = await post('/v1/convert/source', body)
    return [response.status, errorSchema.parse(await response.json()).detail]
  }
  const http = { sources: [{ kind: 'http', url: 'http://127.0.0.1:1/a.png' }] }
  expect(await detailOf(http)).toEqual([400, expect.stringContaining('127.0.0.1')])
  expect(await detailOf({ ...newer, options: { to_formats: ['json'] } })).toEqual([
    400,
    'to_formats: must be one of: md, text, not json.',
  ])
  expect(await detailOf({ sources: [] })).toEqual([400, 'sources: is missing.'])
  expect(await detailOf({ ...newer, target: { kind: 'zip' } })).toEqual([
    400,
    expect.stringContaining('target.kind: '),
  ])
})

it('answers nothing of it while it is off, and no other path takes its keys', async () => {
  const { server, url, key } = service()
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${url}/v1/convert/file`)).status).toBe(404)
  expect((await fetch(`${url}/api/records`, { headers: { 'X-Api-Key': key } })).status).toBe(401)
  await server.call('settings.set', { isDoclingOn: false })
  const off = await send(openWebUi.convert)
  expect([off.status, await off.json()]).toEqual([
    403,
    { statusText: expect.stringContaining('--is-docling-on') as string },
  ])
  expect((await fetch(`${url}/health`)).status).toBe(403)
})
