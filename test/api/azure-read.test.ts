// Clients of Azure Document Intelligence: Azure's own client for JavaScript reads documents through the service, in the
// steps in which paperless-ngx does it with Azure's client for Python.
import DocumentIntelligence, {
  getLongRunningPoller,
  isUnexpected,
  parseResultIdFromResponse,
  type AnalyzeOperationOutput,
  type AnalyzeResultOutput,
  type DocumentIntelligenceClient,
} from '@azure-rest/ai-document-intelligence'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../cli/support/heard.ts'
import { drawLines, makePdf, refusedPage } from '../support/pdfs.ts'
import { sharedService } from './support/service.ts'

const service = sharedService()
const letter = readFileSync(path.join(root, 'samples/letter.png'))
const modelPath = '/documentModels/{modelId}:analyze'
const unlessExpected = 'the service answered as Azure does not'

beforeAll(() =>
  service()
    .server.call('settings.set', { isAzureReadOn: true })
    .then(() => undefined),
)

function clientOf({ url, key }: { url: string; key: string } = service()): DocumentIntelligenceClient {
  return DocumentIntelligence(
    url,
    { key },
    { allowInsecureConnection: true, retryOptions: { maxRetries: 0 } },
  )
}

type Asked = NonNullable<Parameters<ReturnType<typeof analyzeWith>>[0]['queryParameters']>
const analyzeWith = (client: DocumentIntelligenceClient) => client.path(modelPath, 'prebuilt-read').post

/** Analyzes a document to its end, as the documentation of the client shows it. */
async function analyzed(file: Uint8Array, queryParameters: Asked = {}) {
  const client = clientOf()
  const initial = await client.path(modelPath, 'prebuilt-read').post({
    contentType: 'application/json',
    body: { base64Source: Buffer.from(file).toString('base64') },
    queryParameters,
  })
  if (isUnexpected(initial)) throw new Error(initial.body.error.message)
  const poller = getLongRunningPoller(client, initial, { intervalInMs: 1 })
  const { body } = await poller.pollUntilDone()
  const { status, analyzeResult } = body as AnalyzeOperationOutput
  return { client, status, result: analyzeResult, id: parseResultIdFromResponse(initial) }
}

/** The part of the text that a span names, in the units of the result. */
function partOf(
  { content, stringIndexType }: AnalyzeResultOutput,
  { offset, length }: { offset: number; length: number },
) {
  const units =
    stringIndexType === 'utf16CodeUnit'
      ? content.split('')
      : stringIndexType === 'unicodeCodePoint'
        ? Array.from(content)
        : Array.from(new Intl.Segmenter().segment(content), ({ segment }) => segment)
  return units.slice(offset, offset + length).join('')
}

it('the client gets lines and words with their places in the text and on the page', async () => {
  const { result, status } = await analyzed(letter)
  if (!result) throw new Error(unlessExpected)
  expect([status, result.modelId, result.contentFormat, result.warnings]).toEqual([
    'succeeded',
    'prebuilt-read',
    'text',
    [],
  ])
  expect(result.content).toMatch(/^Westport Garden Society\n/)
  expect(result.languages).toMatchObject([
    { locale: 'en', spans: [{ offset: 0, length: result.content.length }] },
  ])
  const [page] = result.pages
  expect(page).toMatchObject({
    pageNumber: 1,
    unit: 'pixel',
    spans: [{ offset: 0, length: result.content.length }],
  })
  const { lines = [], words = [], width = 0 } = page ?? {}
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.map(({ spans: [span] }) => span && partOf(result, span))).toEqual(
    lines.map(({ content }) => content),
  )
  expect(words.map(({ span }) => partOf(result, span))).toEqual(words.map(({ content }) => content))
  const [first] = words
  expect(first).toMatchObject({ content: 'Westport', polygon: { length: 8 } })
  expect(first?.confidence).toBeGreaterThan(0.5)
  expect(Math.max(...(first?.polygon ?? []))).toBeLessThan(width)
})

it('paperless-ngx gets the text of all pages and a searchable PDF', async () => {
  const file = await makePdf({ pages: [drawLines('Page one'), refusedPage, drawLines('Page three')] })
  const { client, result, id } = await analyzed(file, { outputContentFormat: 'text', output: ['pdf'] })
  if (!result) throw new Error(unlessExpected)
  expect(result.content).toBe('Page one\n\nPage three')
  expect(
    result.pages.map(({ pageNumber, spans: [span] }) => [pageNumber, span && partOf(result, span)]),
  ).toEqual([
    [1, 'Page one'],
    [3, 'Page three'],
  ])
  expect(result.warnings).toMatchObject([{ target: '/pages/2' }])
  const pdf = await client
    .path('/documentModels/{modelId}/analyzeResults/{resultId}/pdf', 'prebuilt-read', id)
    .get()
    .asNodeStream()
  expect([pdf.status, pdf.headers['content-type']]).toEqual(['200', 'application/pdf'])
  const chunks: Buffer[] = []
  for await (const chunk of pdf.body ?? []) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).toString('latin1')).toMatch(/^%PDF-/)

  const other = clientOf({ ...service(), key: (await service().newKey()).key })
  const refused = await other
    .path('/documentModels/{modelId}/analyzeResults/{resultId}', 'prebuilt-read', id)
    .get()
  expect(refused).toMatchObject({ status: '404', body: { error: { code: 'NotFound' } } })
})

it('spans count in the requested units, and Markdown keeps the places of its words', async () => {
  const chinese = readFileSync(path.join(root, 'samples/notice-zh.png'))
  for (const stringIndexType of ['utf16CodeUnit', 'unicodeCodePoint', 'textElements'] as const) {
    const { result } = await analyzed(chinese, { stringIndexType, outputContentFormat: 'markdown' })
    if (!result) throw new Error(unlessExpected)
    expect([result.stringIndexType, result.contentFormat]).toEqual([stringIndexType, 'markdown'])
    const words = result.pages[0]?.words ?? []
    const found = words.filter(({ content, span }) => partOf(result, span) === content)
    expect(found.length / words.length).toBeGreaterThan(0.8)
  }
})

it('errors have the shape of Azure', async () => {
  const client = clientOf()
  const send = (modelId: string, body: { base64Source: string } | { urlSource: string }, from = client) =>
    from.path(modelPath, modelId).post({ contentType: 'application/json', body })
  const image = { base64Source: letter.toString('base64') }
  const answers = await Promise.all([
    send('prebuilt-invoice', image),
    send('prebuilt-read', { base64Source: Buffer.from('no image').toString('base64') }),
    send('prebuilt-read', { urlSource: 'http://127.0.0.1:1/a.png' }),
    send('prebuilt-read', image, clientOf({ ...service(), key: 'wrong' })),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['400', '400', '400', '401'])
  expect(answers.map(({ body }) => body)).toMatchObject([
    { error: { code: 'InvalidRequest', message: 'modelId: must be "prebuilt-read".' } },
    { error: { code: 'InvalidRequest', message: expect.stringContaining('it is a text file') as string } },
    { error: { code: 'InvalidRequest', message: expect.stringContaining('127.0.0.1') as string } },
    { error: { code: '401', message: expect.stringContaining('API key') as string } },
  ])
})

it('a document that fails to be read ends its operation with the reason', async () => {
  const locked = await makePdf({ pages: [drawLines('Secret')], password: 'open' })
  await expect(analyzed(locked)).rejects.toThrow(
    'failed. InvalidRequest. image.pdf was not read: it is locked',
  )
})
