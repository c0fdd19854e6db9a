// Tests POST /api/documents as programs call it: raw, in a form, and as JSON. All parts are real.
import { expect, it } from 'vitest'
import { anInvoice, eInvoice } from '../support/e-invoices.ts'
import { helloIn } from '../support/formats.ts'
import { fixtureTexts } from '../support/images.ts'
import { drawLines, makePdf, refusedPage } from '../support/pdfs.ts'
import { sharedService } from './support/service.ts'

const service = sharedService()
/** A PDF of three pages. */
const paper = () =>
  makePdf({
    pages: [
      drawLines('Invoice number: HL-118', 'Invoice date: 2026-03-03'),
      drawLines('Notes on delivery', 'The trees arrive in spring.'),
      drawLines('Total: 352.80'),
    ],
  })

/** Sends a document to the service; returns the status and the answer. */
async function post(
  body: BodyInit,
  type: string | null,
  query = '',
): Promise<{ status: number; said: Said }> {
  const { url, key } = service()
  const answer = await fetch(`${url}/api/documents?key=${key}${query}`, {
    method: 'POST',
    body,
    ...(type === null ? {} : { headers: { 'Content-Type': type } }),
  })
  return { status: answer.status, said: (await answer.json()) as Said }
}

interface Said {
  readonly id: string
  readonly content: string
  readonly pages?: number
  readonly failedPages?: readonly { number: number; error: { code: string; message: string } }[]
  readonly format: string
  readonly payload: string
  readonly statusText?: string
  readonly details?: {
    readonly fields: readonly { path: string; value: string; page: number | null }[]
    readonly data?: readonly { name: string; facts: readonly { term: string; value: string }[] }[]
  }
}

const asBody = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

it('one answer contains all pages, and its record is in the history', async () => {
  const { status, said } = await post(asBody(await paper()), 'application/pdf', '&operation=text-recognition')
  expect([status, said.pages, said.format]).toEqual([200, 3, 'text'])
  expect(said.content).toBe(
    'Invoice number: HL-118\nInvoice date: 2026-03-03\n\nNotes on delivery\nThe trees arrive in spring.\n\nTotal: 352.80',
  )
  expect(said.payload).toContain('/api/documents?key=')
})

it('embedded data of a document are returned with the details only, if there are any', async () => {
  const invoice = await makePdf({
    pages: [drawLines('See the data')],
    attached: { 'factur-x.xml': eInvoice('Factur-X') },
  })
  const ask = async (bytes: Uint8Array, query = '') =>
    (await post(asBody(bytes), 'application/pdf', `&operation=text-recognition${query}`)).said
  const told = await ask(invoice, '&details=1')
  expect(told.details?.data?.[0]?.facts).toContainEqual({ term: 'invoiceNumber', value: anInvoice.number })
  expect(JSON.stringify(await ask(invoice))).not.toContain(anInvoice.number)
  expect((await ask(await paper(), '&details=1')).details).not.toHaveProperty('data')
})

