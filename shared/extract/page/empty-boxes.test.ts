import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { withEmptyBoxes } from './empty-boxes.ts'

test('a letter as wide as the boxes of its line is a box', () => {
  const [line] = pageOf('☐ Jetted CI Other').lines
  const square = line?.words.map((word) => ({
    ...word,
    box: /☐|CI/u.test(word.text) ? { ...word.box, x1: word.box.x0 + 20 } : word.box,
  }))
  const read = line && square ? withEmptyBoxes({ ...line, words: square }) : null
  expect(read?.words.map(({ text }) => text)).toEqual(['☐', 'Jetted', '☐', 'Other'])
})
