// Rows of the glossary that say the same twice are a slip: a word that is in its row already, or a row within another.
import { expect, test } from 'vitest'
import { keyOf, tokensOf } from '../tokens.ts'
import { isFiller } from '../../words/fillers.ts'
import { sensedOf } from '../../words/senses.ts'
import { animalRows } from './animals.ts'
import { cultureRows } from './culture.ts'
import { easternRows } from './eastern.ts'
import { goodsRows } from './goods.ts'
import { healthRows } from './health.ts'
import { homeRows } from './homes.ts'
import { officeRows } from './offices.ts'
import { organisationRows } from './organisations.ts'
import { registerRows } from './registers.ts'
import { tradeRows } from './trades.ts'
import { travelRows } from './travel.ts'
import { vietnameseRows } from './vietnamese.ts'
import { workRows } from './work.ts'
import { bySubject } from './glossary.ts'

/** The first files go language by language: where two spell a word alike it stands in its row twice. */
const byLanguage: readonly string[] = [
  animalRows,
  cultureRows,
  easternRows,
  goodsRows,
  healthRows,
  homeRows,
  officeRows,
  organisationRows,
  registerRows,
  tradeRows,
  travelRows,
  vietnameseRows,
  workRows,
]

const rows = bySubject
  .filter((text) => !byLanguage.includes(text))
  .flatMap((text) => text.trim().split('\n'))
  .map((row) => row.split(', ').map((word) => keyOf(word.toLowerCase())))

test('no row holds a word twice, or one that says nothing', () => {
  const twice = rows.flatMap((row) => row.filter((word, i) => row.indexOf(word) !== i))
  const empty = rows.flat().filter((word) => word === '' || word === '#' || isFiller(word))
  expect({ twice, empty }).toEqual({ twice: [], empty: [] })
})

test('no row is within another', () => {
  const sets = rows.map((row) => new Set(row))
  const within = sets.filter((row) => sets.some((other) => other !== row && row.isSubsetOf(other)))
  expect(within.map((row) => [...row].join(', '))).toEqual([])
})

test('a phrase says what its words say together, in whatever language the name has them', () => {
  const saidBy = (label: string) => sensedOf(tokensOf(label)).map(({ key }) => key)
  expect([saidBy('time in'), saidBy('semer avant')]).toEqual([
    ['entry', 'time'],
    ['sowing', 'until'],
  ])
})

test('words that are written apart are one, and meet the one word of another language', () => {
  const sensesOf = (label: string) => sensedOf(tokensOf(label)).map(({ senses }) => senses)
  const [own, ...more] = sensesOf('own share')
  const [share] = sensesOf('eigenanteil')
  expect([more, own?.isDisjointFrom(share ?? new Set())]).toEqual([[], false])
})