it('a record can be fetched as a PDF, which is made for each request and streamed from a file', async () => {
  const { url, key } = service()
  const image = await helloIn.tiff()
  const { said } = await post(asBody(image), 'image/tiff', '&operation=text-recognition')
  const get = (query = '') => fetch(`${url}/api/records/${said.id}/pdf?key=${key}${query}`)
  const [plain, archived] = [await get(), await get('&pdfa=1&attachResult=true')]
  expect([plain.status, plain.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const bytes = Buffer.from(await plain.arrayBuffer())
  expect([bytes.subarray(0, 5).toString(), bytes.length]).toEqual([
    '%PDF-',
    Number(plain.headers.get('Content-Length')),
  ])
  expect(Buffer.from(await archived.arrayBuffer()).includes('<pdfaid:part>3')).toBe(true)
  expect((await get('&pdfa=maybe')).status).toBe(400)
  const { said: born } = await post(asBody(await paper()), 'application/pdf', '&operation=text-recognition')
  const kept = await fetch(`${url}/api/records/${born.id}/pdf?key=${key}&pdfa=1`)
  expect([kept.status, await kept.text()]).toEqual([400, expect.stringContaining('PDF/A')])
})

it('Markdown marks the beginning of each page on request, and single pages can be chosen', async () => {
  const query = '&operation=image-to-markdown&pages=2-3&page_breaks=1'
  const { said } = await post(asBody(await paper()), 'application/octet-stream', query)
  expect(said.content).toMatch(/^<!-- page 2 -->\n\n.*Notes on delivery.*<!-- page 3 -->\n\nTotal: 352\.80/s)
  expect(said.pages).toBe(3)
})

it('a document without a readable page names it and keeps its place', async () => {
  const pages = [drawLines('One'), refusedPage, drawLines('Three')]
  const body = asBody(await makePdf({ pages }))
  const ask = async (query: string) => (await post(body, 'application/pdf', query)).said
  const breaks = (operation: string) => ask(`&operation=${operation}&page_breaks=1`)
  const text = await breaks('text-recognition')
  expect([text.pages, text.content]).toEqual([3, 'One\n\n\f\n\n\fThree'])
  const [failed] = text.failedPages ?? []
  expect(failed).toMatchObject({ number: 2, error: { code: 'document.pageSize' } })
  expect(failed?.error.message).toContain('Page 2 of')
  const markdown = await breaks('image-to-markdown')
  expect(markdown.content).toBe('<!-- page 1 -->\n\nOne\n\n<!-- page 2 -->\n\n<!-- page 3 -->\n\nThree')
  const plain = await ask('&operation=text-recognition')
  expect([plain.content, plain.failedPages?.length]).toEqual(['One\n\nThree', 1])
  const fields = await ask('&operation=key-information-extraction&result_schema={"total":""}&details=1')
  expect(fields.failedPages?.map(({ number }) => number)).toEqual([2])
  const whole = await post(asBody(await paper()), 'application/pdf', '&operation=text-recognition')
  expect(whole.said).not.toHaveProperty('failedPages')
})

it('fields are returned with their page, for a form with the file', async () => {
  const form = new FormData()
  form.set('file', asBody(await paper()), 'paper.pdf')
  form.set('operation', 'key-information-extraction')
  form.set('result_schema', '{"invoice_number":"","total":""}')
  form.set('details', '1')
  const { status, said } = await post(form, null)
  expect([status, JSON.parse(said.content)]).toEqual([200, { invoice_number: 'HL-118', total: '352.80' }])
  expect(said.details?.fields.map(({ path, page }) => [path, page])).toEqual([
    ['invoice_number', 1],
    ['total', 3],
  ])
})

it('an image of any format is a document of one page', async () => {
  const bytes = await helloIn.bmp()
  const image = `data:image/bmp;base64,${Buffer.from(bytes).toString('base64')}`
  const body = JSON.stringify({ document: { type: 'image_url', image_url: image } })
  const { status, said } = await post(body, 'application/json')
  expect([status, said.content]).toEqual([200, fixtureTexts.hello.join('\n')])
})

it('a locked or damaged file and a wrong request are refused with a remedy', async () => {
  const locked = asBody(await makePdf({ pages: [drawLines('For members only')], password: 'sesame' }))
  expect((await post(locked, 'application/pdf')).said.statusText).toContain('password')
  expect((await post(locked, 'application/pdf', '&password=no')).said.statusText).toContain(
    'does not open it',
  )
  expect((await post(locked, 'application/pdf', '&password=sesame')).said.content).toBe('For members only')
  const broken = await post('%PDF-1.7\nnothing\n%%EOF\n', 'application/pdf')
  expect([broken.status, broken.said.statusText]).toEqual([400, expect.stringContaining('damaged')])
  const none = await post(asBody(await paper()), 'application/pdf', '&pages=7-9')
  expect([none.status, none.said.statusText]).toEqual([400, expect.stringContaining('3 pages')])
  const unknown = await post(asBody(await paper()), 'application/pdf', '&operation=poetry')
  expect([unknown.status, unknown.said.statusText]).toEqual([400, expect.stringContaining('must be one of')])
})

it('a password opens a locked file for its own record only, and a wrong one closes it for nobody', async () => {
  const { url, newKey } = service()
  const [a, b] = [(await newKey()).key, (await newKey()).key]
  const locked = asBody(await makePdf({ pages: [drawLines('For members only')], password: 'sesame' }))
  const send = async (key: string, more = '') => {
    const answer = await fetch(`${url}/api/documents?key=${key}${more}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/pdf' },
      body: locked,
    })
    return { status: answer.status, text: await answer.text() }
  }
  const first = await send(a, '&password=sesame')
  expect(first.text).toContain('For members only')
  expect((await send(b)).status).toBe(400)
  expect((await send(b, '&password=wrong')).status).toBe(400)
  const answer = await fetch(`${url}/api/records?key=${b}`)
  const listed = (await answer.json()) as { records: { id: string }[] }
  const ids = listed.records.map(({ id }) => id)
  for (const id of ids)
    for (const what of ['page', 'picture', 'thumbnail', 'pdf'])
      expect([what, (await fetch(`${url}/api/records/${id}/${what}?key=${b}`)).ok]).toEqual([what, false])
  const { id } = JSON.parse(first.text) as { id: string }
  for (const what of ['page', 'picture', 'thumbnail'])
    expect([what, (await fetch(`${url}/api/records/${id}/${what}?key=${a}`)).ok]).toEqual([what, true])
})

it('the four operations of the contract accept no documents', async () => {
  const image = `data:application/pdf;base64,${Buffer.from(await paper()).toString('base64')}`
  const { url, key } = service()
  const answer = await fetch(`${url}/api/text-recognition?key=${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ document: { type: 'image_url', image_url: image } }),
  })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('a PDF document')])
})
