// Boxes to tick that were read as letters: where boxes are ticked, a circle behind a label is one that is not, and so is
// a letter among the options that is as large and as square as the boxes of its line are.
import type { Line, Word } from '../../page.ts'
import { isBox } from './boxes.ts'

/**
 * The largest difference in height and in width between a box and a letter that stands for one, as a share of the
 * box.
 */
const [sameHeight, sameWidth] = [0.12, 0.2]
/** Words below this confidence may be narrower. */
const badly = 0.5

export function withEmptyBoxes(line: Line): Line {
  const box = line.words.find(({ text }) => isBox(text))
  const words = line.words.map((word, i) => {
    const before = line.words[i - 1]
    const isBehindLabel = /[:：]$/u.test(before?.text ?? '') && /^[O○◯]$/u.test(word.text)
    const isAmong = box !== undefined && isBetweenOptions(before, line.words[i + 1]) && isLike(word, box)
    return isBehindLabel || isAmong ? { ...word, text: '☐' } : word
  })
  return { ...line, words }
}

function isBetweenOptions(before: Word | undefined, after: Word | undefined): boolean {
  const isName = (word: Word | undefined) => word !== undefined && /\p{L}{2}/u.test(word.text)
  return isName(before) && isName(after)
}

function isLike({ text, box, confidence }: Word, { box: other }: Word): boolean {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
  const [boxWidth, boxHeight] = [other.x1 - other.x0, other.y1 - other.y0]
  const isSquare = Math.abs(width - boxWidth) <= sameWidth * boxWidth
  return (
    /^(?:[OCDUL0]|CO|CI|L[)\]]|\[?[_ ]?\])$/u.test(text) &&
    Math.abs(height - boxHeight) <= sameHeight * boxHeight &&
    (isSquare || (confidence < badly && width < boxWidth))
  )
}
