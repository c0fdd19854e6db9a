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

test('a number with its country, and what says only how long, have no label', () => {
  expect(pairsIn('IT 0912 FE 003846')).toEqual([])
  expect(pairsIn('Within 60 days')).toEqual([])
})
