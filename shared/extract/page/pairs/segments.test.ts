import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { textOf } from '../../model/place.ts'
import { segmentsIn } from './segments.ts'
import { sheetOf } from '../make-sheet.ts'

const pairsIn = (line: string) =>
  sheetOf(pageOf(line))
    .rows.flat()
    .flatMap(segmentsIn)
    .map(({ label, value }) => [textOf(label), textOf(value)])

test('what stands side by side in one line has its own few words before its date or its number', () => {
  expect(pairsIn('Padova, zona Guizza - Pubblicato il 6 maggio 2026 - Rif. ADV-0526')).toEqual([
    ['Pubblicato il', '6 maggio 2026'],
    ['Rif.', 'ADV-0526'],
  ])
  expect(pairsIn('Vendemmia 2022')).toEqual([['Vendemmia', '2022']])
})

test('a sentence and a line without a figure have no such pair', () => {
  expect(pairsIn('A simple starter for long autumn evenings')).toEqual([])
})

test('a few words have the figures behind them, with what they count', () => {
  expect(pairsIn('Makes 16 squares - Prep 25 min - Total paid € 435,00')).toEqual([
    ['Makes', '16 squares'],
    ['Prep', '25 min'],
    ['Total paid', '€ 435,00'],
  ])
  expect(pairsIn('Doors close early. FREQUENT FLYER NV 70442918 / SILVER')).toEqual([
    ['FREQUENT FLYER', 'NV 70442918'],
  ])
  expect(pairsIn('Dal registro, volume XXVII pagina 112 numero 34')).toEqual([
    ['volume', 'XXVII'],
    ['pagina', '112'],
    ['numero', '34'],
  ])
})

test('a number with its country, and what says only how long, have no label', () => {
  expect(pairsIn('IT 0912 FE 003846')).toEqual([])
  expect(pairsIn('Within 60 days')).toEqual([])
})

test('a word that is cut short has a name behind it, and a title has none', () => {
  expect(pairsIn('Coll. Marguerite L. Ostby No. 2316')).toEqual([
    ['Coll', 'Marguerite L. Ostby'],
    ['No', '2316'],
  ])
  expect(pairsIn('Prof. Marguerite Ostby')).toEqual([])
})
