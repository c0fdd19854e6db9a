import { expect, test } from 'vitest'
import { recordOf } from '../../test-support/records.ts'
import { furtherBack, withChanged, withNewest, without, withOlder, type HistoryPage } from './history-list.ts'

const page = (ids: string, nextCursor: string | null = 'more', total = 100): HistoryPage => ({
  records: ids.split('').map((id) => recordOf({ id })),
  nextCursor,
  total,
})
const idsOf = ({ records }: HistoryPage) => records.map(({ id }) => id).join('')

test('older records follow, and none is there twice', () => {
  const next = withOlder(page('cba'), page('a98', null))
  expect(idsOf(next)).toBe('cba98')
  expect(next.nextCursor).toBeNull()
})

test('what is new stands on top, and what was scrolled to stays', () => {
  const next = withNewest(page('dcba', 'deep'), page('fed'))
  expect(idsOf(next)).toBe('fedcba')
  expect(next.nextCursor).toBe('deep')
})

test('what was removed from the newest stretch is gone', () => {
  expect(idsOf(withNewest(page('dcba'), page('db')))).toBe('dba')
})

test('when so much came in that the stretches do not touch, only the newest is shown', () => {
  const next = withNewest(page('ba', 'deep'), page('zyx', 'near'))
  expect(idsOf(next)).toBe('zyx')
  expect(next.nextCursor).toBe('near')
})

test('a newest page that is all there is takes the place of everything', () => {
  expect(idsOf(withNewest(page('cba'), page('c', null)))).toBe('c')
})

test('a changed record stays in its place', () => {
  const next = withChanged(page('cba'), recordOf({ id: 'b', filename: 'renamed.png' }))
  expect(next.records.map(({ filename }) => filename)).toEqual(['c.png', 'renamed.png', 'a.png'])
})

test('the total counts only what was removed from what is shown', () => {
  expect(without(page('cba', null, 10), ['b', 'elsewhere']).total).toBe(9)
})

test('only changed records beyond the newest page are asked for by themselves', () => {
  expect(furtherBack(page('dcba'), page('ed'), ['d', 'b', 'elsewhere'])).toEqual(['b'])
})
