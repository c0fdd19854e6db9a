// Finds rows of letters that no line covers: table rows or narrow cells that the layout lost.
import { centreX, centreY, heightOf, median, overlapY } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Rule } from '../../../shared/page.ts'
import { isInCell } from './in-cell.ts'
import { rowsOf } from '../prepare/rows.ts'

/** Fewer letters are as often dust. */
const minLetters = 3
/** Fewer below each other are chance. */
const minInColumn = 3
/** In median heights: size difference and distance of letters in a row. */
const size = { min: 0.55, max: 2.2 } as const
const maxGap = 2

/** Between the rules of a table a single letter counts too. */
export function unreadRows(
  letters: readonly Box[],
  lines: readonly Line[],
  rules: readonly Rule[] = [],
): Box[] {
  const usual = median(letters.map(heightOf))
  const rowsOfWords = lines.flatMap(({ words }) => {
    const boxes = words.map(({ box }) => box)
    return boxes.length === 0 ? [] : [{ boxes, whole: unite(boxes) }]
  })
  const words = rowsOfWords.flatMap(({ boxes }) => boxes)
  // words are compared only where their line is
  const isRead = (letter: Box) =>
    rowsOfWords.some(
      ({ boxes, whole }) => covers(whole, letter) && boxes.some((word) => covers(word, letter)),
    )
  const left = letters
    .filter((letter) => heightOf(letter) < usual * size.max && heightOf(letter) > usual * size.min)
    .filter((letter) => !isRead(letter))
  const rows = rowsOf(left, usual * maxGap)
  const short = rows.filter((row) => row.length < minLetters).map(unite)
  const long = rows.filter((row) => row.length >= minLetters).map(unite)
  const narrow = inNarrowColumns(short, long, words)
  const inCells = short.filter(
    (box) => !narrow.includes(box) && words.some((word) => isLevel(word, box)) && isInCell(box, rules),
  )
  return [...long, ...narrow, ...inCells]
}

/** Digits below each other, each level with a read line, are cells of a narrow column. */
function inNarrowColumns(short: readonly Box[], long: readonly Box[], words: readonly Box[]): Box[] {
  const level = short.filter((box) => words.some((word) => isLevel(word, box)))
  const all = [...level, ...long]
  return level.filter((box) => {
    const column = all.filter((other) => other.x0 < box.x1 && other.x1 > box.x0 && !isLevel(other, box))
    return column.length + 1 >= minInColumn
  })
}

function isLevel(a: Box, b: Box): boolean {
  return overlapY(a, b) > 0.6 * Math.min(heightOf(a), heightOf(b))
}

function covers(word: Box, letter: Box): boolean {
  const [x, y] = [centreX(letter), centreY(letter)]
  const margin = heightOf(letter) / 4
  return x > word.x0 - margin && x < word.x1 + margin && y > word.y0 - margin && y < word.y1 + margin
}
