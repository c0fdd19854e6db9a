// Lists below a heading, as requirements, ingredients or steps stand on a page: lines that begin at one place, with a
// bullet, a number or only set in.
import type { Box } from '../../../page.ts'
import { textOf, wholePart, joined, type Place } from '../../model/place.ts'
import { isLabelLike } from '../../page/pairs/label-like.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import type { HeadedList } from './headed-list.ts'

/** In heights of a part: how far apart lines and heading are, and how far their beginnings. */
const maxGap = 2.6
const maxShift = 0.7
const maxIndent = 6
const minIndent = 1.2
/** How much further off a heading is than the lines of its list are from each other. */
const minApart = 1.3
const minCount = 2
const wordsOfAnnounced = 3
const maxItems = 60
/** How much further off than the line before it a line may be. */
const slack = 0.8

const bullet = /^(?:[•·▪▫●○◦‣*–—-]|\(?(?:\d{1,2}|[a-z])[.)])\s+(?=\S)/u

export function listsOf(sheet: Sheet): HeadedList[] {
  if (sheet.isReceipt) return []
  const lists = sheet.rows.flat().flatMap((heading) => listBelow(sheet, heading) ?? [])
  // an item of a list is no heading
  const items = new Set(
    lists.filter(({ isClear }) => isClear).flatMap((list) => list.items.map(({ part }) => part)),
  )
  return lists.filter(({ heading }) => !items.has(heading.part))
}

function listBelow(sheet: Sheet, heading: Part): HeadedList | null {
  const whole = heading.text.replace(/[:：]\s*$/u, '')
  const text = isLabelLike(whole) ? whole : whole.split(' ').slice(-wordsOfAnnounced).join(' ')
  // "subject to the following conditions:" announces lines that are marked
  const isAnnounced = text !== whole && /[:：]\s*$/u.test(heading.text)
  if (!(text === whole || isAnnounced) || !isLabelLike(text) || bullet.test(heading.text)) return null
  const lines = linesBelow(sheet, heading)
  if (isAnnounced && !lines.every((line) => bullet.test(line.text))) return null
  const [first, second] = lines
  const items = itemsIn(lines)
  if (!first || !second || items.length < minCount) return null
  const indent = first.box.x0 - heading.box.x0
  const isSetIn = indent > minIndent * sheet.unit
  const isApart = first.box.y0 - heading.box.y0 > minApart * (second.box.y0 - first.box.y0)
  const isClear = isSetIn || isApart || lines.every((line) => bullet.test(line.text))
  return { heading: { part: heading, start: whole.length - text.length, end: whole.length }, items, isClear }
}

/** The lines that begin where the first line below the heading does, at the same distance. */
function linesBelow({ rows, unit }: Sheet, heading: Part): Part[] {
  const parts = rows.flat()
  const below = onlyBelow(rows, heading)
  const lines: Part[] = []
  let last = heading
  let step = maxGap * unit
  while (lines.length < maxItems) {
    const first = lines[0]?.box
    const next = parts.find(
      (part) =>
        part !== last &&
        part.box.y0 > last.box.y1 - 0.3 * unit &&
        part.box.y0 - last.box.y1 < step &&
        (first === undefined
          ? isUnder(heading.box, part.box, unit) || (part === below && bullet.test(part.text))
          : Math.abs(part.box.x0 - first.x0) < maxShift * unit),
    )
    if (!next || isLabelled(next)) break
    if (lines.length > 0) step = Math.min(step, next.box.y0 - last.box.y1 + slack * unit)
    lines.push(next)
    last = next
  }
  return lines
}

/** Beside other things either could belong to them: a row of labels over a row of values is no list. */
function onlyBelow(rows: Sheet['rows'], heading: Part): Part | null {
  const at = rows.findIndex((row) => row.includes(heading))
  const [below, other] = rows[at + 1] ?? []
  return below && !other && rows[at]?.length === 1 ? below : null
}

/** As far left, or a little set in. */
function isUnder(heading: Box, box: Box, unit: number): boolean {
  const indent = (box.x0 - heading.x0) / unit
  return indent > -maxShift && indent < maxIndent
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
  return groups.map((places) => joined(places))
}

function isBroken(before: Place, { text }: Part): boolean {
  const last = textOf(before)
  return /^\p{Ll}/u.test(text) && /[\p{L},-]$/u.test(last) && last.split(' ').length > 4
}
