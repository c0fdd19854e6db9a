// A form in two languages may print each label twice, one below the other: 机身编号 above "Serial No.", in one cell, with
// the value beside both. Together they are one label.
import { joined, wholePart } from './place.ts'
import { rowsOf } from './rows.ts'
import { isLabelLike } from '../pairs/label-like.ts'
import { isSame, sensedOf } from '../words/senses.ts'
import { tokensOf } from '../words/tokens.ts'
import type { Part, Sheet } from './sheet.ts'

const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul} ]{2,12}$/u
const latin = /^\p{Lu}[\p{Script=Latin} .'’&/-]{1,30}$/u
/** So many labels of a page say the same twice before all of its labels do. */
const fewest = 3
/** In heights of a part: how exactly the second begins below the first, and how near it stands. */
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
  if ([...second].filter(([one, other]) => saySame(one, other)).length < fewest) return sheet
  const taken = new Set(second.values())
  const all = parts
    .filter((part) => !taken.has(part))
    .map((part) => {
      const other = second.get(part)
      return other ? inOneLine(joined([wholePart(part), wholePart(other)]).part, sheet.unit) : part
    })
  return { ...sheet, rows: rowsOf(all, sheet.unit, sheet.rules) }
}

/** Level with the value, which stands beside the middle of both. */
function inOneLine(part: Part, unit: number): Part {
  const middle = (part.box.y0 + part.box.y1) / 2
  return { ...part, box: { ...part.box, y0: middle - unit / 2, y1: middle + unit / 2 } }
}

function isRightBelow({ box }: Part, other: Part, unit: number): boolean {
  const gap = other.box.y0 - box.y1
  return Math.abs(other.box.x0 - box.x0) < alike * unit && gap > -alike * unit && gap < reach * unit
}

function saySame(one: Part, other: Part): boolean {
  const [first, second] = [one, other].map(({ folded }) => sensedOf(tokensOf(folded)))
  return (first ?? []).some((word) => second?.some((more) => isSame(word, more)))
}
