// A heading in capitals that is set with room between its letters falls into pieces: PENHALL OW C RE E K MARINA. The
// room between two of its words is still wider than that within one.
import { heightOf } from '../../../shared/layout/geometry.ts'
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'

/** In heights of a letter: what is further apart belongs to something else. */
const widestRoom = 1.5
const fewestPieces = 3
/** How much wider the room between words is. */
const leastStep = 1.8

export function withLettersTogether(line: Line): Line {
  const rows: Word[][] = []
  for (const word of line.words) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && roomBetween(last, word) < widestRoom * heightOf(word.box)) row.push(word)
    else rows.push([word])
  }
  const words = rows.flatMap(together)
  return words.length === line.words.length ? line : { ...line, words }
}

function together(words: readonly Word[]): readonly Word[] {
  const pieces = words.filter(({ text }) => /^\p{Lu}{1,2}$/u.test(text)).length
  if (pieces < fewestPieces || !words.every(({ text }) => /^\p{Lu}+$/u.test(text))) return words
  const rooms = words.slice(1).map((word, i) => roomBetween(words[i], word))
  const most = widestWithin(rooms)
  const joined: Word[][] = []
  for (const [i, word] of words.entries()) {
    if (i > 0 && (rooms[i - 1] ?? 0) <= most) joined.at(-1)?.push(word)
    else joined.push([word])
  }
  return joined.map((parts) => ({
    text: parts.map(({ text }) => text).join(''),
    box: unite(parts.map(({ box }) => box)),
    confidence: meanConfidence(parts),
  }))
}

/** The widest room within a word, where there are clearly two kinds of room; else none is. */
function widestWithin(rooms: readonly number[]): number {
  const sorted = rooms.toSorted((a, b) => a - b)
  const steps = sorted.slice(1).map((room, i) => room / Math.max(1, sorted[i] ?? 1))
  const widest = Math.max(...steps)
  return widest >= leastStep ? (sorted[steps.indexOf(widest)] ?? -1) : -1
}

function roomBetween(before: Word | undefined, word: Word): number {
  return word.box.x0 - (before?.box.x1 ?? word.box.x0)
}
