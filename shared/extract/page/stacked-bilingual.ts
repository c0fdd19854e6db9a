// A form in two languages may print each label twice, one below the other: 机身编号 above "Serial No.", in one cell, with
// the value beside both. Together they are one label.
import { joined, wholePart } from '../model/place.ts'
import { isBeside, rowsOf } from './rows.ts'
import { isLabelLike } from './pairs/label-like.ts'
import { isSame, sensedOf } from '../words/senses.ts'
import { tokensOf } from '../lexicon/tokens.ts'
import type { Part, Sheet } from '../model/sheet.ts'

const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul} ]{2,12}$/u
const latin = /^\p{Lu}[\p{Script=Latin} .'’&/()-]{1,34}$/u
/** All labels of a page are bilingual if at least this many of them are. */
const minCount = 3
/** In heights of a part: how exactly the second begins below the first or stands below its middle, and how near. */
const alike = 0.5
const reach = 0.9

export function withStackedTranslations(sheet: Sheet): Sheet {
  const parts = sheet.rows.flat()
  const second = new Map<Part, Part>()
  for (const part of parts) {
    if (!eastern.test(part.text) || !isLabelLike(part.text)) continue
    const below = parts.find((other) => latin.test(other.text) && isRightBelow(part, other, sheet.unit))
    if (below) second.set(part, below)
  }
  if ([...second].filter(([one, other]) => saySame(one, other)).length < minCount) return sheet
  const taken = new Set(second.values())
  const isBesideFirst = (part: Part, other: Part) => {
    const beside = nearestRightOf(part, parts)
    return beside !== undefined && !second.has(beside) && !isBeside(other.box, beside.box)
  }
  const all = parts
    .filter((part) => !taken.has(part))
    .map((part) => {
      const other = second.get(part)
      if (!other) return part
      const both = joined([wholePart(part), wholePart(other)]).part
      return levelAs(both, isBesideFirst(part, other) ? part : both, sheet.unit)
    })
  return { ...sheet, rows: rowsOf(all, sheet.unit, sheet.rules) }
}

/** Level with the value, which stands beside the middle of both, or beside the first where these two are no cell. */
function levelAs(part: Part, { box }: Part, unit: number): Part {
  const middle = (box.y0 + box.y1) / 2
  return { ...part, box: { ...part.box, y0: middle - unit / 2, y1: middle + unit / 2 } }
}

function nearestRightOf({ box }: Part, parts: readonly Part[]): Part | undefined {
  const right = parts.filter((other) => other.box.x0 >= box.x1 && isBeside(box, other.box))
  return right.toSorted((a, b) => a.box.x0 - b.box.x0)[0]
}

function isRightBelow({ box }: Part, other: Part, unit: number): boolean {
  const gap = other.box.y0 - box.y1
  const [left, right] = [other.box.x0 - box.x0, other.box.x1 - box.x1]
  const isAligned = Math.abs(left) < alike * unit || Math.abs(left + right) < 2 * alike * unit
  return isAligned && gap > -alike * unit && gap < reach * unit
}

function saySame(one: Part, other: Part): boolean {
  const [first, second] = [one, other].map(({ folded }) => sensedOf(tokensOf(folded)))
  return (first ?? []).some((word) => second?.some((more) => isSame(word, more)))
}
