import { expect, test } from 'vitest'
import { fieldNameOf, wordsOf } from './names.ts'
import { concepts } from './synonyms.ts'

test.each([
  ['invoiceNo', 'invoice number'],
  ['invoice_no', 'invoice number'],
  ['Invoice-Number', 'invoice number'],
  ['VATNumber', 'vat number'],
  ['line2', 'line 2'],
  ['发票号码', '发票号码'],
  ['总计total', '总计 total'],
  ['Straße', 'straße'],
  ['номер', 'номер'],
  ['!?', ''],
])('%s is the words %s', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})

test("a field's own name comes first, then its path, then synonyms by their order", () => {
  const labels = fieldNameOf(['total'], true).labels
  expect(labels[0]).toEqual({ text: 'total', weight: 1 })
  expect(labels[1]?.text).toBe('grand total')
  expect(
    fieldNameOf(['seller', 'name'], true)
      .labels.slice(0, 2)
      .map(({ text }) => text),
  ).toEqual(['seller name', 'name'])
})

test('a name that several fields share is looked for only with its parent', () => {
  expect(fieldNameOf(['buyer', 'name'], false).labels).not.toContainEqual(
    expect.objectContaining({ text: 'name' }),
  )
})

test.each([
  [['total'], 'amount'],
  [['taxAmount'], 'amount'],
  [['dueDate'], 'date'],
  [['付款日期'], 'date'],
  [['contact', 'phone'], 'phone'],
  [['E-Mail'], 'email'],
  [['name'], 'text'],
  [['update'], 'text'],
])('%j asks for a value of type %s', (steps, type) => {
  expect(fieldNameOf(steps, true).type).toBe(type)
})

test('every synonym is written as names are split, and stands in one row only', () => {
  const labels = concepts.flatMap((concept) => concept.labels)
  for (const label of labels) expect(wordsOf(label)).toBe(label)
  expect(new Set(labels).size).toBe(labels.length)
})
