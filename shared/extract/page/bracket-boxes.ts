// Boxes to tick that are typed: "[ ] Child [X] Adult", "( ) ja (x) nein". The reader makes two words of an empty one.
import { unite, type Line, type Word } from '../../page.ts'

const boxed = 0.6
/** In heights: between the two brackets of a box there is room for a cross. */
const maxRoom = 2
const [opening, closing, cross] = [/^[[(]$/u, /^[\])]$/u, /^[xXvV✓✔]$/u]
const whole = /^(?:\[(?<square>[xXvV✓✔]?)\]|\((?<round>[xXvV✓✔]?)\))$/u

export function withBracketBoxes(line: Line): Line {
  const words: Word[] = []
  for (let i = 0; i < line.words.length; i++) {
    const [first, second, third] = line.words.slice(i, i + 3)
    if (!first) break
    const box =
      boxOf([first]) ??
      (second && boxOf([first, second])) ??
      (third && second && boxOf([first, second, third]))
    words.push(box?.word ?? first)
    i += (box?.count ?? 1) - 1
  }
  const boxes = words.filter((word) => !line.words.includes(word))
  // "(x)" alone is a formula's or a note's
  const areAlone = boxes.length < 2 && line.words.every(({ text }) => !/[[\]]/u.test(text))
  return boxes.length === 0 || areAlone ? line : { ...line, words }
}

function boxOf(words: readonly Word[]): { word: Word; count: number } | null {
  const [first, ...others] = words
  const last = others.at(-1)
  if (!first) return null
  const mark = last
    ? opening.test(first.text) &&
      closing.test(last.text) &&
      others.slice(0, -1).every(({ text }) => cross.test(text))
      ? others.length - 1
      : null
    : markOf(first.text)
  const height = first.box.y1 - first.box.y0
  if (mark === null || (last && last.box.x0 - first.box.x1 > maxRoom * height)) return null
  const confidence = Math.max(boxed, ...words.map((word) => word.confidence))
  const text = mark > 0 ? '☒' : '☐'
  return { word: { text, confidence, box: unite(words.map(({ box }) => box)) }, count: words.length }
}

function markOf(text: string): number | null {
  const { square, round } = whole.exec(text)?.groups ?? {}
  const inside = square ?? round
  return inside === undefined ? null : inside.length
}
