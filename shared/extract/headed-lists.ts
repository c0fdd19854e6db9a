// Lists below a heading, as requirements, ingredients or steps stand on a page: lines that begin at one place, with a
// bullet, a number or only set in.
import { textOf, wholePart, joined, type Place } from './place.ts'
import { isLabelLike } from './pair.ts'
import type { Part, Sheet } from './sheet.ts'

export interface HeadedList {
  readonly heading: Place
  readonly items: readonly Place[]
  /** The lines have bullets or numbers, or are set in: it is a list, and no text below a heading. */
  readonly isClear: boolean
}

/** In heights of a part: how far apart lines and heading are, and how far their beginnings. */
const mostGap = 2.6
const mostShift = 0.7
const mostIndent = 6
const fewest = 2
const mostItems = 60
/** How much further off than the line before it a line may be. */
const slack = 0.8

const bullet = /^(?:[•·▪▫●○◦‣*–—-]|\(?(?:\d{1,2}|[a-z])[.)])\s+(?=\S)/u

export function listsOf(sheet: Sheet): HeadedList[] {
  if (sheet.isReceipt) return []
  const parts = sheet.rows.flat()
  return parts.flatMap((heading) => {
    const text = heading.text.replace(/[:：]\s*$/u, '')
    if (!isLabelLike(text) || bullet.test(heading.text)) return []
    const lines = linesBelow(sheet, parts, heading)
    const items = itemsIn(lines)
    if (items.length < fewest) return []
    const isSetIn = (lines[0]?.box.x0 ?? 0) - heading.box.x0 > mostShift * sheet.unit
    return [
      {
        heading: { part: heading, start: 0, end: text.length },
        items,
        isClear: isSetIn || lines.every((line) => bullet.test(line.text)),
      },
    ]
  })
}

/** The lines that begin where the first line below the heading does, at the same distance. */
function linesBelow({ unit }: Sheet, parts: readonly Part[], heading: Part): Part[] {
  const lines: Part[] = []
  let last = heading
  let step = mostGap * unit
  while (lines.length < mostItems) {
    const left = lines[0]?.box.x0
    const next = parts.find(
      ({ box }) =>
        box.y0 > last.box.y1 - 0.3 * unit &&
        box.y0 - last.box.y1 < step &&
        (left === undefined
          ? box.x0 > heading.box.x0 - mostShift * unit && box.x0 < heading.box.x0 + mostIndent * unit
          : Math.abs(box.x0 - left) < mostShift * unit),
    )
    if (!next || isLabelled(next)) break
    // what stands further left between them begins something else
    if (left !== undefined && parts.some((part) => isOutdented(part, last, next, unit))) break
    if (lines.length > 0) step = Math.min(step, next.box.y0 - last.box.y1 + slack * unit)
    lines.push(next)
    last = next
  }
  return lines
}

function isOutdented({ box, text }: Part, above: Part, below: Part, unit: number): boolean {
  const isBetween = box.y0 > above.box.y1 - 0.3 * unit && box.y1 < below.box.y0 + 0.3 * unit
  return isBetween && box.x1 > below.box.x0 && box.x0 < below.box.x0 - mostShift * unit && /\p{L}/u.test(text)
}

/** "Opening hours: 9 to 5" is a label with its value, and no item. */
function isLabelled({ text }: Part): boolean {
  return /^[^:：]{2,30}[:：]\s/u.test(text) && !bullet.test(text)
}

/** A line in small letters goes on with the item before it, where that has not ended. */
function itemsIn(lines: readonly Part[]): Place[] {
  const areMarked = lines.length > 0 && bullet.test(lines[0]?.text ?? '')
  const groups: Place[][] = []
  for (const part of lines) {
    const start = bullet.exec(part.text)?.[0].length ?? 0
    const last = groups.at(-1)
    const before = last?.at(-1)
    const goesOn = before !== undefined && (areMarked ? start === 0 : isBroken(before, part))
    if (last && goesOn) last.push(wholePart(part))
    else groups.push([{ part, start, end: part.text.length }])
  }
  return groups.map((places) => {
    const [only, more] = places
    return only && !more ? only : joined(places)
  })
}

function isBroken(before: Place, { text }: Part): boolean {
  const last = textOf(before)
  return /^\p{Ll}/u.test(text) && /[\p{L},-]$/u.test(last) && last.split(' ').length > 4
}
