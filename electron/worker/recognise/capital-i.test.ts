import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { withCapitalI } from './capital-i.ts'

const read = (text: string, ...languages: string[]) =>
  withCapitalI(pageOf(text).lines, languages)
    .flatMap(({ words }) => words.map((word) => word.text))
    .join(' ')

test.each([
  ['lron 284 µg/l', 'Iron 284 µg/l'],
  ['Harbour Lane, St lves', 'Harbour Lane, St Ives'],
  ['“lfeoma Strand”', '“Ifeoma Strand”'],
  ['ltems shipped', 'Items shipped'],
  ['50 lbs by Cook ltd, Silva ltda', '50 lbs by Cook ltd, Silva ltda'],
  ['le llano, lhama, lj 5', 'le llano, lhama, lj 5'],
])('%s', (before, after) => {
  expect(read(before, 'eng')).toBe(after)
})

test('where words begin so, nothing is mended', () => {
  expect(read('lvice a lva', 'ces')).toBe('lvice a lva')
})
