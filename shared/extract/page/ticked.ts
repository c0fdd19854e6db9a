// Which label a box to tick belongs to, and what is ticked among several.
import { isBox, isTicked } from './boxes.ts'
import type { Label } from './labels.ts'
import type { Linked } from '../model/linked.ts'
import { type Place } from '../model/place.ts'
import type { Scene } from './scene.ts'
import type { Part } from '../model/sheet.ts'

/** In heights of a part: how far a box may stand from its label. */
const maxRoom = 2.5

/** The box before a label: in its part, or alone to its left. */
export function boxBefore(scene: Scene, { part, start, row, index }: Label): Linked | null {
  const [first] = part.words
  if (first && (start === 0 || first.end <= start) && isBox(first.word.text))
    return told({ part, ...spanOf(first) })
  const before = scene.sheet.rows[row]?.[index - 1]
  const isNear = before !== undefined && part.box.x0 - before.box.x1 < maxRoom * scene.sheet.unit
  const [only, more] = before?.words ?? []
  return before && isNear && only && !more && isBox(only.word.text)
    ? told({ part: before, ...spanOf(only) })
    : null
}

/** The ticked option after a label or below it: "Shipping: ☐ by air ☒ by sea". */
export function tickedOption(scene: Scene, label: Label): Linked | null {
  const beside = scene.sheet.rows[label.row]?.slice(label.index + 1) ?? []
  const inRow = optionsIn(beside)
  const options = inRow.length === 0 && endsPart(label) ? optionsBelow(scene, label, beside) : inRow
  const only = tickedOf(options)
  if (only) return told(only.name)
  const unread = options.length < 2 ? besideEmpty(beside) : null
  return unread && { ...told(unread), closeness: ofUnread }
}

/** The only one that is ticked; where none is, the only one whose box could not be read is the one with something in it. */
function tickedOf(options: readonly Option[]): Option | null {
  const [only, other] = options.filter(({ state }) => state === 'ticked')
  const [unread, more] = options.filter(({ state }) => state === 'unread')
  if (only) return options.length >= 2 && !other ? only : null
  return options.length > minEmpty && unread && !more ? unread : null
}

const minEmpty = 2
const ofUnread = 0.8
const maxWords = 3

/** "☐ Yes  No", "Borrower ☐ Lender": of two options the box that could not be read is the one with something in it. */
function besideEmpty(parts: readonly Part[]): Place | null {
  const [one, other, more] = parts
  const boxOf = ({ words }: Part) => words.find(({ word }) => isBox(word.text))?.word.text ?? null
  if (!one || !other || more || parts.some(({ text }) => /[:：]/u.test(text))) return null
  const boxed = parts.filter((part) => boxOf(part) !== null)
  const [plain] = parts.filter((part) => boxOf(part) === null && part.words.length <= maxWords)
  const isEmpty =
    boxed.length === 1 && boxed.every((part) => !isTicked(boxOf(part) ?? '') && part.words.length > 1)
  return isEmpty && plain ? { part: plain, start: 0, end: plain.text.length } : null
}

/** A label that ends its row has its options in the next; beside other labels they stand in its column. */
function optionsBelow({ sheet: { rows, unit } }: Scene, label: Label, beside: readonly Part[]): Option[] {
  const below = rows.slice(label.row + 1)
  const [next] = beside
  if (!next) return optionsIn(below[0] ?? [])
  const begins = ({ box }: Part) => Math.abs(box.x0 - label.part.box.x0) < unit
  const columns = below.map((row) =>
    row.filter(({ box }) => box.x0 > label.part.box.x0 - unit && box.x0 < next.box.x0 - unit),
  )
  const last = columns.findIndex((parts) => !parts[0] || !begins(parts[0]) || optionsIn(parts).length === 0)
  return columns.slice(0, last < 0 ? columns.length : last).flatMap(optionsIn)
}

function endsPart({ part, end }: Label): boolean {
  return !/[\p{L}\p{N}]/u.test(part.folded.slice(end))
}

interface Option {
  readonly name: Place
  readonly state: 'ticked' | 'empty' | 'unread'
}

/** Up to what has no box; a box that was read apart is that of the name behind it. */
function optionsIn(parts: readonly Part[]): Option[] {
  const options: Option[] = []
  let apart: string | null = null
  for (const [i, part] of parts.entries()) {
    const box: string | null = part.words.find(({ word }) => isBox(word.text))?.word.text ?? apart
    const names = part.words.filter(({ word }) => !isBox(word.text))
    const [first, last] = [names[0], names.at(-1)]
    const isUnread = box === null && hasRoomForBox(parts[i - 1], part) && parts.slice(i + 1).some(hasBox)
    // a text with a colon is a label of its own
    if ((box === null && !isUnread) || /[:：]/u.test(part.text)) break
    apart = first ? null : box
    const state = box === null ? 'unread' : isTicked(box) ? 'ticked' : 'empty'
    if (first && last) options.push({ name: { part, start: first.start, end: last.end }, state })
  }
  return options
}

function hasBox({ words }: Part): boolean {
  return words.some(({ word }) => isBox(word.text))
}

/** Among options there stood something before it that was not read. */
function hasRoomForBox(before: Part | undefined, { box, words }: Part): boolean {
  const room = before && hasBox(before) ? box.x0 - before.box.x1 : 0
  return words.length <= maxWords && room > minRoom * (box.y1 - box.y0)
}

/** In heights of a part: a box, and the room around it. */
const minRoom = 1.5

function spanOf({ start, end }: Part['words'][number]): Pick<Place, 'start' | 'end'> {
  return { start, end }
}

function told(place: Place): Linked {
  return { ...place, relation: 'behind', closeness: 1 }
}
