// Two rows that the layout took for one: in the boxes of forms a small label stands right above what was written there,
// and only the larger of both is read. The boxes of the words are drawn around the row that was read, so that the other
// one is seen to be missing.
import { median } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'

/** In usual letters: two rows of a text; what is higher is an ornament. */
const highest = 4.5
const fewestLetters = 3
/** What was not read is a label of some length: fewer letters are an ornament. */
const fewestUnread = 5
/** How many more or fewer letters than characters: some touch, and some fall apart. */
const mostOff = 0.15

export interface Apart {
  readonly lines: readonly Line[]
  /** Where there were two rows. */
  readonly double: readonly Box[]
}

export function withRowsApart(lines: readonly Line[], letters: readonly Box[]): Apart {
  const double: Box[] = []
  const usual = median(letters.map(({ y0, y1 }) => y1 - y0))
  const apart = lines.map((line) => {
    const inside = letters.filter((letter) => isIn(letter, line.box))
    if (inside.length < 2 * fewestLetters || line.box.y1 - line.box.y0 > highest * usual) return line
    const words = line.words.map((word) => {
      const box = rowRead(word, inside)
      return box ? { ...word, box } : word
    })
    if (words.every((word, i) => word === line.words[i])) return line
    double.push(line.box)
    return { ...line, words, box: unite(words.map(({ box }) => box)) }
  })
  return { lines: apart, double }
}

function isIn({ x0, x1, y0, y1 }: Box, box: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
}

/** Null where there is but one row, or none that has as many letters as were read. */
function rowRead({ text, box }: Word, letters: readonly Box[]): Box | null {
  const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (count < fewestLetters) return null
  const rows = rowsBelowEachOther(letters.filter((letter) => isIn(letter, box)))
  if (rows.length < 2) return null
  const off = (row: readonly Box[]) => Math.abs(row.length - count)
  const [best] = rows.toSorted((a, b) => off(a) - off(b) || heightOf(b) - heightOf(a))
  const areUnread = rows.every((row) => row === best || row.length >= fewestUnread)
  return best && areUnread && off(best) <= Math.max(1, count * mostOff) ? unite(best) : null
}

/** Between two rows there is paper all along. */
function rowsBelowEachOther(letters: readonly Box[]): Box[][] {
  const rows: { y1: number; letters: Box[] }[] = []
  for (const letter of letters.toSorted((a, b) => a.y0 - b.y0)) {
    const last = rows.at(-1)
    if (last && letter.y0 < last.y1) {
      last.letters.push(letter)
      last.y1 = Math.max(last.y1, letter.y1)
    } else rows.push({ y1: letter.y1, letters: [letter] })
  }
  return rows.map((row) => row.letters).filter((row) => row.length >= fewestLetters)
}

function heightOf(row: readonly Box[]): number {
  return Math.max(...row.map(({ y0, y1 }) => y1 - y0))
}
