// Rows of the glossary that say the same twice are a slip: a word that is in its row already, or a row within another.
import { expect, test } from 'vitest'
import { keyOf, tokensOf } from '../../words/tokens.ts'
import { isFiller } from '../../words/fillers.ts'
import { sensedOf } from '../../words/senses.ts'
import { buildingWorkRows } from './building-works.ts'
import { civicRows } from './civic.ts'
import { collectionRows } from './collections.ts'
import { dwellingRows } from './dwellings.ts'
import { enterpriseRows } from './enterprises.ts'
import { errandRows } from './errands.ts'
import { feastRows } from './feasts.ts'
import { financeRows } from './finance.ts'
import { foodRows } from './food.ts'
import { hireRows } from './hire.ts'
import { identityRows } from './identity.ts'
import { judgmentRows } from './judgments.ts'
import { livingRows } from './living.ts'
import { measuringRows } from './measuring.ts'
import { medicineRows } from './medicine.ts'
import { nameplateRows } from './nameplates.ts'
import { noticeRows } from './notices.ts'
import { payrollRows } from './payrolls.ts'
import { schoolRows } from './school.ts'
import { schoolingRows } from './schooling.ts'
import { sportRows } from './sport.ts'
import { technicalRows } from './technical.ts'
import { vehicleRows } from './vehicles.ts'
import { wardRows } from './wards.ts'
import { waybillRows } from './waybills.ts'

const rows = [
  civicRows,
  collectionRows,
  errandRows,
  financeRows,
  foodRows,
  hireRows,
  livingRows,
  measuringRows,
  medicineRows,
  schoolRows,
  sportRows,
  technicalRows,
  vehicleRows,
  buildingWorkRows,
  noticeRows,
  identityRows,
  dwellingRows,
  schoolingRows,
  wardRows,
  nameplateRows,
  enterpriseRows,
  payrollRows,
  judgmentRows,
  waybillRows,
  feastRows,
]
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
