// Names and labels that say the same in other words or in another language.
import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'
import { isSameSense, sensedOf } from './senses.ts'
import { tokensOf } from '../lexicon/tokens.ts'

function valuesOf(schema: unknown, ...lines: string[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract(pageOf(...lines), parsed.value).content)
}

describe('words', () => {
  const saySame = (a: string, b: string) => {
    const [one, other] = [sensedOf(tokensOf(a)), sensedOf(tokensOf(b))]
    return one.length === other.length && one.every((word) => other.some((like) => isSameSense(word, like)))
  }

  test.each([
    ['visit date', 'fecha de visita'],
    ['visit date', 'besuchsdatum'],
    ['visit date', '参观日期'],
    ['ticket #', 'n° de entrada'],
    ['vehicle weight', '車両重量'],
    ['owner name', '所有者の氏名'],
    ['total rent', 'gesamtmiete'],
    ['submission deadline', '提出期限'],
    ['contractor', '施工单位'],
    ['contractor', '廠商'],
    ['affected households', '影響戶數'],
    ['额定电压', '定格電圧'],
    ['resident', '住戶'],
    ['correction deadline', '개선 기한'],
    ['length overall', 'longueur hors tout'],
    ['length overall', 'loa'],
    ['shoe size', 'pointure'],
    ['best before', 'mindestens haltbar bis'],
  ])('%s is %s', (name, label) => {
    expect(saySame(name, label)).toBe(true)
  })

  test('a word that is not in the glossary is itself, and a compound of such a word stays whole', () => {
    expect(sensedOf(tokensOf('zweckmassigkeit')).map(({ key }) => key)).toEqual(['zweckmassigkeit'])
    expect(saySame('visit date', 'visit place')).toBe(false)
  })
})

test('a name finds its label in another language, in any order', () => {
  const schema = { visit_date: '', ticket_number: '', living_area: '' }
  expect(
    valuesOf(schema, 'Fecha de visita: 23/11/2025', 'Nº de entrada: 00458812', 'Wohnfläche: 64,5 m²'),
  ).toEqual({ visit_date: '23/11/2025', ticket_number: '00458812', living_area: '64,5 m²' })
})

test('a label that is asked for in other words is no value of its neighbour', () => {
  expect(valuesOf({ capacity: '', weight: '' }, 'Plazas | Peso', '5 | 1460 kg')).toEqual({
    capacity: '5',
    weight: '1460 kg',
  })
})

test('where the lexicon knows the labels of a name, other words have to say exactly the same', () => {
  expect(
    valuesOf({ invoice_date: '' }, 'Rechnung', 'Leistungsdatum: 29.09.2018', 'Rechnungsdatum: 01.10.2018'),
  ).toEqual({
    invoice_date: '01.10.2018',
  })
})

test('what a card abbreviates is spelled out in a name, and what is in capitals behind it is the value', () => {
  const schema = { last_name: '', height: '', license_number: '' }
  expect(valuesOf(schema, 'DL D4471 8820', 'LN HOLLOWAY', 'FN MARCUS', 'HGT 180 cm')).toEqual({
    last_name: 'HOLLOWAY',
    height: '180 cm',
    license_number: 'D4471 8820',
  })
})

test('a label that goes on, or tells its day, still has its sum at the end of the row', () => {
  expect(
    valuesOf(
      { total_deposits: '', opening_balance: '' },
      'Opening balance on May 1, 2024 | $2,418.22',
      'Total deposits and credits | $3,150.00',
    ),
  ).toEqual({ total_deposits: '3,150.00', opening_balance: '2,418.22' })
})

test('a cousin in another language is the same word, although no glossary has it', () => {
  expect(valuesOf({ installation_number: '' }, 'Número da instalação: 40028922')).toEqual({
    installation_number: '40028922',
  })
})

test('a label may leave out what a name says more closely, unless two fields could be meant', () => {
  expect(valuesOf({ cabin_class: '' }, 'Class: Economy')).toEqual({ cabin_class: 'Economy' })
  expect(valuesOf({ cabin_class: '', fare_class: '' }, 'Class: Economy')).toEqual({
    cabin_class: '',
    fare_class: '',
  })
})

test('a number may be asked for without the word for one', () => {
  expect(valuesOf({ parcel_number: '' }, 'Parcel: 4821-77')).toEqual({ parcel_number: '4821-77' })
})

test('the word for its type may be missing in a label, and the others are then the very same', () => {
  expect(valuesOf({ donor_name: '' }, 'Donateur : Étienne Caradec')).toEqual({
    donor_name: 'Étienne Caradec',
  })
  expect(valuesOf({ name_of_signer: '' }, 'Sign | Here')).toEqual({ name_of_signer: '' })
})

test('who does it is named by what was done', () => {
  expect(valuesOf({ tester: '' }, 'Test station: Quay Garage', 'Tested by: P. Lindqvist')).toEqual({
    tester: 'P. Lindqvist',
  })
  expect(valuesOf({ tester: '' }, 'Test station: Quay Garage')).toEqual({ tester: '' })
})
