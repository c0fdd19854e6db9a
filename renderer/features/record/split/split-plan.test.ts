import { expect, test } from 'vitest'
import {
  withJoined,
  toParts,
  proposedPlan,
  withSplitAt,
  withPageExcluded,
  withPageMoved,
  type SplitPlan,
} from './split-plan.ts'

const proposed = proposedPlan(
  [1, 2, 3, 4, 5],
  [
    { pages: '1-2', why: 'start' },
    { pages: '4-5', why: 'blank' },
  ],
)
const summary = (plan: SplitPlan) =>
  toParts(plan).map(({ pages, why }) => `${pages.join()} ${why ?? 'wished'}`)

test('a plan starts as proposed, and shows excluded pages in their position', () => {
  expect(summary(proposed)).toEqual(['1,2 start', '4,5 blank'])
  expect(toParts(proposed).map(({ shown }) => shown)).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('parts are split and joined', () => {
  expect(summary(withSplitAt(proposed, 5))).toEqual(['1,2 start', '4 blank', '5 wished'])
  expect(summary(withJoined(proposed, 4))).toEqual(['1,2,4,5 start'])
})

test('a page is included again, and an excluded first page passes the beginning to the next page', () => {
  expect(summary(withPageExcluded(proposed, 3, false))).toEqual(['1,2,3 start', '4,5 blank'])
  expect(summary(withPageExcluded(proposed, 4, true))).toEqual(['1,2 start', '5 blank'])
  expect(summary(withPageExcluded(proposed, 1, true))).toEqual(['2 start', '4,5 blank'])
})

test('parts are joined even if the first page is excluded, and the first part has none before it', () => {
  expect(summary(withJoined(withPageExcluded(proposed, 4, true), 5))).toEqual(['1,2,5 start'])
  expect(withJoined(proposed, 1)).toBe(proposed)
})

test('a moved page takes the pages in between along, and goes no further than the neighbouring part', () => {
  expect(summary(withPageMoved(proposed, 2, 4))).toEqual(['1 start', '2,4,5 wished'])
  expect(summary(withPageMoved(proposed, 1, 4))).toEqual(['1,2,4,5 start'])
  expect(summary(withPageMoved(proposed, 4, 1))).toEqual(['1,2,4 start', '5 wished'])
  expect(summary(withPageMoved(proposed, 5, 1))).toEqual(['1,2,4,5 start'])
  const three = withSplitAt(proposed, 5)
  expect(withPageMoved(three, 5, 1)).toBe(three)
  expect(withPageMoved(three, 5, 5)).toBe(three)
})

test('a plan without included pages has no parts', () => {
  const nothing = [1, 2, 4, 5].reduce((plan, number) => withPageExcluded(plan, number, true), proposed)
  expect(summary(nothing)).toEqual([])
})
