// Free text that goes on in the lines below: as far left as it began, or below its label, and broken only because the
// line was full.
import type { Label } from './labels.ts'
import { boxOf, joined, textOf, wholePart, type Place } from '../model/place.ts'
import { beginsWithLabel } from './neighbours.ts'
import type { Scene } from './scene.ts'
import type { Part } from '../model/sheet.ts'

const maxLines = 8
/** In heights of a row. */
const maxGap = 0.9
const maxShift = 1
/** Shorter lines are values that stand below each other, and no text. */
const minWords = 4
const minHan = 12

export function paragraphFrom(scene: Scene, first: Place, label: Label): Place {
  const lines = [first]
  for (let row = scene.rowOf(first.part) + 1; lines.length < maxLines; row++) {
    const last = lines.at(-1) ?? first
    const next = scene.sheet.rows[row]
    const [part] = next ?? []
    if (!part || !next) break
    if (next.length !== 1 || !goesOn(scene, lines, last, part, label)) break
    lines.push(wholePart(part))
  }
  return joined(lines)
}

function goesOn(scene: Scene, lines: readonly Place[], last: Place, part: Part, label: Label): boolean {
  const { unit } = scene.sheet
  const gap = part.box.y0 - last.part.box.y1
  // a label in the middle of a line: what it says goes on where the line began
  const [begin] = /^\p{Ll}/u.test(part.text) ? (scene.sheet.rows[scene.rowOf(label.part)] ?? []) : []
  const starts = [boxOf(lines[0] ?? last), boxOf(lines[1] ?? last), label.part.box, begin?.box].flatMap(
    (box) => box?.x0 ?? [],
  )
  const isBelow = starts.some((x) => Math.abs(part.box.x0 - x) < maxShift * unit)
  if (gap > maxGap * unit || !isBelow || !isProse(last)) return false
  if (beginsWithLabel(scene, part) || looksLabelled(part)) return false
  return isFull(lines, part) || /^\p{Ll}/u.test(part.text)
}

/** "Duration of flight: 1h 30m", whatever it is a label of. */
function looksLabelled({ text }: Part): boolean {
  const label = /^(?<label>\p{Lu}[\p{L}'’ ]{2,30}) ?[:：] *\S/u.exec(text)?.groups?.['label']
  return (label !== undefined && label.split(' ').length <= 4) || hanLabel.test(text)
}

/** 净含量：480 克, 3. 대상 동 : 204동 */
const hanLabel =
  /^(?:\d{1,2} ?[.．)）、] ?)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul} ]{2,12}[:：](?!\d)/u

function isProse(line: Place): boolean {
  const text = textOf(line)
  const han = text.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu)?.length ?? 0
  return han >= minHan || text.split(' ').length >= minWords
}

/** The next line's first word would have had no room. */
function isFull(lines: readonly Place[], next: Part): boolean {
  const last = lines.at(-1)
  const first = next.words[0]?.word.box
  if (!last || !first) return false
  const right = Math.max(next.box.x1, ...lines.map((line) => boxOf(line).x1))
  return boxOf(last).x1 + (first.x1 - first.x0) > right && !/[.!?。！？]$/u.test(textOf(last))
}
