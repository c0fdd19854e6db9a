// Rows of letters that no line covers: what the layout lost, a row of a table or a narrow cell, is looked for again.
import { unite, type Box, type Line } from '../../../shared/page.ts'
import { median } from '../prepare/text-size.ts'
import { overlap } from './insert.ts'

/** Fewer letters than this are as often dust. */
const leastLetters = 3
/** In median heights: the letters of a row differ by less, and stand closer. */
const size = { least: 0.55, most: 2.2 } as const
const mostGap = 2

export function unreadRows(letters: readonly Box[], lines: readonly Line[]): Box[] {
  const usual = median(letters.map(heightOf))
  const words = lines.flatMap((line) => line.words.map(({ box }) => box))
  const left = letters
    .filter((letter) => heightOf(letter) > usual * size.least && heightOf(letter) < usual * size.most)
    .filter((letter) => !words.some((word) => covers(word, letter)))
    .sort((a, b) => a.x0 - b.x0)
  return rowsOf(left, usual * mostGap)
    .filter((row) => row.length >= leastLetters)
    .map(unite)
}

/** From the left, each letter joins the row whose last letter it follows. */
function rowsOf(letters: readonly Box[], mostGapPx: number): Box[][] {
  const rows: Box[][] = []
  for (const letter of letters) {
    const row = rows.find((candidate) => follows(candidate.at(-1) ?? letter, letter, mostGapPx))
    if (row) row.push(letter)
    else rows.push([letter])
  }
  return rows
}

function follows(last: Box, next: Box, mostGapPx: number): boolean {
  const lower = Math.min(heightOf(last), heightOf(next))
  return next.x0 - last.x1 <= mostGapPx && overlap(last.y0, last.y1, next.y0, next.y1) > lower * 0.5
}

function covers(word: Box, letter: Box): boolean {
  const x = (letter.x0 + letter.x1) / 2
  const y = (letter.y0 + letter.y1) / 2
  const margin = heightOf(letter) / 4
  return x > word.x0 - margin && x < word.x1 + margin && y > word.y0 - margin && y < word.y1 + margin
}

function heightOf({ y0, y1 }: Box): number {
  return y1 - y0
}
