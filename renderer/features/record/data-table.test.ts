import { expect, it } from 'vitest'
import type { DataFile } from '../../../shared/facts.ts'
import { page } from '../../../shared/words/en.ts'
import { dataText, lineTable } from './data-table.ts'

const invoice: DataFile = {
  name: 'factur-x.xml',
  standard: 'cii',
  facts: [
    { term: 'invoiceNumber', value: 'R-1' },
    { term: 'note', value: 'Two\nlines' },
    { term: 'quantity', value: '2', line: 0 },
    { term: 'item', value: 'Sage', line: 0 },
    { term: 'item', value: 'Soil', line: 1 },
    { term: 'lineTotal', value: '33.00', line: 1 },
  ],
}

it('makes a row of each invoice line, with all columns in a fixed order', () => {
  expect(lineTable(invoice)).toEqual({
    columns: [
      { term: 'item', isNumeric: false },
      { term: 'quantity', isNumeric: true },
      { term: 'lineTotal', isNumeric: true },
    ],
    rows: [
      ['Sage', '2', ''],
      ['Soil', '', '33.00'],
    ],
  })
})

it('is copied as TSV with names', () => {
  expect(dataText(invoice, page.record.terms)).toBe(
    'Invoice number\tR-1\nNote\tTwo lines\n\nItem\tQuantity\tLine total\nSage\t2\t\nSoil\t\t33.00',
  )
  expect(dataText({ ...invoice, facts: [] }, page.record.terms)).toBe('')
})
