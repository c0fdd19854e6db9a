// 姓 名, set as wide as a label of four characters: it may have more room within itself than before its value. Where the
// two together are a label, and the first stands alone, they are one.
import { joined, type Place } from '../../model/place.ts'
import { sliceOf } from '../../page/parted-rows.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** In heights of a part: between the characters of one label there is no more. */
const mostRoom = 4

const single = /^[^\p{L}\p{N}]{0,2}(?<han>\p{Script=Han})$/u
/** A mark is read where the room is. */
const begun = /^(?<mark>[^\p{L}\p{N}]{0,2})(?<han>\p{Script=Han})(?=$|[\s:：])/u

export function withSpreadLabels(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const rows = sheet.rows.map((row) => withJoined(row, vocabulary))
  return rows.some((row, i) => row !== sheet.rows[i]) ? { ...sheet, rows } : sheet
}

function withJoined(row: Row, vocabulary: Vocabulary): Row {
  const parts: Part[] = []
  let isJoined = false
  for (const part of row) {
    const first = parts.at(-1)
    const label = first && labelOf(first, part, vocabulary)
    if (!label) {
      parts.push(part)
      continue
    }
    isJoined = true
    const rest = part.text.slice(label.end).search(/[^\s:：]/u)
    parts.splice(-1, 1, label.part)
    if (rest >= 0) parts.push(sliceOf(part, label.end + rest, part.text.length))
  }
  return isJoined ? parts : row
}

/** The label that both begin with, and where it ends in the second. */
function labelOf(first: Part, second: Part, { meaningOf }: Vocabulary): { part: Part; end: number } | null {
  const [one, other] = [single.exec(first.text), begun.exec(second.text)]
  const han = other?.groups?.['han'] ?? ''
  const room = second.box.x0 - first.box.x1
  if (!one || !other || room > mostRoom * (first.box.y1 - first.box.y0)) return null
  const keys = tokensOf((one.groups?.['han'] ?? '') + han).map(({ key }) => key)
  if (!meaningOf(keys)) return null
  const start = other.groups?.['mark']?.length ?? 0
  const places: Place[] = [
    { part: first, start: first.text.length - 1, end: first.text.length },
    { part: second, start, end: start + 1 },
  ]
  return { part: joined(places).part, end: start + 1 }
}
