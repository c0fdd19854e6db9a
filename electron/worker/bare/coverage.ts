// Measures how much of the ink in a part of a page was read, and with what confidence.
import { overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'

/** Cells that run together are read as one long word of low confidence. */
const minSure = 0.3

/** Returns the share of the ink's width that has a word; 1 if there is no ink. */
export function coverage(lines: readonly Line[], runs: readonly Box[]): number {
  const words = lines.flatMap((line) =>
    line.words.flatMap(({ box, confidence }) => (confidence >= minSure ? box : [])),
  )
  const [whole, covered] = runs.reduce(
    ([all, read], run) => {
      const width = run.x1 - run.x0
      const beside = words.filter(
        (word) => overlapY(word, run) > 0.4 * Math.min(word.y1 - word.y0, run.y1 - run.y0),
      )
      const found = beside.reduce((sum, word) => sum + Math.max(0, overlapX(word, run)), 0)
      return [all + width, read + Math.min(width, found)]
    },
    [0, 0],
  )
  return whole === 0 ? 1 : covered / whole
}

/** A picture read as text gives many letters, but hardly any above this confidence. */
const nonsense = 0.5

/** Counts read letters; doubtful ones count less, and nonsense counts against them. */
export function certainLetters(lines: readonly Line[]): number {
  return lines
    .flatMap((line) => line.words)
    .reduce((sum, { text, confidence }) => sum + text.length * (confidence - nonsense), 0)
}
