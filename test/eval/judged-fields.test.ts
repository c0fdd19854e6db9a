import { expect, test } from 'vitest'
import { confidenceRows, judgedFields } from './judged-fields.ts'

function field(path: string, value: string, confidence: number | null) {
  return { path, value, raw: value, box: null, confidence, reason: null }
}

test('a value is right unless the scorer reports it, and values without truth are not judged', () => {
  const fields = [
    field('total', '12.50', 0.95),
    field('date', '2024-05-31', 0.6),
    field('seller.name', 'Ann', 0.92),
    field('phone', '', null),
    field('note', 'hello', 0.9),
    field('items[0].name', 'Tea', 0.9),
  ]
  const truth = {
    total: 12.5,
    date: '2024-05-30',
    seller: { name: 'Ann' },
    phone: '1',
    items: [{ name: 'Tea' }],
  }
  const judged = judgedFields(fields, truth, { miss: [['date', '2024-05-30', '2024-05-31']] })
  expect(judged).toEqual([
    { type: 'amount', confidence: 0.95, isRight: true },
    { type: 'date', confidence: 0.6, isRight: false },
    { type: 'company', confidence: 0.92, isRight: true },
  ])
})

test('the table shows by type how many values without a doubt are right, and how many wrong ones have one', () => {
  const rows = confidenceRows([
    { type: 'amount', confidence: 0.95, isRight: true },
    { type: 'amount', confidence: 0.91, isRight: false },
    { type: 'amount', confidence: 0.5, isRight: false },
    { type: 'date', confidence: 0.5, isRight: true },
  ])
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['amount', '3', '33 %', '2', '50 %', '50 %'],
    ['date', '1', '100 %', '0', '', ''],
    ['all', '4', '50 %', '2', '50 %', '50 %'],
  ])
})
