import { expect, test } from 'vitest'
import type { FoundField } from '../../../contract/field.ts'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { evidenceIn } from '../grounding/evidence.ts'
import { ground } from '../grounding/ground.ts'
import { pageTextOf } from '../grounding/page-text.ts'
import { checkDigits } from '../../kinds/check-digits.ts'
import { decide, type SecondReading } from './decide.ts'
import { doubtsOf } from './doubts.ts'
import { sumsOf } from './sums.ts'

const page = pageOf(
  { text: 'Date: 3l/12/2025', confidence: 0.6 },
  { text: 'Subtotal 10.00', confidence: 0.95 },
  { text: 'Tax 0.60', confidence: 0.95 },
  { text: 'Total 18.60', confidence: 0.6 },
  { text: 'Account DE89 3704 0044 0532 0130 08', confidence: 0.95 },
)

function found(path: string, value: string): FoundField {
  const place = ground(pageTextOf(page), value)
  return { path, value, raw: value, box: place?.box ?? null, confidence: 0.6, reason: null }
}

const fields = [
  found('subtotal', '10.00'),
  found('tax', '0.60'),
  found('total', '18.60'),
  found('account', 'DE89 3704 0044 0532 0130 08'),
]

function decided(readings: Record<string, string>): Record<string, string> {
  const seen = new Map<string, SecondReading>(
    Object.entries(readings).map(([path, text]) => [path, { text, confidence: 0.9 }]),
  )
  const all = decide(fields, doubtsOf(page, fields), seen, null)
  return Object.fromEntries(all.map(({ path, value }) => [path, value]))
}

test('what is read doubtfully and has a type, and what fails its own check, is worth a second look', () => {
  expect(doubtsOf(page, fields).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'total amount',
    'account number',
  ])
})

test('what somebody said is text is not looked at again as a sum', () => {
  const total = found('total', '18.60')
  expect(doubtsOf(page, [total], { total: { kind: 'text' } })).toEqual([])
  expect(doubtsOf(page, [total], { total: { kind: 'amount' } })).toMatchObject([{ kind: 'amount' }])
})

test('of two readings of a date that both could be none is sure, and neither is a number that fails its check', () => {
  const line = pageOf({ text: 'Date: 31/12/2025', confidence: 0.6 })
  const date = {
    ...found('date', ''),
    value: '31/12/2025',
    box: line.lines[0]!.words[1]!.box,
    confidence: 0.95,
  }
  const doubts = doubtsOf(line, [date])
  const confidenceAfter = (text: string) =>
    decide([date], doubts, new Map([['date', { text, confidence: 0.9 }]]), null)[0]?.confidence
  expect(confidenceAfter('31/12/2025')).toBe(0.95)
  expect(confidenceAfter('31/12/2026')).toBe(0.7)
  const sure = fields.map((field) => ({ ...field, confidence: 0.95 }))
  const readings = new Map([['account', { text: 'DE89370400440532013008', confidence: 0.9 }]])
  const account = decide(sure, doubtsOf(page, sure), readings, null).find(({ path }) => path === 'account')
  expect(account?.confidence).toBe(0.7)
})

test('only the words of the value are looked at', () => {
  const [total] = doubtsOf(page, fields)
  expect(total?.line.words.map(({ text }) => text)).toEqual(['18.60'])
  expect(evidenceIn(page, total!.line.box)?.raw).toBe('18.60')
})

test('a second reading that makes a sum hold is taken, and another is only offered', () => {
  expect(decided({ total: '10.60' })['total']).toBe('10.60')
  expect(decided({ total: '18.80' })['total']).toBe('18.60')
  const all = decide(
    fields,
    doubtsOf(page, fields),
    new Map([['total', { text: '18.80', confidence: 0.9 }]]),
    null,
  )
  expect(all[2]?.alternatives).toMatchObject([{ value: '18.80' }])
})

test('a number is taken where its check digits say so', () => {
  expect(decided({ account: 'DE89370400440532013000' })['account']).toBe('DE89370400440532013000')
  expect(decided({ account: 'DE89370400440532013001' })['account']).toBe('DE89 3704 0044 0532 0130 08')
})

test('a date that is none is looked at again, and taken if it is one then', () => {
  const wrong = [{ ...found('date', ''), value: '31/18/2025', box: page.lines[0]!.words[1]!.box }]
  const doubts = doubtsOf(page, wrong)
  expect(doubts.map(({ kind }) => kind)).toEqual(['date'])
  const read = (text: string) =>
    decide(wrong, doubts, new Map([['date', { text, confidence: 0.9 }]]), null)[0]
  expect(read('31/12/2025')).toMatchObject({ value: '31/12/2025', alternatives: [{ value: '31/18/2025' }] })
  expect(read('39/12/2025')?.value).toBe('31/18/2025')
})

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['11010519491231002X', true],
  ['110105194912310021', false],
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['DE136695976', true],
  ['DE136695975', false],
  ['12345678-Z', true],
  ['4111 1111 1111 1112', false],
  ['12.50', null],
  ['INV-2026-000123', null],
  ['', null],
])('the check digits of %s: %s', (text, isRight) => {
  expect(checkDigits(text)).toBe(isRight)
})

test('sums say what holds and what is broken, and nothing where a part is missing', () => {
  const sums = (values: Record<string, string>) => sumsOf(new Map(Object.entries(values)))
  expect(sums({ subtotal: '10.00', tax: '0.60', total: '10.60' })).toEqual({ holding: 1, broken: 0 })
  expect(sums({ subtotal: '10.00', tax: '0.60', total: '10.80' })).toEqual({ holding: 0, broken: 1 })
  expect(sums({ total: '7.50', cash: '10.00', change: '2.50' })).toEqual({ holding: 1, broken: 0 })
  expect(sums({ 'items[0].amount': '3.00', 'items[1].amount': '4,50', total: '7.50' })).toEqual({
    holding: 1,
    broken: 0,
  })
  expect(sums({ total: '7.50', cash: '10.00' })).toEqual({ holding: 0, broken: 0 })
  expect(sums({ total: 'seven', subtotal: '7.00', tax: '0.50' })).toEqual({ holding: 0, broken: 0 })
})
