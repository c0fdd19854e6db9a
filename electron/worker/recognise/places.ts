// Which words of several readings of one picture stand in the same place.
import type { Box, Line, Word } from '../../../shared/page.ts'
import { overlap } from './insert.ts'

/** Of each reading the words that it has there: one may see one word where another sees two. */
export type Place = readonly Word[][]

/** What overlaps along a line belongs together. */
export function placesOf(readings: Place): Place[] {
  const all = readings
    .flatMap((words, reading) => words.map((word) => ({ word, reading })))
    .sort((a, b) => a.word.box.x0 - b.word.box.x0)
  const places: { x0: number; x1: number; readings: Word[][] }[] = []
  for (const { word, reading } of all) {
    const { x0, x1 } = word.box
    const last = places.at(-1)
    const narrower = Math.min(x1 - x0, (last?.x1 ?? 0) - (last?.x0 ?? 0))
    if (last && last.x1 - x0 > narrower * 0.25) {
      last.readings[reading]?.push(word)
      last.x1 = Math.max(last.x1, x1)
    } else {
      places.push({ x0, x1, readings: readings.map((_, i) => (i === reading ? [word] : [])) })
    }
  }
  return places.map((place) => place.readings)
}

/** Rows that lean or are of several sizes reach into each other: a word belongs where it covers most of another. */
export function lineAt(lines: readonly Line[], word: Word): Line | undefined {
  const level = lines.filter(({ box }) => overlap(box.y0, box.y1, word.box.y0, word.box.y1) > 0)
  const covered = level.map(({ words }) =>
    Math.max(0, ...words.filter((own) => isSamePlace(own, word)).map((own) => sharedArea(own.box, word.box))),
  )
  const most = Math.max(0, ...covered)
  return most > 0 ? level[covered.indexOf(most)] : undefined
}

export function wordsAt(line: Line, words: readonly Word[]): Word[] {
  return words.filter((word) => line.words.some((own) => isSamePlace(own, word)))
}

function isSamePlace({ box: a }: Word, { box: b }: Word): boolean {
  const narrower = Math.min(a.x1 - a.x0, b.x1 - b.x0)
  const lower = Math.min(a.y1 - a.y0, b.y1 - b.y0)
  return overlap(a.x0, a.x1, b.x0, b.x1) > narrower * 0.2 && overlap(a.y0, a.y1, b.y0, b.y1) > lower * 0.5
}

function sharedArea(a: Box, b: Box): number {
  return overlap(a.x0, a.x1, b.x0, b.x1) * overlap(a.y0, a.y1, b.y0, b.y1)
}
