// Values that are known by their own form: they may stand anywhere near their label, an amount at the end of its row.
import { isHeadRow } from '../tables/column-heads.ts'
import { isInstruction } from '../../page/instruction.ts'
import type { Label } from '../../page/labels.ts'
import { recognisers, type ValueType } from '../../kinds/kinds.ts'
import type { Linked } from '../../model/linked.ts'
import { boxOf, foldedOf, joined, textOf, wholePart, type Place } from '../../model/place.ts'
import { isListed } from '../../page/listed-pairs.ts'
import { areRuledOff, below, beginsWithLabel, rightOf, upToLabel } from '../../page/neighbours.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import { addressScore, isStreet } from '../../words/address-line.ts'
import { closenessIn, isOfAmounts } from '../../kinds/words-between.ts'

interface Beside extends Linked {
  readonly isRuledOff: boolean
}

export function typedValues(scene: Scene, label: Label, type: ValueType): Linked[] {
  const behind = withRest(scene, upToLabel(scene, label.part, label.end))
  const inRow = [
    behind,
    ...rightOf(scene, label)
      .filter((part) => isMostly(part, type))
      .map((part) => withRest(scene, upToLabel(scene, part, 0))),
  ]
  const found = inRow
    .flatMap((place, i) => valuesIn(scene, label, type, place, inRow.slice(0, i)))
    .filter(({ closeness }) => closeness > 0)
  const hasMore = /[\p{L}\p{N}]/u.test(foldedOf(behind)) && !isInstruction(behind) && !isTail(behind)
  if (type === 'amount') return [...lastFirst(found), ...lower(scene, label, type, found.length > 0)]
  // the next box of a form is another's; its own value stands below the label
  if (found.some(({ closeness, isRuledOff }) => closeness > 0.5 && !isRuledOff)) return found
  const lowers = lower(scene, label, type, hasMore)
  return [...found, ...lowers]
}

/** "2033-" above "11571": a narrow column breaks numbers behind their hyphens. */
function withRest({ sheet, rowOf }: Scene, place: Place): Place {
  if (!/[\p{L}\p{N}]-\s*$/u.test(foldedOf(place))) return place
  const { x0, x1 } = boxOf(place)
  const next = sheet.rows[rowOf(place.part) + 1] ?? []
  const rest = next.length === 1 ? next[0] : next.find(({ box }) => box.x0 < x1 && box.x1 > x0)
  return rest && /^(?=.*\d)[\p{L}\p{N}-]+$/u.test(rest.text) ? joined([place, wholePart(rest)], '') : place
}

/** "Telefon tagsüber", "Phone at work", "Expiry Date/Time": the label goes on in small letters, or behind a stroke. */
function isTail(behind: Place): boolean {
  return /^(?:(?:\p{Ll}+ ?){1,3}|[/&] ?\p{L}+)$/u.test(textOf(behind).trim())
}

function valuesIn(
  scene: Scene,
  label: Label,
  type: ValueType,
  place: Place,
  before: readonly Place[],
): Beside[] {
  return recognisers[type](foldedOf(place)).map((span) => {
    const value = { part: place.part, start: place.start + span.start, end: place.start + span.end }
    const between = [...before.map(foldedOf), foldedOf(place).slice(0, span.start)].join(' ')
    const closeness =
      softened(span.sureness) *
      closenessIn(between, type, before.length) *
      (type === 'amount' ? 1 : nearnessOf(scene, label, value))
    const isRuledOff =
      type !== 'amount' &&
      place.part !== label.part &&
      areRuledOff(scene, label.part, place.part) &&
      !isListed(scene, label)
    const relation = before.length === 0 ? 'behind' : 'right'
    return { ...value, relation, isRuledOff, closeness: isRuledOff ? 0.8 * closeness : closeness }
  })
}

/** The sum stands at the end of its row, behind what it is the sum of. */
function lastFirst(found: readonly Linked[]): Linked[] {
  return found.map((one, i) => ({ ...one, closeness: one.closeness * (1 - 0.03 * (found.length - 1 - i)) }))
}

