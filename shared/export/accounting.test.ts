import { expect, test } from 'vitest'
import { readCsv } from '../watch/csv-sheet.ts'
import { bookingRows, mixedCurrencies, programNames } from './accounting.ts'
import { exportRecords } from './write-export.ts'
import type { ExportRecord } from './exported.ts'

function receipt(id: string, content: object, currency: string, day: string | null): ExportRecord {
  return {
    ...{ id, filename: `${id}.png`, format: 'json', operation: 'json', timestamp: 0, payload: '' },
    content: JSON.stringify(content),
    row: {
      ...{
        schema: null,
        settings: {},
        confidence: 1,
        isLookedAt: true,
        needsReview: false,
        image: null,
        currency,
      },
      dates: new Map(day === null ? [] : [['date', day]]),
    },
  }
}

const records = [
  receipt(
    'a',
    { company: 'Tea, "Ltd"', receipt_number: 'R-1', date: '14.3.2026', tax: '0.50', total: '8.20' },
    'EUR',
    '2026-03-14',
  ),
  receipt(
    'b',
    { company: '', receipt_number: '', date: '2 Apr 2026', tax: '', total: '1,200.00' },
    'EUR',
    '2026-04-02',
  ),
  receipt('c', { company: 'No date', receipt_number: '', date: '', tax: '', total: '5.00' }, 'EUR', null),
]

test.each([
  [
    'bookings',
    ['Date', 'Payee', 'Reference', 'Currency', 'Tax', 'Total', 'File'],
    ['2026-03-14', 'Tea, "Ltd"', 'R-1', 'EUR', '0.50', '8.20', 'a.png'],
    ['2026-04-02', '', '', 'EUR', '', '1200.00', 'b.png'],
  ],
  [
    'xero',
    ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'],
    ['14/03/2026', '-8.20', 'Tea, "Ltd"', 'Tea, "Ltd" R-1', 'R-1', ''],
    ['02/04/2026', '-1200.00', '', 'b.png', '', ''],
  ],
  [
    'quickbooks',
    ['Date', 'Description', 'Amount'],
    ['03/14/2026', 'Tea, "Ltd" R-1', '-8.20'],
    ['04/02/2026', 'b.png', '-1200.00'],
  ],
] as const)('the file for %s is read back with its documented columns', (program, head, ...rows) => {
  const { content } = exportRecords(records, { format: 'csv', rows: program })
  const sheet = readCsv(content)
  expect(sheet.head).toEqual(head)
  expect(sheet.rows).toEqual(rows)
})

test('a file for one account has one currency', () => {
  const mixed = [...records, receipt('d', { date: '1', total: '1.00' }, 'USD', '2026-01-01')]
  for (const program of programNames)
    expect(mixedCurrencies(mixed, program)).toEqual(program === 'bookings' ? [] : ['EUR', 'USD'])
  expect(bookingRows([], 'xero')).toHaveLength(1)
})
