import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { searched } from '../extract.ts'
import { choose } from '../score/choose.ts'
import { optionsWithClues } from './clues.ts'
import { assignValues } from './assign-values.ts'
import { namesOf } from './numbers.ts'
import grown from './grown.json' with { type: 'json' }
import { contextOf } from './choice-context.ts'
import { chancesOf, judgeBy } from './trees.ts'

const call = [
  ['Vessel', 'Aurelia Trader'],
  ['Flag', 'Malta'],
  ['Zwiebelgang', 'Hanseatisch'],
  ['Master', 'Joaquim Brandt'],
  ['Quorbel', 'Plissee gewalkt'],
  ['Cargo', 'Soya beans in bulk'],
  ['Quantity', '18,400 t'],
  ['Arrival date', '3 May 2025'],
].flatMap(([label = '', value = ''], i) => [
  { text: label, x: 60, y: 60 + 40 * i },
  { text: value, x: 420, y: 60 + 40 * i },
])

const found = { vessel: '', flag: '', master: '', cargo: '', quantity: '', arrival_date: '' }

test('the trees ask for clues that there are', () => {
  const schema = parseSchema(found)
  if (!schema.ok) throw new Error(schema.error.code)
  const { scene, grounds, searches } = searched(pageOf(...call), schema.value)
  const [option] = optionsWithClues(scene, grounds, contextOf(scene, searches, choose(searches)), searches)
  expect(namesOf(option?.clues ?? [])).toEqual(grown.clues)
})

test('a tree goes below where a clue is no more than its bound, and all trees add up', () => {
  // twice: 1 where b is at most 0.5, and else -1
  const trees = {
    clues: ['a', 'b'],
    roots: [0, 3],
    clue: [1, null, null, 1, null, null],
    bound: [0.5, 1, -1, 0.5, 1, -1],
    above: [2, 0, 0, 5, 0, 0],
  }
  const judge = judgeBy(trees)
  expect(
    judge([
      [9, 0.5],
      [0, 0.6],
    ]),
  ).toEqual([2, -2])
})

test('what is far behind after the first trees is spared the others, and stays behind', () => {
  // the first hundred trees say 0.1 where the clue is at most 0 and else -0.1, and the others always 1
  const isFirst = (i: number) => i < 300
  const nodes = Array.from({ length: 330 }, (_, i) => i)
  const judge = judgeBy({
    clues: ['a'],
    roots: Array.from({ length: 110 }, (_, i) => 3 * i),
    clue: nodes.map((i) => (i % 3 === 0 ? 0 : null)),
    bound: nodes.map((i) => (i % 3 === 0 ? 0 : isFirst(i) ? (i % 3 === 1 ? 0.1 : -0.1) : 1)),
    above: nodes.map((i) => i + 2),
  })
  expect(judge([[0], [1]]).map((sum) => Math.round(sum))).toEqual([20, -10])
  expect(judge([[1]]).map((sum) => Math.round(sum))).toEqual([-10])
})

test('a value that rules are sure of and trees doubt is told as less sure, and one that both believe as sure', () => {
  const schema = parseSchema(found)
  if (!schema.ok) throw new Error(schema.error.code)
  const { scene, grounds, searches } = searched(pageOf(...call), schema.value)
  const options = optionsWithClues(scene, grounds, contextOf(scene, searches, choose(searches)), searches)
  const arrival = (speaks: number) => {
    const told = assignValues(scene, options, (of) => of.map(() => speaks))
    return [...told].find(([{ path }]) => path === 'arrival_date')?.[1].value.confidence ?? 0
  }
  expect(arrival(5)).toBeGreaterThan(0.95)
  expect(arrival(0)).toBeGreaterThan(0.6)
  expect(arrival(0)).toBeLessThan(0.9)
})

test('the chance of one option is what the others and the empty field leave it', () => {
  expect(chancesOf([0])).toEqual([0.5])
  expect(chancesOf([800, 800, -5]).map((chance) => Math.round(100 * chance))).toEqual([50, 50, 0])
  const [one = 0, other = 0] = chancesOf([2, 1])
  expect(one / other).toBeCloseTo(Math.E)
})