function lower(scene: Scene, label: Label, type: ValueType, hasMore: boolean): Linked[] {
  if (label.quality < 0.6) return []
  // the column of a table begins with its items' sums
  const isSum = label.concepts.includes('total') || label.concepts.includes('subtotal')
  const isHead = isSum && isHeadRow(scene.sheet.rows[label.row] ?? [])
  const values = inColumn(scene, label)
    .filter(({ part }) => !beginsWithLabel(scene, part) && isMostly(part, type))
    .slice(0, 3)
  const parts = values.map(({ part }) => part)
  const share = isOfTable(scene, label, parts, type) ? ofTable : 1
  return values.flatMap(({ part, gap }, i) => {
    const span = recognisers[type](part.folded)[0]
    if (!span) return []
    const value = { part, start: span.start, end: span.end }
    const nearness = (1 - 0.04 * Math.max(0, gap)) * (1 - 0.06 * i)
    const weight = share * (hasMore || isHead ? 0.4 : 0.88) * alignment(scene, label, value)
    return [{ ...value, relation: 'below' as const, closeness: weight * softened(span.sureness) * nearness }]
  })
}

/** Which row of a table is meant a field alone does not say. */
const ofTable = 0.6
const minHeads = 4

/** The head of a column of several such values. */
function isOfTable(
  { sheet, ...scene }: Scene,
  { row }: Label,
  parts: readonly Part[],
  type: ValueType,
): boolean {
  const count = sheet.rows[row]?.length ?? 0
  const isNext = (part: Part, i: number) =>
    scene.rowOf(part) === row + 1 + i && recognisers[type](part.folded).length > 0
  return count >= minHeads && parts.filter(isNext).length >= 2
}

/** In heights of a part: how far a value stands below its label, and how far at the bottom of a high box of a form. */
const maxBelow = 3
const maxInBox = 5

/** The segments in the column of a label; far below it only if no other label is between. */
function inColumn(scene: Scene, label: Label): { part: Part; gap: number }[] {
  const found = below(scene, label.part, label.row, maxInBox)
  const next = found.findIndex(({ part, gap }) => gap > 0 && beginsWithLabel(scene, part))
  return found.filter(({ gap }, i) => gap <= maxBelow || next === -1 || i < next)
}

/** A figure beside a label stands alone: a part of words that holds one is about something else. */
function isMostly(part: Part, type: ValueType): boolean {
  const words = (part.folded.match(/\p{L}{3,}/gu) ?? []).filter((word) => !isOfAmounts(word))
  if (type === 'email' || type === 'url') return recognisers[type](part.folded).length > 0
  if (type === 'number' && counted.test(part.folded)) return true
  if (type === 'amount' || type === 'number' || type === 'percent')
    return words.length <= (/\d[.,]\d{2}(?!\d)/.test(part.folded) ? 2 : 0)
  // the number of a house is none of its owner's
  if (type === 'code' && (isStreet(part.text) || addressScore(part.text) >= minOfAddress)) return false
  // "14 Deferred payments" is the next box of a form
  if (type === 'code' && /^\d{1,2}[a-z]?[.)]? \p{L}{4,}/u.test(part.folded)) return false
  return type === 'date' || type === 'time' || words.length <= 2
}

const minOfAddress = 0.45

/** "36 packs": what is counted, with how many of it there are. */
export const counted = /^[~≈<>]? ?\d[\d.,]*\+? \p{L}{2,}(?: \p{L}{2,})?\.?$/u

/** Beside a label of its type a value needs less of a form of its own. */
function softened(sureness: number): number {
  return 0.5 + 0.5 * sureness
}

/** Below its label a value stands as far left. */
function alignment({ sheet }: Scene, label: Label, value: Place): number {
  return Math.abs(boxOf(value).x0 - label.part.box.x0) < 2 * sheet.unit ? 1 : 0.95
}

/** Far along a row, another column begins. */
function nearnessOf({ sheet }: Scene, label: Label, { part }: Place): number {
  if (part === label.part) return 1
  const gap = Math.max(0, part.box.x0 - label.part.box.x1) / sheet.unit
  return gap < 12 ? 1 : Math.max(0.85, 1 - (gap - 12) * 0.004)
}
