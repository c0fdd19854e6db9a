// From and to, as in 8:30～9:10 and 2024—2025: the models for Han take both signs for 一. A dash is flat, and that tells it.
// And more or less, as in 72.40 ±0.10: that is 士 to them, which no figure follows.
import { heightOf } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { inkSpotsOf } from '../prepare/ink.ts'

/** Of the height of the digits beside it: a wave is three times as high. */
const flat = 0.18

export function withRanges(line: Line, image: GreyImage): Line {
  const words = line.words.map((word, i) => {
    const [before, after] = [line.words[i - 1], line.words[i + 1]]
    const isBetween = /\d$/.test(before?.text ?? '') && /^\d/.test(after?.text ?? '')
    const isTolerance =
      /^士\d/u.test(word.text + (after?.text ?? '')) && !/\p{Script=Han}$/u.test(before?.text ?? '')
    if (isTolerance) return { ...word, text: word.text.replace('士', '±') }
    if (word.text !== '一' || !before || !after || !isBetween) return word
    const between = { ...word.box, x0: before.box.x1, x1: after.box.x0, y0: before.box.y0, y1: before.box.y1 }
    const isFlat = heightOfInk(between, image) <= flat * heightOf(before.box)
    return { ...word, text: isFlat ? '—' : '～' }
  })
  return { ...line, words }
}

function heightOfInk(box: Box, image: GreyImage): number {
  const within = inkSpotsOf(image).filter(
    ({ x0, x1, y0, y1 }) => x0 >= box.x0 && x1 <= box.x1 && y0 >= box.y0 && y1 <= box.y1,
  )
  return Math.max(0, ...within.map(heightOf))
}
