import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { showBoxes } from './show-boxes.ts'

const word = (text: string, x0: number, x1: number) => ({
  text,
  confidence: 0.9,
  box: { x0, x1, y0: 100, y1: 116 },
})
const line: Line = {
  words: [word('O', 51, 65), word('Yes', 80, 110), word('No', 180, 200)],
  box: { x0: 51, x1: 200, y0: 100, y1: 116 },
  block: 0,
  paragraph: 0,
  rowHeight: 20,
}
const at = (x0: number) => ({ x0, x1: x0 + 16, y0: 99, y1: 115 })

it('puts a box in the place of what it was read as, or where nothing was read', () => {
  const shown = showBoxes(
    [line],
    [
      { kind: 'ticked', box: at(50) },
      { kind: 'box', box: at(150) },
    ],
  )
  expect(shown.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['☒ Yes ☐ No'])
})

it('makes a line of a box that stands alone, and leaves bullets and shades to the layout', () => {
  const shown = showBoxes(
    [line],
    [
      { kind: 'box', box: { x0: 50, x1: 66, y0: 200, y1: 216 } },
      { kind: 'bullet', box: { x0: 50, x1: 56, y0: 300, y1: 306 } },
    ],
  )
  expect(shown.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['O Yes No', '☐'])
})

it('puts a box into the nearest of the lines that are level with it', () => {
  const [navigation, setting] = [20, 400].map((x0) => ({
    ...line,
    words: [word('Sound', x0, x0 + 60)],
    box: { x0, x1: x0 + 60, y0: 100, y1: 116 },
  }))
  if (!navigation || !setting) throw new Error('two lines were made')
  const shown = showBoxes([navigation, setting], [{ kind: 'ticked', box: at(700) }])
  expect(shown.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['Sound', 'Sound ☒'])
})
