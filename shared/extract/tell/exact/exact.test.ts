import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import type { Fact } from '../../../facts.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'
import { prove } from '../proof/prove.ts'
import { doubtsOf } from '../second-look/doubts.ts'

const facts: Fact[] = [
  { term: 'invoiceNumber', value: 'RE-0815' },
  { term: 'date', value: '2026-03-05' },
  { term: 'dueDate', value: '2026-04-04' },
  { term: 'currency', value: 'EUR' },
  { term: 'subtotal', value: '63.00' },
  { term: 'tax', value: '4.41' },
  { term: 'total', value: '67.41' },
  { term: 'due', value: '47.41' },
  { term: 'iban', value: 'DE75512108001245126199' },
  { term: 'note', value: 'first' },
  { term: 'note', value: 'second' },
  { term: 'seller.name', value: 'Kräuter & Söhne GmbH' },
  { term: 'seller.taxId', value: 'DE136695976' },
  { term: 'seller.city', value: 'Leipzig' },
  { term: 'buyer.name', value: 'Amt für Grünflächen' },
  { term: 'buyer.address', value: 'Am Ring 3, 10115 Berlin, DE' },
  { term: 'buyer.email', value: 'amt@gruen.example' },
  { term: 'item', value: 'Salbei, Topf', line: 0 },
  { term: 'quantity', value: '12', line: 0 },
  { term: 'unitPrice', value: '2.50', line: 0 },
  { term: 'lineTotal', value: '30.00', line: 0 },
  { term: 'item', value: 'Erde 20 l', line: 1 },
  { term: 'lineTotal', value: '33.00', line: 1 },
]

function filled(asked: unknown, ...lines: string[]) {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  const page = { ...pageOf(...lines), data: [{ name: 'factur-x.xml', standard: 'cii' as const, facts }] }
  const { content, fields } = extract(page, schema.value)
  return {
    values: JSON.parse(content) as unknown,
    fields: new Map(prove(page, schema.value, fields).map((field) => [field.path, field])),
  }
}

describe('data that came with a document', () => {
  test.each([
    [{ invoice_number: '', invoice_date: '', due_date: '' }, ['RE-0815', '2026-03-05', '2026-04-04']],
    [{ invoiceNo: '', issue_date: '', total_amount: '' }, ['RE-0815', '2026-03-05', '67.41']],
    [{ Rechnungsnummer: '', Rechnungsdatum: '', Gesamtbetrag: '' }, ['RE-0815', '2026-03-05', '67.41']],
    [{ 发票号码: '', 开票日期: '', 价税合计: '' }, ['RE-0815', '2026-03-05', '67.41']],
    [{ subtotal: '', tax: '', total: '', amount_due: '' }, ['63.00', '4.41', '67.41', '47.41']],
    [{ seller_name: '', buyer_name: '' }, ['Kräuter & Söhne GmbH', 'Amt für Grünflächen']],
    [
      { supplier: '', customer: '', iban: '' },
      ['Kräuter & Söhne GmbH', 'Amt für Grünflächen', 'DE75512108001245126199'],
    ],
    [
      { vat_id: '', customer_email: '', customer_address: '' },
      ['DE136695976', 'amt@gruen.example', 'Am Ring 3, 10115 Berlin, DE'],
    ],
  ])('fill %j', (asked, values) => {
    expect(Object.values(filled(asked, 'A page that says nothing').values as object)).toEqual(values)
  })

  test('fill what is nested, lists, and rows', () => {
    const asked = {
      seller: { name: '', city: '' },
      notes: [''],
      items: [{ description: '', qty: '', price: '', amount: '' }],
    }
    expect(filled(asked, 'Rechnung').values).toEqual({
      seller: { name: 'Kräuter & Söhne GmbH', city: 'Leipzig' },
      notes: ['first', 'second'],
      items: [
        { description: 'Salbei, Topf', qty: '12', price: '2.50', amount: '30.00' },
        { description: 'Erde 20 l', qty: '', price: '', amount: '33.00' },
      ],
    })
  })

  test('say where the page says the same, in its own words', () => {
    const { fields } = filled({ total: '', date: '' }, 'Rechnung vom 05.03.2026', 'Gesamtbetrag 67,41 EUR')
    expect(fields.get('total')).toMatchObject({ value: '67.41', raw: '67,41', how: 'data', doubt: null })
    expect(fields.get('date')).toMatchObject({ value: '2026-03-05', raw: '05.03.2026', how: 'data' })
    expect(fields.get('date')?.box).not.toBe(null)
  })

  test('and where the page plainly says something else', () => {
    const { fields } = filled({ total: '' }, 'Rechnung', 'Gesamtbetrag 76,41 EUR')
    const total = fields.get('total')
    expect(total).toMatchObject({ value: '67.41', doubt: 'otherwisePrinted', confidence: 0.6 })
    expect(total?.alternatives?.map(({ value }) => value)).toEqual(['76,41'])
  })

  test('are not looked at again where their print was read with doubt', () => {
    const sketch = { text: 'Gesamtbetrag 67,41', confidence: 0.8 }
    const page = pageOf('Rechnung', sketch)
    const schema = parseSchema({ total: '' })
    if (!schema.ok) throw new Error(schema.error.code)
    const looked = (data: typeof page.data) => {
      const seen = { ...page, ...(data && { data }) }
      return doubtsOf(seen, extract(seen, schema.value).fields).map(({ path }) => path)
    }
    expect(looked(undefined)).toEqual(['total'])
    expect(looked([{ name: 'factur-x.xml', standard: 'cii', facts }])).toEqual([])
  })

  test('leave the rest to the page, and rows that are no items', () => {
    const { values } = filled(
      { order_number: '', buyer_phone: '', taxes: [{ rate: '', amount: '' }] },
      'Bestellnummer: B-77120',
    )
    expect(values).toMatchObject({ order_number: 'B-77120', buyer_phone: '' })
    expect(values).not.toMatchObject({ taxes: [{ amount: '30.00' }] })
  })
})

describe('a code on the page', () => {
  const asked = { payee: '', iban: '', amount_due: '' }
  const epc = [
    'BCD',
    '002',
    '1',
    'SCT',
    'SOLADEST600',
    'Kräuter & Söhne GmbH',
    'DE75512108001245126199',
    'EUR67.41',
  ]
  const schema = parseSchema(asked)
  const whatIsSaid = (texts: readonly string[], ...lines: string[]) => {
    if (!schema.ok) throw new Error(schema.error.code)
    const box = { x0: 10, y0: 20, x1: 110, y1: 120 }
    const codes = texts.map((text) => ({ kind: 'qr' as const, text, box }))
    return extract({ ...pageOf(...lines), codes }, schema.value)
  }

  test('says what it means, where it stands', () => {
    const { content, fields } = whatIsSaid([epc.join('\n')], 'Amount due 67,41')
    expect(Object.values(JSON.parse(content) as object)).toEqual([
      'Kräuter & Söhne GmbH',
      'DE75512108001245126199',
      '67.41',
    ])
    expect(fields.find(({ path }) => path === 'iban')).toMatchObject({ how: 'code', box: { x0: 10, y0: 20 } })
    expect(fields.find(({ path }) => path === 'amount_due')).toMatchObject({ how: 'code', raw: '67,41' })
  })

  test('of two that say different things neither is believed', () => {
    const other = epc.with(-1, 'EUR99.00').join('\n')
    const { content } = whatIsSaid([epc.join('\n'), other], 'Amount due 67,41')
    expect(JSON.parse(content)).toMatchObject({ amount_due: '67,41', iban: 'DE75512108001245126199' })
  })
})
