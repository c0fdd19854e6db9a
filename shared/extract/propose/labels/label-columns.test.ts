import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { labelColumns } from './label-columns.ts'

const rows = (x: number, ...pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap(([label, value], i) => [
    { text: label, x, y: 100 + 40 * i },
    { text: value, x: x + 220, y: 100 + 40 * i },
  ])
const address = ['Herrn', 'Torben Wiechmann', 'Am Steinbruch 7', '37120 Bovenden'].map((text, i) => ({
  text,
  x: 50,
  y: 100 + 40 * i,
}))

test('what stands in a column of labels is one, though an address stands beside it', () => {
  const column = rows(
    520,
    ['Patienten-Nr.', '20871'],
    ['geboren am', '09.02.1968'],
    ['Krankenkasse', 'Nordheide BKK'],
    ['Datum', '14.09.2023'],
  )
  const labels = labelColumns(sheetOf(pageOf(...address, ...column)), ({ text }) => /Nr|geb|Datum/.test(text))
  expect([...labels].map(({ text }) => text)).toEqual([
    'Patienten-Nr.',
    'geboren am',
    'Krankenkasse',
    'Datum',
  ])
})

test('a table, whose first row alone is labels, has no such column', () => {
  const table = ['Name Date Total', 'Anna 1.2.2024 5,00', 'Bert 2.2.2024 6,00', 'Carl 3.2.2024 7,00'].flatMap(
    (row, i) => row.split(' ').map((text, j) => ({ text, x: 50 + 250 * j, y: 100 + 40 * i })),
  )
  expect(labelColumns(sheetOf(pageOf(...table)), ({ text }) => /Name|Date|Total/.test(text)).size).toBe(0)
})

test('beside a list whose labels are known stands a second one of which none is', () => {
  const page = pageOf(
    ...rows(50, ['Nom', 'BERTHOLLET'], ['Taille', '168 cm'], ['Niveau', 'moyen']),
    ...rows(520, ['Puiss. adm. nationale', '4'], ['Places assises', '5'], ['Visite avant le', '16/05/2023']),
  )
  const labels = labelColumns(sheetOf(page), ({ text }) => /Nom|Taille/.test(text))
  expect([...labels].map(({ text }) => text)).toContain('Visite avant le')
  expect(labels.size).toBe(6)
})
