// What a person said of a field goes before what its name tells.
import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import type { FoundField } from '../../../contract/field.ts'
import type { FieldSettings } from '../../../schema/field-settings.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { withSettings } from '../../../schema/with-settings.ts'
import { extract } from '../../extract.ts'
import { prove } from './prove.ts'
import { withSaidDoubts } from './said-doubts.ts'

function told(plain: unknown, settings: FieldSettings, ...lines: readonly (string | LineSketch)[]) {
  const parsed = parseSchema(plain)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const page = pageOf(...lines)
  const schema = withSettings(parsed.value, settings)
  return withSaidDoubts(settings, prove(page, schema, extract(page, schema).fields))
}

const valueOf = (fields: readonly FoundField[], path: string) =>
  fields.find((field) => field.path === path)?.value
const doubtsOf = (fields: readonly FoundField[]) =>
  Object.fromEntries(fields.flatMap(({ path, doubt }) => (doubt ? [[path, doubt]] : [])))
const found = (path: string, value: string): FoundField => ({
  ...{ path, value, raw: value, box: null, confidence: 0.9, reason: null },
})

test('what else papers call a field is one of its names', () => {
  const lines = ['Auftragskennung: K-4711', 'Sachbearbeiter: Jana Vogt']
  expect(valueOf(told({ our_case: '' }, {}, ...lines), 'our_case')).not.toBe('K-4711')
  const settings: FieldSettings = { our_case: { names: ['Auftrags-Kennung'] } }
  expect(valueOf(told({ our_case: '' }, settings, ...lines), 'our_case')).toBe('K-4711')
})

test('what else the head of a column says is its name too', () => {
  const lines = ['Pos | Ware | Losgrösse | Betrag', '1 | Schrauben | 40 | 12.00', '2 | Muttern | 60 | 9.50']
  const schema = { items: [{ item: '', batch: '', amount: '' }] }
  const settings: FieldSettings = { 'items[0].batch': { names: ['Losgrösse'] } }
  const fields = told(schema, settings, ...lines)
  expect(['items[0].batch', 'items[1].batch'].map((path) => valueOf(fields, path))).toEqual(['40', '60'])
})

test('a kind that is said goes before the one that the name tells', () => {
  const lines = ['Valid: 12.03.2026', 'Number: 17']
  const plain = told({ valid: '' }, {}, ...lines)
  const said = told({ valid: '' }, { valid: { kind: 'date' } }, ...lines)
  expect(plain[0]?.value).toBe('12.03.2026')
  expect(said[0]).toMatchObject({ value: '12.03.2026', normalised: '2026-03-12' })
  expect(told({ number: '' }, { number: { kind: 'date' } }, 'Number: red')[0]?.value).toBe('')
})

test('an amount that is said to be text is taken as it stands', () => {
  const settings: FieldSettings = { total: { kind: 'text' } }
  expect(told({ total: '' }, settings, 'Total: on request')[0]).toMatchObject({
    value: 'on request',
    normalised: null,
  })
})

test('of what could be meant only a listed choice is, told as it was listed', () => {
  const settings: FieldSettings = { payment: { kind: 'choice', choices: ['Cash', 'Card'] } }
  expect(told({ payment: '' }, settings, 'Payment: CARD')[0]).toMatchObject({
    value: 'CARD',
    normalised: 'Card',
    doubt: null,
  })
  const other = told({ payment: '' }, settings, 'Payment: Cheque')
  expect(other[0]?.value).toBe('Cheque')
  expect(doubtsOf(other)).toEqual({ payment: 'choice' })
})

test('yes and no are told in the words of the paper, and mean one thing', () => {
  const settings: FieldSettings = { smoker: { kind: 'yesNo' } }
  const forms = ['Smoker: Nein', 'Smoker: yes', 'Smoker: [x]', 'Smoker: 20'].map(
    (line) => told({ smoker: '' }, settings, line)[0],
  )
  expect(forms.map((field) => field?.normalised)).toEqual(['no', 'yes', 'yes', null])
  expect(forms.map((field) => field?.doubt ?? null)).toEqual([null, null, null, 'kind'])
})

test('what is required and missing is a doubt, a list of which nothing was found as well', () => {
  const schema = { total: '', note: '', tags: [''], items: [{ name: '' }] }
  const settings: FieldSettings = {
    total: { isRequired: true },
    'tags[0]': { isRequired: true },
    'items[0].name': { isRequired: true },
  }
  expect(doubtsOf(told(schema, settings, 'Nothing here.'))).toEqual({
    total: 'required',
    tags: 'required',
    items: 'required',
  })
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
  const of = (total: string) => doubtsOf(withSaidDoubts(settings, [...fields, found('total', total)]))
  expect(of('€ 19.00')).toEqual({ 'items[1].amount': 'addsUp' })
  expect(of('19.50')).toEqual({ 'items[1].amount': 'addsUp', total: 'addsUp' })
  expect(of('nineteen')).toEqual({ 'items[1].amount': 'addsUp' })
})

test('what comes to a sum is what was said, and not what its names tell', () => {
  const schema = { net: '', tax: '', entry: '', parking: '', total: '' }
  const lines = ['Net: 10.00', 'Tax: 1.90', 'Entry: 3.05', 'Parking: 2.20', 'Total: 17.15']
  const parts = [term('net'), term('tax'), term('entry'), term('parking')]
  const doubted = (settings: FieldSettings) => doubtsOf(told(schema, settings, ...lines))
  expect(doubted({ total: { sum: parts } })).toEqual({})
  expect(doubted({ total: { sum: parts.slice(0, 3) } })).toEqual({ total: 'addsUp' })
})

test('a doubt that is answered goes, and what a value proves against itself stays', () => {
  const settings: FieldSettings = { total: { sum: [term('net')] }, iban: { kind: 'text' } }
  const iban: FoundField = { ...found('iban', 'DE00'), doubt: 'checkDigits' }
  const wrong = withSaidDoubts(settings, [found('total', '10'), found('net', '9'), iban])
  expect(doubtsOf(wrong)).toEqual({ total: 'addsUp', iban: 'checkDigits' })
  const right = withSaidDoubts(
    settings,
    wrong.map((one) => (one.path === 'net' ? found('net', '10') : one)),
  )
  expect(doubtsOf(right)).toEqual({ iban: 'checkDigits' })
})
