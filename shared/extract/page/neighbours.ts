// The surroundings of a segment: after it, to its right, below and above it, up to the label of another value.
import { unite, type Box, type Rule } from '../../page.ts'
import type { Label } from './labels.ts'
import { areHeadings } from './pairs/label-like.ts'
import { isBetween } from './parts.ts'
import type { Place } from '../model/place.ts'
import type { Scene } from './scene.ts'
import type { Part, Sheet } from '../model/sheet.ts'

/** A segment that begins with a certain label is no value of the label before it. */
export function beginsWithLabel(scene: Scene, part: Part): boolean {
  if (isNumbered(part)) return true
  const [first] = scene.labelsIn(part)
  if (/[\p{L}\p{N}].*[:：]\s*$/u.test(part.folded)) return true
  const row = scene.sheet.rows[scene.rowOf(part)] ?? []
  if (/^[:：]/u.test(row[row.indexOf(part) + 1]?.text ?? '')) return true
  if (!first) return false
  const before = part.folded.slice(0, first.start)
  // the boxes of a form are numbered; on a slip it is a count: 3 Items
  const own = scene.sheet.isReceipt ? before : before.replace(/^\W*\d{1,2}[a-z]?[.)]?\s/u, '')
  if (/[\p{L}\p{N}]/u.test(own)) return false
  return (
    first.hasColon ||
    (first.isWhole && (first.key.length > 2 || /\p{Script=Han}{2}/u.test(first.key))) ||
    (first.isAsked && first.quality >= 0.75)
  )
}

/** "6 City, state, and ZIP code": the numbered box of a form, and not the number of a house: 18 quai des Indes. */
function isNumbered({ text }: Part): boolean {
  if (isHouse.test(text)) return false
  const rest = /^\d{1,2}[a-z]?[.)]? (?<rest>\p{L}.*)$/u.exec(text)?.groups?.['rest'] ?? ''
  const words = rest.split(' ')
  return (
    words.length >= 3 &&
    !/\d/.test(rest) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2
  )
}

