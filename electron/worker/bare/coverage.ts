// How much of the ink on a part of a page was read, and how well.
import { overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'

/** Cells that were run together are read as one long word, and with no certainty. */
const minSure = 0.3

/** Of the width of all runs of ink, that on which a word was read; 1 where there is no ink. */
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

/** A picture read as text gives many letters, of which hardly one is surer than this. */
const nonsense = 0.5

/** The letters that were read, those read with doubt counting less, and nonsense counting against it. */
export function certainLetters(lines: readonly Line[]): number {
  return lines
    .flatMap((line) => line.words)
    .reduce((sum, { text, confidence }) => sum + text.length * (confidence - nonsense), 0)
}
