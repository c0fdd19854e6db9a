import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { withBracketBoxes } from './bracket-boxes.ts'

const read = (text: string) =>
  pageOf(text)
    .lines.map(withBracketBoxes)
    .flatMap(({ words }) => words.map((word) => word.text))
    .join(' ')

test.each([
  ['[ ] Child [X] Adult [ ] Senior', '☐ Child ☒ Adult ☐ Senior'],
  ['[] low [ x ] high', '☐ low ☒ high'],
  ['( ) ja (x) nein', '☐ ja ☒ nein'],
  ['see note (x) below', 'see note (x) below'],
  ['苏环罚 [ 2024 ] 第019号', '苏环罚 [ 2024 ] 第019号'],
])('%s', (before, after) => {
  expect(read(before)).toBe(after)
})
