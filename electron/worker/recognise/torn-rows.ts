// Rows that the layout tore: it saw columns where there are none, and cut a row between two of its words or in the middle
// of one. What stands together in a row of ink, and was read in pieces of several lines and with doubt, is read again as a
// whole.
import { heightOf, overlapX, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { countCharacters, meanConfidence } from './certainty.ts'
import { insertWords } from './insert.ts'

/** Of the lower one: so much of it is level with the row. */
const leastLevel = 0.6
/** A cut through a word leaves two that nobody is sure of. */
const doubtful = 0.7
/** What is read of the whole row has to be sure, and most of what was read before has to be there again. */
const sureOfWhole = 0.8
const leastShareOfLength = 0.9

export async function withTornRows(
  lines: readonly Line[],
  runs: readonly Box[],
  readAlone: (line: Line) => Promise<Result<Line | null>>,
): Promise<Result<Line[]>> {
  let all = [...lines]
  for (const run of runs) {
    const torn = piecesIn(run, all)
    if (!torn) continue
    const whole = await readAlone({ ...torn.first, words: torn.pieces, box: run })
    if (!whole.ok) return whole
    if (whole.value && isBetter(whole.value.words, torn.pieces))
      all = insertWords(without(all, torn.pieces), whole.value)
  }
  return ok(all)
}

/** Null where the row is one line, or was read for sure. */
function piecesIn(run: Box, lines: readonly Line[]): { first: Line; pieces: Word[] } | null {
  const torn = lines.filter(({ words }) => words.some(({ box }) => isIn(box, run)))
  const pieces = torn.flatMap(({ words }) => words.filter(({ box }) => isIn(box, run)))
  const [first, second] = torn
  const isDoubtful = pieces.some(({ confidence }) => confidence < doubtful)
  return first && second && isDoubtful ? { first, pieces } : null
}

function isBetter(whole: readonly Word[], pieces: readonly Word[]): boolean {
  const sure = meanConfidence(whole)
  const isAll = countCharacters(whole) >= leastShareOfLength * countCharacters(pieces)
  return isAll && sure >= sureOfWhole && sure > meanConfidence(pieces)
}

function without(lines: readonly Line[], pieces: readonly Word[]): Line[] {
  const gone = new Set(pieces)
  return lines.flatMap((line): Line[] => {
    const words = line.words.filter((word) => !gone.has(word))
    if (words.length === line.words.length) return [line]
    return words.length === 0 ? [] : [{ ...line, words, box: unite(words.map(({ box }) => box)) }]
  })
}

function isIn(box: Box, run: Box): boolean {
  const isLevel = overlapY(box, run) > leastLevel * Math.min(heightOf(box), heightOf(run))
  return isLevel && overlapX(box, run) > widthOf(box) / 2
}
