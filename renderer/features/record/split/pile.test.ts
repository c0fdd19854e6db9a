import { expect, test } from 'vitest'
import { joined, partsOf, proposedPile, withBeginning, withLeftOut, withMoved, type Pile } from './pile.ts'

const proposed = proposedPile(
  [1, 2, 3, 4, 5],
  [
    { pages: '1-2', why: 'start' },
    { pages: '4-5', why: 'blank' },
  ],
)
const told = (pile: Pile) => partsOf(pile).map(({ pages, why }) => `${pages.join()} ${why ?? 'wished'}`)

test('a plan starts as proposed, and shows excluded pages in their position', () => {
  expect(told(proposed)).toEqual(['1,2 start', '4,5 blank'])
  expect(partsOf(proposed).map(({ shown }) => shown)).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('parts are split and joined', () => {
  expect(told(withBeginning(proposed, 5))).toEqual(['1,2 start', '4 blank', '5 wished'])
  expect(told(joined(proposed, 4))).toEqual(['1,2,4,5 start'])
})

test('a page is included again, and an excluded first page passes the beginning to the next page', () => {
  expect(told(withLeftOut(proposed, 3, false))).toEqual(['1,2,3 start', '4,5 blank'])
  expect(told(withLeftOut(proposed, 4, true))).toEqual(['1,2 start', '5 blank'])
  expect(told(withLeftOut(proposed, 1, true))).toEqual(['2 start', '4,5 blank'])
})

test('parts are joined even if the first page is excluded, and the first part has none before it', () => {
  expect(told(joined(withLeftOut(proposed, 4, true), 5))).toEqual(['1,2,5 start'])
  expect(joined(proposed, 1)).toBe(proposed)
})

test('a moved page takes the pages in between along, and goes no further than the neighbouring part', () => {
  expect(told(withMoved(proposed, 2, 4))).toEqual(['1 start', '2,4,5 wished'])
  expect(told(withMoved(proposed, 1, 4))).toEqual(['1,2,4,5 start'])
  expect(told(withMoved(proposed, 4, 1))).toEqual(['1,2,4 start', '5 wished'])
  expect(told(withMoved(proposed, 5, 1))).toEqual(['1,2,4,5 start'])
  const three = withBeginning(proposed, 5)
  expect(withMoved(three, 5, 1)).toBe(three)
  expect(withMoved(three, 5, 5)).toBe(three)
})

test('a plan without included pages has no parts', () => {
  const nothing = [1, 2, 4, 5].reduce((pile, number) => withLeftOut(pile, number, true), proposed)
  expect(told(nothing)).toEqual([])
})
