// From a label to its value: behind it, further on in its row, or right below it.
import { isLabelText, type FoundLabel } from './labels.ts'
import { recognisers } from './recognisers/recognisers.ts'
import { isLongerLabel } from './longer-label.ts'
import type { Part, Sheet } from './sheet.ts'
import type { ValueType } from './synonyms.ts'

/** Where a value may stand, or does. */
export interface Place {
  readonly part: Part
  readonly start: number
  readonly end: number
}

/** How surely a value that stands so belongs to its label, from 0 to 1. */
export interface LinkedValue extends Place {
  readonly closeness: number
}

export function findValue(sheet: Sheet, label: FoundLabel, type: ValueType): LinkedValue | null {
  const behind = label.part.folded.slice(label.end)
  const isAlone = !/[\p{L}\p{N}]/u.test(behind)
  const inRow = findInRow(sheet, label, type)
  if (inRow) return inRowOf(sheet, label, inRow, type)
  const below = isAlone ? findBelow(sheet, label, type) : null
  return below && { ...below, closeness: 0.8 }
}

function findInRow(sheet: Sheet, label: FoundLabel, type: ValueType): Place | null {
  const places = placesInRow(sheet, label)
  // an amount stands at the end of its line, after what it is the price of; all others come first
  if (type !== 'amount') return places[0] ? recognise(places[0], type) : null
  return places.map((place) => recognise(place, type)).findLast((place) => place !== null) ?? null
}

function placesInRow(sheet: Sheet, { part, end, row, index }: FoundLabel): Place[] {
  const behind = part.folded.slice(end)
  const places: Place[] = []
  if (/[\p{L}\p{N}]/u.test(behind))
    places.push({ part, start: end, end: end + lengthBeforeLabel(behind, sheet) })
  for (const next of sheet.rows[row]?.slice(index + 1) ?? []) {
    if (isLabelText(next.folded, sheet.known)) break
    places.push({ part: next, start: 0, end: next.text.length })
  }
  return places
}

/** Up to the next label with a colon: of "123 Due date: 5 May" the value is 123. */
function lengthBeforeLabel(behind: string, { known }: Sheet): number {
  const colon = / [^\s:]*\p{L}[^\s:]* ?:(?!\/\/)/u.exec(behind)
  if (!colon) return behind.length
  const before = behind.slice(0, colon.index)
  const word = colon[0].replace(':', '')
  const earlier = [2, 1]
    .map((count) => new RegExp(`(?: +\\S+){${count}}$`).exec(before)?.[0] ?? '')
    .find((words) => words !== '' && isLabelText(words + word, known))
  return before.length - (earlier?.length ?? 0)
}

function findBelow(sheet: Sheet, label: FoundLabel, type: ValueType): Place | null {
  const { box } = label.part
  const deepest = box.y1 + 2.5 * (box.y1 - box.y0)
  for (const row of sheet.rows.slice(label.row + 1)) {
    const part = row.find((other) => other.box.x0 < box.x1 && other.box.x1 > box.x0)
    if (!part) continue
    if (part.box.y0 > deepest || isLabelText(part.folded, sheet.known)) return null
    return recognise({ part, start: 0, end: part.text.length }, type)
  }
  return null
}

function recognise({ part, start, end }: Place, type: ValueType): Place | null {
  const span = recognisers[type](part.folded.slice(start, end))
  return span && { part, start: start + span.start, end: start + span.end }
}

/** The value with its closeness; null where the label turns out to be the beginning of another one. */
function inRowOf(sheet: Sheet, label: FoundLabel, value: Place, type: ValueType): LinkedValue | null {
  const between = textBetween(sheet, label, value, type)
  if (isLongerLabel(between, label.hasColon, type)) return null
  const isBehind = value.part === label.part
  if (type === 'text' && isBehind && !label.hasColon)
    return { ...value, closeness: closenessOfText(label, value) }
  const closeness = label.hasColon ? 1 : 0.95
  if (type !== 'amount' || hasCents(value)) return { ...value, closeness }
  // a whole number may be a count, and after another number it is what is left of a sum that was cut in two
  return /\d/.test(between) ? null : { ...value, closeness: closeness * 0.6 }
}

function hasCents({ part, start, end }: Place): boolean {
  return /[.,]\d{2}$/.test(part.folded.slice(start, end))
}

function textBetween(sheet: Sheet, label: FoundLabel, value: Place, type: ValueType): string {
  const row = sheet.rows[label.row] ?? []
  const behind = label.part.folded.slice(label.end)
  if (value.part === label.part)
    return type === 'text' ? behind : label.part.folded.slice(label.end, value.start)
  const parts = row.slice(label.index + 1, row.indexOf(value.part)).map((part) => part.folded)
  return [behind, ...parts, value.part.folded.slice(0, value.start)].join(' ')
}

/** Without a colon or a gap, "Company policies are ..." is a sentence; a number or a room of its own speaks for a value. */
function closenessOfText(label: FoundLabel, value: Place): number {
  const isSetApart = /\p{Script=Han} +$/u.test(label.part.folded.slice(label.start, label.end))
  const hasDigit = /\d/.test(value.part.folded.slice(value.start, value.end))
  return isSetApart || hasDigit ? 0.85 : 0
}