/** A number and one word in small letters, then names. */
const isHouse =
  /^\d{1,4}[a-z]?,? (?:(?:bis|ter),? )?\p{Ll}+(?: (?:de|des|du|del|della|dei|da|do|dos|la|las|los|l|d)['’]?)* ?\p{Lu}/u

/** 14 RUE DES TANNEURS */
const isHouseInCapitals = /^\d{1,4}[A-Z]?,? (?:(?:BIS|TER),? )?\p{Lu}{2,}(?: \p{Lu}+)* \p{Lu}{3}/u

/** "23 bis rue du Port": neither the German word for "until", nor the label of a street. */
function isInAddress({ text }: Part, { key, hasColon, concepts }: Label): boolean {
  return (
    !hasColon &&
    (isHouse.test(text) || isHouseInCapitals.test(text)) &&
    (/^(?:bis|ter)$/.test(key) || concepts.includes('street'))
  )
}

/** The part's text from `start` up to the next label in it. */
export function upToLabel(scene: Scene, part: Part, start: number): Place {
  const next = scene.labelsIn(part).find(
    (label) =>
      label.start > start &&
      (label.hasColon ? label.quality >= 0.6 : label.quality >= 0.7) &&
      !isInAddress(part, label) &&
      // 13410 Agudo (Ciudad Real)
      !(part.text.charAt(label.start - 1) === '(' && !label.hasColon),
  )
  const end = next?.start ?? part.text.length
  return { part, start, end: next?.hasColon && isOfLabel(part.text.slice(start, end)) ? start : end }
}

/** 下学期开学时间：: what touches a label with a colon is the beginning of that label. */
function isOfLabel(before: string): boolean {
  return /^\p{Script=Han}{1,8}$/u.test(before)
}

/** The parts to the right in the row, up to the next label. */
export function rightOf(scene: Scene, label: Label): Part[] {
  const found: Part[] = []
  let last = label.part
  for (const part of scene.sheet.rows[label.row]?.slice(label.index + 1) ?? []) {
    if (isMeansOfPayment(scene, label, part)) return [...found, part]
    if (beginsWithLabel(scene, part) || areHeadings(label.part.text, part.text)) break
    if (areOfTwoTables(scene, last, part)) break
    last = part
    found.push(part)
  }
  return found
}

/** "Paid by: Cash": the words that label the paid amount are values of a payment method. */
function isMeansOfPayment(scene: Scene, { concepts }: Label, part: Part): boolean {
  return (
    (concepts.includes('paymentMethod') || concepts.includes('cardType')) &&
    scene.labelsIn(part).some((other) => other.isWhole && !other.hasColon && other.concepts.includes('paid'))
  )
}

/** A vertical line parts them: two cells of a table, or two boxes of a form. */
export function areRuledOff({ sheet }: Scene, left: Part, right: Part): boolean {
  return sheet.rules.some((rule) => isBetween(rule, left.box, right.box))
}

/** The wall that ends a table, room, and the wall that begins the next; an empty cell has its lines above and below. */
function areOfTwoTables({ sheet: { rules, unit } }: Scene, left: Part, right: Part): boolean {
  const walls = rules.filter((rule) => isBetween(rule, left.box, right.box)).map(({ box }) => box.x0)
  const [from, to] = [Math.min(...walls), Math.max(...walls)]
  const middle = (from + to) / 2
  const isCell = ({ direction, box }: Rule) =>
    direction === 'horizontal' && box.x0 < middle && box.x1 > middle && isNear(box.y0, left.box, unit)
  return to - from > minBetween * unit && !rules.some(isCell)
}

function isNear(y: number, { y0, y1 }: Box, unit: number): boolean {
  return y > y0 - maxOfCell * unit && y < y1 + maxOfCell * unit
}

const maxOfCell = 3
/** In heights of a part: a double line is thinner. */
const minBetween = 0.8

/** The column that a label heads: from its beginning to where the next part of its row begins, or the wall of its box. */
function bandOf({ sheet }: Scene, part: Part, row: number): Box {
  const next = sheet.rows[row]?.find(({ box }) => box.x0 >= part.box.x1)
  const wall = wallOf(sheet, part.box) ?? part.box.x1 + 14 * sheet.unit
  const right = Math.max(part.box.x1, Math.min(next?.box.x0 ?? Infinity, wall))
  return { ...part.box, x0: part.box.x0 - sheet.unit, x1: right }
}

/** Where the box of a form ends at whose top a label stands: at the next vertical line, or with the line above it. */
export function wallOf({ rules, unit }: Sheet, box: Box): number | null {
  const lids = rules.filter(
    ({ direction, box: lid }) =>
      direction === 'horizontal' &&
      lid.x0 <= box.x0 + unit &&
      lid.x1 >= box.x1 &&
      lid.y1 <= box.y0 + 0.3 * unit &&
      box.y0 - lid.y1 < unit,
  )
  if (lids.length === 0) return null
  const middle = (box.y0 + box.y1) / 2
  const walls = rules.filter(
    ({ direction, box: wall }) =>
      direction === 'vertical' && wall.x0 >= box.x1 - 2 && wall.y0 < middle && wall.y1 > middle,
  )
  return Math.min(...lids.map((lid) => lid.box.x1), ...walls.map((wall) => wall.box.x0))
}

/** The parts below a part in its column, as far as `reach` units, with the gap to the part, nearest first. */
export function below(scene: Scene, part: Part, row: number, reach: number): { part: Part; gap: number }[] {
  const band = bandOf(scene, part, row)
  const { unit, rows } = scene.sheet
  return rows
    .slice(row + 1, row + 8)
    .flat()
    .filter(({ box }) => box.x0 < band.x1 && box.x1 > band.x0 && box.x0 >= band.x0 - 3 * unit)
    .filter(({ box }) => (box.x0 + box.x1) / 2 < band.x1 || box.x0 - part.box.x0 < 2 * unit)
    .filter((other) => !isOfOther(scene, other, part))
    .map((other) => ({ part: other, gap: (other.box.y0 - part.box.y1) / unit }))
    .filter(({ gap }) => gap > -0.6 && gap <= reach)
    .toSorted((a, b) => a.gap - b.gap)
}

/** The part right above another in its column. */
export function above({ sheet, ...scene }: Scene, part: Part, row: number): Part | null {
  const found = sheet.rows
    .slice(Math.max(0, row - 2), row)
    .flat()
    .filter(({ box, text }) => box.x0 < part.box.x1 && box.x1 > part.box.x0 && /[\p{L}\p{N}]/u.test(text))
    .filter(({ box }) => part.box.y0 - box.y1 < 1.6 * sheet.unit)
    .at(-1)
  return found && !beginsWithLabel({ sheet, ...scene }, found) ? found : null
}

/** A segment after a colon belongs to that label, and so does one after a label to its left that is not above it. */
function isOfOther(scene: Scene, part: Part, above: Part): boolean {
  if (/^[:：]/u.test(part.text)) return true
  const row = scene.sheet.rows[scene.rowOf(part)] ?? []
  const before = row[row.indexOf(part) - 1]
  return (
    before !== undefined &&
    before.box.x0 >= above.box.x0 - 3 * scene.sheet.unit &&
    /[:：]\s*$/u.test(before.text)
  )
}

/** The lines that go on below a place: as far left, right or in the middle, as close, and no label among them. */
export function continued(scene: Scene, first: Place, max: number): Place[] {
  const { unit } = scene.sheet
  const lines = [first]
  const { x0, x1 } = unite(
    first.part.words.filter(({ end }) => end > first.start).map(({ word }) => word.box),
  )
  const isInColumn = ({ box }: Part) =>
    Math.abs(box.x0 - x0) < 1.6 * unit ||
    (box.x0 > x0 - unit && Math.min(Math.abs(box.x1 - x1), Math.abs(box.x0 + box.x1 - x0 - x1) / 2) < unit)
  let last = first.part
  let row = scene.rowOf(first.part)
  while (lines.length < max) {
    const next = scene.sheet.rows
      .slice(row + 1, row + 4)
      .flat()
      .find((part) => isInColumn(part) && part.box.y0 > last.box.y0)
    if (!next || next.box.y0 - last.box.y1 > 1.1 * unit || beginsWithLabel(scene, next)) break
    lines.push(upToLabel(scene, next, 0))
    last = next
    row = scene.rowOf(next)
  }
  return lines
}
