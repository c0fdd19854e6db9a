import { expect, test } from 'vitest'
import { anInvoice, eInvoice, standards } from '../../../test/support/e-invoices.ts'
import { makePdf, drawLines } from '../../../test/support/pdfs.ts'
import { createPdfCache } from '../documents/pdf.ts'
import { dataFileOf, dataFilesIn } from './data-file.ts'

const { seller, buyer, lines } = anInvoice

function partsOf(party: string, told: typeof seller): Record<string, string> {
  const address = `${told.street}, ${told.postcode} ${told.city}, DE`
  const parts = Object.entries({ ...told, taxNumber: '111/222/33333', address })
  return Object.fromEntries(parts.map(([part, value]) => [`${party}.${part}`, value]))
}

test.each(standards)('an invoice of %s says each of its values', (standard) => {
  const file = dataFileOf('invoice.xml', eInvoice(standard))
  const values = new Map(
    file?.facts.filter(({ line }) => line === undefined).map(({ term, value }) => [term, value]),
  )
  expect(file?.standard).toBe(standard === 'UBL' ? 'ubl' : 'cii')
  expect(Object.fromEntries(values)).toEqual({
    invoiceNumber: anInvoice.number,
    date: '2026-03-05',
    dueDate: '2026-04-04',
    deliveryDate: '2026-03-02',
    currency: 'EUR',
    note: 'Danke & bis bald <3',
    buyerReference: anInvoice.reference,
    orderNumber: anInvoice.order,
    iban: anInvoice.iban,
    bic: anInvoice.bic,
    paymentTerms: anInvoice.terms,
    linesTotal: '63.00',
    subtotal: '63.00',
    tax: '4.41',
    taxRate: '7',
    total: '67.41',
    paid: '20.00',
    due: '47.41',
    ...partsOf('seller', seller),
    ...partsOf('buyer', buyer),
  })
})

test.each(standards)(
  'an invoice of %s says each of its lines, and none that only tells something',
  (standard) => {
    const facts = dataFileOf('invoice.xml', eInvoice(standard))?.facts ?? []
    const told = [0, 1].map((at) =>
      Object.fromEntries(facts.filter(({ line }) => line === at).map(({ term, value }) => [term, value])),
    )
    expect(told).toEqual(
      lines.map(({ number, item, code, quantity, unit, price, total, rate }) => ({
        lineNumber: number,
        item,
        itemCode: code,
        quantity,
        unit,
        unitPrice: price,
        lineTotal: total,
        lineTaxRate: rate,
      })),
    )
    expect(facts.some(({ line }) => line === 2)).toBe(false)
  },
)

test('in UTF-16 it says the same', () => {
  const text = new TextDecoder().decode(eInvoice('UBL')).replace('UTF-8', 'UTF-16')
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')
  expect(dataFileOf('invoice.xml', wide)?.facts).toEqual(dataFileOf('i', eInvoice('UBL'))?.facts)
})

const text = new TextDecoder().decode(eInvoice('Factur-X'))

test.each([
  ['that is cut off', text.slice(0, -40)],
  ['of another kind', '<Invoice xmlns="urn:somebody-else"><ID>1</ID></Invoice>'],
  ['that makes itself larger', text.replace('?>', '?><!DOCTYPE a [<!ENTITY b "bbbbbbbb">]>')],
  ['that is none', 'no XML at all'],
  ['of nothing', ''],
])('a file %s says nothing', (_, content) => {
  expect(dataFileOf('invoice.xml', Buffer.from(content))).toBe(null)
})

test.each([
  ['that is cut off', text.slice(0, -40)],
  ['in an encoding that there is not', text.replace('UTF-8', 'UTF-8-W/O-BOM')],
])('an invoice %s is known by its name and told to be damaged', (_, content) => {
  expect(dataFileOf('factur-x.xml', Buffer.from(content))).toMatchObject({ facts: [], isDamaged: true })
})

test('an order of Order-X is read as an invoice is', () => {
  const order = text
    .replaceAll('data:standard:CrossIndustryInvoice', 'data:SCRDMCCBDACIOMessageStructure')
    .replaceAll('CrossIndustryInvoice', 'SCRDMCCBDACIOMessageStructure')
  expect(dataFileOf('order-x.xml', Buffer.from(order))?.facts).toEqual(
    dataFileOf('i', Buffer.from(text))?.facts,
  )
})

test('lies in a PDF under whatever name it has', async () => {
  const bytes = await makePdf({
    pages: [drawLines('Rechnung')],
    attached: {
      'Tabelle.csv': Buffer.from('a;b'),
      'zugferd-rechnung.XML': eInvoice('ZUGFeRD 1'),
      'other.xml': Buffer.from('<a/>'),
    },
  })
  const shelf = createPdfCache()
  const pdf = await shelf.open({ hash: 'any', name: 'a.pdf' }, bytes)
  if (!pdf.ok) throw new Error(pdf.error.code)
  const files = dataFilesIn(pdf.value)
  shelf.close()
  expect(files.map(({ name, standard }) => [name, standard])).toEqual([['zugferd-rechnung.XML', 'cii']])
  expect(files[0]?.facts).toEqual(dataFileOf('i', eInvoice('ZUGFeRD 1'))?.facts)
})

test.each([
  ['a million empty elements', `<a>${'<b/>'.repeat(1_000_000)}</a>`],
  ['elements within each other', `${'<b>'.repeat(400_000)}${'</b>'.repeat(400_000)}`],
  [
    'a hundred thousand attributes',
    `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
  ],
])('takes no time for a file that is made to be slow: %s', (_, xml) => {
  const before = process.cpuUsage()
  expect(dataFileOf('a.xml', Buffer.from(xml))).toBeNull()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
