import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { foundAs, head, learnAndApply } from '../../../../test/support/learned-rule.ts'

const branch = (...lines: (string | { text: string; confidence: number })[]) =>
  pageOf(head[0], ...lines, 'Registered trader no. 4711', 'The receipt of the harbour', 'Rope | 12.00')
const lesson = {
  field: 'address',
  value: '12 Quay Street, 4100 Westport, branch TMN Mill Yard',
  read: '12 Quay Street',
}
const corrected = branch('12 Quay Street,', '4100 Westport,', 'branch THN Mill Yard')

test('what stands between the same two lines is told where another line is the last, with the words that were learned', () => {
  const next = branch('12 Quay Street,', '4100 Westport,', 'branch THN Rope Walk')
  expect(learnAndApply(corrected, lesson, next, foundAs('address', ''))).toMatchObject({
    value: '12 Quay Street, 4100 Westport, branch TMN Rope Walk',
    raw: '12 Quay Street, 4100 Westport, branch THN Rope Walk',
    confidence: 0.8,
  })
})

test('a line between the two that was hardly read is the one that was learned; one that was read well is not', () => {
  const hardly = branch('12 Quay Street,', { text: '4| Wsrt,', confidence: 0.3 }, 'branch THN Mill Yard')
  expect(learnAndApply(corrected, lesson, hardly, foundAs('address', ''))).toMatchObject({
    value: lesson.value,
  })
  const another = branch('12 Quay Street,', '7200 Eastport,', 'branch THN Mill Yard')
  expect(learnAndApply(corrected, lesson, another, foundAs('address', ''))).toMatchObject({
    value: '12 Quay Street, 7200 Eastport, branch TMN Mill Yard',
  })
})

test('a neighbour whose letters are misread is known by its number', () => {
  const under = (line: string, yard: string) =>
    pageOf(head[0], '12 Quay Street,', '4100 Westport,', `branch THN ${yard}`, line, head[2])
  const example = under('REG ID. NO : 000181747712', 'Mill Yard')
  const next = under('REG 10, NO: 000191747712', 'Rope Walk')
  expect(learnAndApply(example, lesson, next, foundAs('address', ''))).toMatchObject({
    value: '12 Quay Street, 4100 Westport, branch TMN Rope Walk',
  })
})

test('what was found as it was learned is not made longer by what else stands between the two', () => {
  const value = '12 Quay Street, 4100 Westport, Mill Yard'
  const example = branch('12 Quay Street,', '4100 Westport,', 'Mill Yard')
  const next = branch('1', '12 Quay Street,', '4100 Westport,', 'Mill Yard')
  const found = foundAs('address', value)
  expect(learnAndApply(example, { field: 'address', value, read: value }, next, found)).toEqual(found)
})

test('where nothing between the two is as it was learned, or something else was found, nothing is told of it', () => {
  const other = branch('Rope Walk 7', 'Eastport')
  expect(learnAndApply(corrected, lesson, other, foundAs('address', ''))).toMatchObject({ value: '' })
  const next = branch('12 Quay Street,', '4100 Westport,', 'branch THN Rope Walk')
  const found = foundAs('address', 'Mill Lane 4')
  expect(learnAndApply(corrected, lesson, next, found)).toEqual(found)
})
