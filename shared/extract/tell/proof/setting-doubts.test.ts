import { expect, test } from 'vitest'
import type { FoundField } from '../../../contract/field.ts'
import type { FieldSettings } from '../../../schema/field-settings.ts'
import { withSettingDoubts } from './setting-doubts.ts'

const doubtsOf = (fields: readonly FoundField[]) =>
  Object.fromEntries(fields.flatMap(({ path, doubt }) => (doubt ? [[path, doubt]] : [])))
const found = (path: string, value: string): FoundField => ({
  ...{ path, value, raw: value, box: null, confidence: 0.9, reason: null },
})

const term = (path: string, isLess = false) => ({ path, isLess })

test('a sum that does not come to what it should is a doubt of the sum', () => {
  const settings: FieldSettings = {
    total: { sum: [term('items[0].amount'), term('tax'), term('discount', true)] },
    'items[0].amount': { sum: [term('items[0].net'), term('items[0].extra')] },
  }
  const fields = [
    found('items[0].net', '10.00'),
    found('items[0].extra', '2.00'),
    found('items[0].amount', '12.00'),
    found('items[1].net', '5.00'),
    found('items[1].amount', '5.50'),
    found('tax', '1,50'),
    found('discount', ''),
  ]
  const of = (total: string) => doubtsOf(withSettingDoubts(settings, [...fields, found('total', total)]))
  expect(of('€ 19.00')).toEqual({ 'items[1].amount': 'addsUp' })
  expect(of('19.50')).toEqual({ 'items[1].amount': 'addsUp', total: 'addsUp' })
  expect(of('nineteen')).toEqual({ 'items[1].amount': 'addsUp' })
})

test('a doubt that is answered goes, and what a value proves against itself stays', () => {
  const settings: FieldSettings = { total: { sum: [term('net')] }, iban: { kind: 'text' } }
  const iban: FoundField = { ...found('iban', 'DE00'), doubt: 'checkDigits' }
  const wrong = withSettingDoubts(settings, [found('total', '10'), found('net', '9'), iban])
  expect(doubtsOf(wrong)).toEqual({ total: 'addsUp', iban: 'checkDigits' })
  const right = withSettingDoubts(
    settings,
    wrong.map((one) => (one.path === 'net' ? found('net', '10') : one)),
  )
  expect(doubtsOf(right)).toEqual({ iban: 'checkDigits' })
})
