// Small titles over what they name, wherever on a page they stand: FROM and below it EDINBURGH, CUSTOMER and below it a
// name. They are set alike, smaller than their values or in capitals, so what stands beside one is the next.
import { isBox } from './boxes.ts'
import { isLabelLike } from './pairs/label-like.ts'
import type { IsKnown } from './pairs/pair.ts'
import { heightOf } from './rows.ts'
import type { Part, Row, Sheet } from '../model/sheet.ts'

/** In heights of a part: how far off the value's row may be, and how far aside it may begin. */
const [mostGap, mostAside] = [1, 0.7]
/** Below a heading in capitals there may be a line. */
const mostBelowCapitals = 1.8
/** Of its value's height. */
const mostOfSmall = 0.88
/** Fewer that are set alike are chance. */
const fewest = 3
/** How much the heights of titles that are set alike differ. */
const sameHeight = 0.15

interface Titled {
  readonly title: Part
  readonly value: Part
}

/** The value of each title. */
export function titledIn({ rows, unit, isReceipt }: Sheet, isKnown: IsKnown): ReadonlyMap<Part, Part> {
  if (isReceipt) return new Map()
  const found = rows.flatMap((row, i) =>
    (isHeadOfTable(row, rows[i + 2], unit) ? [] : row).flatMap((title): Titled[] => {
      const value = isTitle(title) ? under(title, rows.slice(i + 1, i + 3).flat(), unit) : null
      return value && isSetApart(title, value) && !isKnown(value) ? [{ title, value }] : []
    }),
  )
  const titles = found.filter((one) => found.filter((other) => areAlike(one, other)).length >= fewest)
  // what is the value of one is no title of the next
  const values = new Set(titles.map(({ value }) => value))
  // which of several boxes is ticked is told elsewhere
  const hasBox = ({ words }: Part) => words.some(({ word }) => isBox(word.text))
  const told = titles.filter(({ title, value }) => !values.has(title) && !hasBox(value))
  return new Map(told.map(({ title, value }) => [title, value]))
}

/** Below the heads of a table stands more than one row, and what stands there is set as the first is. */
function isHeadOfTable(heads: Row, second: Row | undefined, unit: number): boolean {
  const isOver = (head: Part) =>
    second?.some(
      (part) => Math.abs(part.box.x0 - head.box.x0) < mostAside * unit && isSetApart(head, part),
    ) ?? false
  return heads.length >= fewest && heads.filter(isOver).length >= heads.length - 1
}

function isTitle({ text }: Part): boolean {
  return isLabelLike(text) && !/[\d:：]/u.test(text)
}

/** What begins where it does, in the rows right below. */
function under({ box, text }: Part, below: readonly Part[], unit: number): Part | null {
  const most = isInCapitals(text) ? mostBelowCapitals : mostGap
  const near = below.filter(
    (part) =>
      Math.abs(part.box.x0 - box.x0) < mostAside * unit &&
      part.box.y0 - box.y1 < most * unit &&
      part.box.y0 > box.y0 + 0.5 * (box.y1 - box.y0) &&
      /[\p{L}\p{N}]/u.test(part.text),
  )
  return near.toSorted((a, b) => a.box.y0 - b.box.y0)[0] ?? null
}

function isSetApart(title: Part, value: Part): boolean {
  const areCapitals = isInCapitals(title.text) && !isInCapitals(value.text)
  return areCapitals || heightOf(title) <= mostOfSmall * heightOf(value)
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}|\d/u.test(text)
}

function areAlike({ title: a }: Titled, { title: b }: Titled): boolean {
  const [one, other] = [heightOf(a), heightOf(b)]
  return (
    isInCapitals(a.text) === isInCapitals(b.text) &&
    Math.abs(one - other) <= sameHeight * Math.max(one, other)
  )
}
