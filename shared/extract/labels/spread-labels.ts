// 姓  名, 性  别: on a form a label of two Han characters is set as wide as the labels of four above and below it.
import { joined, wholePart } from '../page/place.ts'
import type { Part, Row, Sheet } from '../page/sheet.ts'
import { sliceOf } from '../tables/parted-rows.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/** In heights of a character. */
const widestRoom = 3.2
/** The room in front of the value that the last character was read together with. */
const leastRoom = 0.8
const mostCharacters = 4

export function withSpreadLabels(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  return { ...sheet, rows: sheet.rows.map((row) => withJoined(row, vocabulary)) }
}

function withJoined(row: Row, vocabulary: Vocabulary): Row {
  const label = row
    .keys()
    .map((at) => spreadFrom(row, at, vocabulary))
    .find((found) => found !== null)
  if (!label) return row
  const { at, characters, rest } = label
  const { part } = joined(characters.map(wholePart))
  const behind = [...rest, ...row.slice(at + characters.length)]
  return [...row.slice(0, at), part, ...withJoined(behind, vocabulary)]
}

interface Spread {
  readonly at: number
  readonly characters: readonly Part[]
  /** What its last character was read together with. */
  readonly rest: readonly Part[]
}

function spreadFrom(row: Row, at: number, { meaningOf }: Vocabulary): Spread | null {
  const characters: Part[] = []
  for (const part of row.slice(at, at + mostCharacters)) {
    const [first, ...rest] = apart(part)
    if (!first || !isNear(characters.at(-1), first)) return null
    characters.push(first)
    if (characters.length > 1 && meaningOf(characters.map(({ folded }) => folded)))
      return { at, characters, rest }
    if (rest.length > 0) return null
  }
  return null
}

/** The character that a part is, or begins with before some room, and what is behind it; nothing if it is neither. */
function apart(part: Part): readonly Part[] {
  const [first, second] = part.words
  if (!first || !/^\p{Script=Han}$/u.test(first.word.text)) return []
  if (!second) return [part]
  const room = second.word.box.x0 - first.word.box.x1
  if (room < leastRoom * heightOf(part)) return []
  return [sliceOf(part, 0, second.start), sliceOf(part, second.start, part.text.length)]
}

function isNear(before: Part | undefined, part: Part): boolean {
  return !before || part.box.x0 - before.box.x1 <= widestRoom * heightOf(part)
}

function heightOf({ box }: Part): number {
  return box.y1 - box.y0
}
