// The words of a page as runs of letters and digits, row by row: printed keys are searched in them.
import type { Box } from '../../../page.ts'
import type { Place } from '../../model/place.ts'
import type { Part, Sheet } from '../../model/sheet.ts'

/** A run of letters and digits in a part. */
export interface Run extends Place {
  readonly key: string
  readonly row: number
  readonly box: Box
}

export function runsOf({ rows }: Sheet): Run[][] {
  return rows.map((parts, row) => parts.flatMap((part) => runsIn(part, row)))
}

function runsIn(part: Part, row: number): Run[] {
  return [...part.folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: key, index: start }) => {
    const place = { part, start, end: start + key.length }
    return { ...place, key, row, box: boxAt(place) }
  })
}

/** The box of a place on the level page: as wide as its letters, as high as its part. */
export function boxAt({ part, start, end }: Place): Box {
  const edges = part.words.flatMap(({ word: { box }, ...word }) => {
    const [from, to] = [Math.max(word.start, start), Math.min(word.end, end)]
    const width = (box.x1 - box.x0) / Math.max(1, word.end - word.start)
    return from < to ? [box.x0 + (from - word.start) * width, box.x0 + (to - word.start) * width] : []
  })
  return { ...part.box, x0: Math.min(...edges), x1: Math.max(...edges) }
}

/** The letters and digits of a text alone: spaces and signs come and go in reading. */
export function squashed(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
