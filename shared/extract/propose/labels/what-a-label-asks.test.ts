// Which value a label asks for by its very words, and which it never means.
import { expect, test } from 'vitest'
import { extract } from '../../extract.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import { valuesOf } from '../../../../test/support/values-of.ts'

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

test('behind its very name stands what has not the form that the name speaks of', () => {
  expect(valuesOf({ site: '' }, at('Site', 40, 40), at('Breckon Mill Dye Works', 240, 40))).toEqual({
    site: 'Breckon Mill Dye Works',
  })
  expect(valuesOf({ dog: { sex: '' } }, 'Raza: Perro de Agua', 'Sexo: Hembra')).toEqual({
    dog: { sex: 'Hembra' },
  })
  expect(
    valuesOf({ turnaround_time: '' }, at('Turnaround time', 40, 40), at('10 business days', 240, 40)),
  ).toEqual({ turnaround_time: '10 business days' })
})

test('all of a cell in capitals is the number that its label asks for', () => {
  expect(valuesOf({ sampleId: '' }, at('Sample ID', 40, 40), at('BACKGARDEN 2', 240, 40))).toEqual({
    sampleId: 'BACKGARDEN 2',
  })
})

test('a number of identity is whose label says so, and a bare number is the paper’s', () => {
  const lines = ['Adoptante: Lucía Prieto', 'DNI/NIE: 52999871-V', 'Teléfono: 611 555 204']
  expect(valuesOf({ adopter: { nationalId: '' } }, ...lines)).toEqual({
    adopter: { nationalId: '52999871-V' },
  })
})

test('behind a colon a text may be long', () => {
  const text = 'Conversion of outbuilding to form one holiday let and replacement of roof'
  const lines = [at('Proposal:', 40, 40), at(text, 240, 40), at('Ward:', 40, 90), at('Ashby', 240, 90)]
  expect(valuesOf({ proposal: '', ward: '' }, ...lines)).toEqual({ proposal: text, ward: 'Ashby' })
})

test('what only one label says stands in whosever part of the page', () => {
  const lines = [at('Patient', 40, 40), at('Name', 40, 80), at('Ann Lee', 240, 80)]
  const more = [at('Doctor', 40, 140), at('Arrival window', 40, 180), at('15:10 - 15:40', 240, 180)]
  const schema = { patient: { name: '', arrivalWindow: '' }, doctor: { name: '' } }
  expect(valuesOf(schema, ...lines, ...more)).toMatchObject({ patient: { arrivalWindow: '15:10 - 15:40' } })
})

test('of a measure nothing but the figure has to be read surely', () => {
  const parsed = parseSchema({ 水表: '' })
  if (!parsed.ok) throw new Error(parsed.error.code)
  const page = pageOf('水表: 342 吨')
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (word.text === '吨' ? { ...word, confidence: 0.3 } : word)),
  }))
  const [field] = extract({ ...page, lines }, parsed.value).fields
  expect(field?.value).toBe('342吨')
})

test('of a range in one line the first day is its start, wherever it is labelled as valid', () => {
  expect(
    valuesOf({ 有效期: { 起始日期: '', 截止日期: '' } }, '有效期限: 自2026年7月1日至2031年6月30日'),
  ).toEqual({ 有效期: { 起始日期: '2026年7月1日', 截止日期: '2031年6月30日' } })
})

test('a number of a year is no phone, and an age may be a word', () => {
  expect(valuesOf({ finder: { phone: '' } }, 'Fundbuch-Nr.: 2026/0713', 'Finder: Jannik Aydemir')).toEqual({
    finder: { phone: '' },
  })
  expect(valuesOf({ age: '' }, at('Age', 40, 40), at('Nestling', 240, 40))).toEqual({ age: 'Nestling' })
})

test('what was issued on a day has that date, in a part that says so itself', () => {
  const lines = [
    'City Cycle Register | Reg. no. NCC-04471-B',
    '4 Gaol Hill | Issued 14 August 2025',
    'Norwich',
  ]
  expect(valuesOf({ registrationNumber: '', issuedOn: '' }, ...lines)).toEqual({
    registrationNumber: 'NCC-04471-B',
    issuedOn: '14 August 2025',
  })
})

test('where the very words of a name are printed, a word of another language is not what it means', () => {
  const column = (x: number, ...texts: string[]) => texts.map((text, i) => ({ text, x, y: 100 + i * 30 }))
  const lines = [
    ...column(60, 'Flight / date', 'SK 1206 / 03DEC', 'Bag tag number', '0718 553190'),
    ...column(500, 'Via', 'CPH', 'Brand', 'Antler'),
  ]
  expect(valuesOf({ baggage: { tagNumber: '' } }, ...lines)).toEqual({
    baggage: { tagNumber: '0718 553190' },
  })
})
