// Reads documents of several pages for the screenshots, printed by the browser.
import { PDFDocument } from '@cantoo/pdf-lib'
import bwipjs from 'bwip-js/node'
import type { Browser } from 'playwright'
import { anInvoice, eInvoice, type Invoice } from '../support/e-invoices.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import type { CallInput } from '../../shared/contract/calls.ts'
import type { ServerProcess } from '../support/server-process.ts'

const style = `body { font: 11pt/1.5 serif } h1 { font-size: 20pt } h2 { page-break-before: always }
td, th { padding: 4px 16px 4px 0; text-align: left } td:last-child, th:last-child { text-align: right }`

const chapter = (title: string, text: string) => `<h2>${title}</h2>${`<p>${text}</p>`.repeat(6)}`

/** The content of a payment QR code on an invoice. */
const bill = [
  'BCD',
  '002',
  '1',
  'SCT',
  '',
  'Harbour Lane Garden Society',
  'DE75512108001245126199',
  'EUR352.80',
  '',
  '',
  'HL-2026-118',
]

/** The machine-readable data of the report. */
const data: Invoice = {
  ...anInvoice,
  ...{
    number: 'HL-2026-118',
    date: '2026-03-03',
    due: '2026-04-02',
    order: 'WL-77',
    note: 'Delivered in spring',
  },
  ...{
    net: '294.00',
    tax: '58.80',
    total: '352.80',
    prepaid: '0.00',
    payable: '352.80',
    terms: '30 days net',
  },
  seller: { ...anInvoice.seller, name: 'Harbour Lane Garden Society', street: 'Harbour Lane 3' },
  buyer: { ...anInvoice.buyer, name: 'Westport Library', street: '17 Mill Street', city: 'Westport' },
  lines: [
    {
      number: '1',
      item: 'Apple trees',
      code: 'A-1',
      quantity: '12',
      unit: 'H87',
      price: '18.00',
      total: '216.00',
      rate: '20',
    },
    {
      number: '2',
      item: 'Planting and stakes',
      code: 'P-1',
      quantity: '12',
      unit: 'H87',
      price: '6.50',
      total: '78.00',
      rate: '20',
    },
  ],
}

async function withData(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  await document.attach(eInvoice('Factur-X', data), 'factur-x.xml')
  return document.save()
}

const report = (qrCode: string) => `<style>${style}</style><h1>Harbour Lane Garden Society</h1>
<p>Invoice number: <b>HL-2026-118</b></p><p>Invoice date: 3 March 2026</p><p>Due date: 2 April 2026</p>
<p>Bill to: Westport Library, 17 Mill Street, Westport</p>
<table><tr><th>Description</th><th>Quantity</th><th>Price</th><th>Amount</th></tr>
<tr><td>Apple trees</td><td>12</td><td>18.00</td><td>216.00</td></tr>
<tr><td>Planting and stakes</td><td>12</td><td>6.50</td><td>78.00</td></tr></table>
<p>Subtotal: 294.00</p><p>Tax: 58.80</p><p><b>Total: 352.80</b></p><img width="90" src="data:image/png;base64,${qrCode}">
${chapter('How the trees are planted', 'Each tree stands in a hole twice as wide as its roots, and is tied to its stake with a soft band.')}
${chapter('How they are watered', 'In the first summer every tree is given two cans of water a week, in dry weeks three.')}
${chapter('浇水说明', '第一年夏天每周给每棵树浇两桶水，干旱时浇三桶。')}`

export async function readDocuments(
  server: ServerProcess,
  browser: Browser,
  schemaId: string,
): Promise<Readonly<Record<string, string>>> {
  const page = await browser.newPage()
  const qrCode = await bwipjs.toBuffer({ bcid: 'qrcode', text: bill.join('\n'), scale: 4 })
  await page.setContent(report(qrCode.toString('base64')))
  const printed = await page.pdf({
    format: 'A4',
    margin: { top: '20mm', bottom: '20mm', left: '22mm', right: '22mm' },
  })
  await page.close()
  const locked = await makePdf({ pages: [drawLines('For members only')], password: 'sesame' })
  const documents = [
    { name: 'document', file: 'apple trees.pdf', bytes: printed, operation: 'markdown' },
    { name: 'documentFields', file: 'apple trees.pdf', bytes: printed, operation: 'json', schemaId },
    { name: 'documentData', file: 'trees with data.pdf', bytes: await withData(printed), operation: 'text' },
    { name: 'documentLocked', file: 'members.pdf', bytes: locked, operation: 'text' },
  ] as const
  const ids: Record<string, string> = {}
  for (const { name, ...document } of documents) ids[name] = await read(server, document)
  return ids
}

interface Sent extends Omit<CallInput<'records.add'>, 'images'> {
  readonly file: string
  readonly bytes: Uint8Array
}

async function read(server: ServerProcess, { file, bytes, ...options }: Sent): Promise<string> {
  const image = { name: file, base64: Buffer.from(bytes).toString('base64') }
  const { records } = await server.call('records.add', { images: [image], ...options })
  const id = records[0]?.id ?? ''
  await server.call('records.get', { id, wait: true })
  return id
}

/** Reads a scan of 20 pages: pictures without a text layer. */
export async function readScan(
  server: ServerProcess,
  browser: Browser,
): Promise<Readonly<Record<string, string>>> {
  const page = await browser.newPage({ viewport: { width: 820, height: 1160 } })
  const pdf = await PDFDocument.create()
  for (let number = 1; number <= 20; number++) {
    await page.setContent(`<style>${style}</style><h1>Minutes, page ${number}</h1>
<p>The society met on ${number} March 2026 at the library.</p><p>Present: ${number + 3} members.</p>`)
    const picture = await pdf.embedJpg(await page.screenshot({ type: 'jpeg', quality: 70 }))
    pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
  }
  await page.close()
  return { scan: await read(server, { file: 'minutes.pdf', bytes: await pdf.save(), operation: 'markdown' }) }
}
