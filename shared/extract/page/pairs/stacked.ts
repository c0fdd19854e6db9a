// The boxes of a form that have their labels at their top, and below them what was filled in: in one line or in several,
// as an address is. Where forms number their boxes, the number stands before the label.
import { isBox } from '../boxes.ts'
import { wholePart, type Place } from '../../model/place.ts'
import { heightOf } from '../rows.ts'
import { addressScore } from '../../words/address-line.ts'
import type { Part } from '../../model/sheet.ts'
import type { Cell } from './cells.ts'
import { isLabelLike } from './label-like.ts'
import { ruledPair, type IsKnown, type Pair } from './pair.ts'

const minStacked = 3
/** At least this many numbered boxes are a form, even if its labels are unknown. */
const minNumbered = 6
const larger = 1.15
/** The most lines of a value, and of a label that is smaller than its value or numbered. */
const maxLines = 6
const [maxWords, maxLetters] = [14, 90]

export function stackedPairs(bands: readonly (readonly Cell[])[], isKnown: IsKnown): Pair[] {
  const cells = bands.flat().map(({ parts }) => linesOf(parts))
  const numbered = cells.filter(([first]) => first?.some(({ text }) => numberOf(text) > 0))
  const isNumbered = numbered.length >= minNumbered
  const stacked = cells.flatMap((lines) => pairsIn(lines, isNumbered, isKnown))
  const areStacked =
    stacked.length >= minStacked && (isNumbered || stacked.some(({ label }) => isKnown(label.part)))
  return areStacked ? stacked : []
}

/** How many characters stand before a label that only number its box: "14 ", "b ". */
function numberOf(text: string): number {
  return numberAhead.exec(text)?.[0].length ?? 0
}

const numberAhead =
  /^[^\p{L}\p{N}]{0,2}(?:\d{1,2}[a-z]?[.)]? +(?=\p{L}{2})|[a-z¢€][.)]? +(?=\p{Lu}[\p{L}’']))/u

function linesOf(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = []
  for (const part of parts) {
    const line = lines.find(([first]) => first && isLevel(first, part))
    if (line) line.push(part)
    else lines.push([part])
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x0 - b.box.x0))
}

function isLevel({ box: a }: Part, { box: b }: Part): boolean {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2
}

function pairsIn(lines: readonly (readonly Part[])[], isNumbered: boolean, isKnown: IsKnown): Pair[] {
  const [top = [], ...below] = lines
  const heads = top.filter(({ text }) => !/^[^\p{L}\p{N}]*\d{0,2}[^\p{L}\p{N}]*$/u.test(text))
  const [label, other] = heads
  if (!label || below.length === 0 || heads.some(({ text }) => isBox(text.slice(0, 1)))) return []
  if (other) return pairsBelow(heads, below)
  const values = withoutWords(below)
  const isSure = isKnown(label) || (isNumbered && numberOf(label.text) > 0) || areLarger(values, label)
  if (values.length > 1 && !isSure) return []
  const place = labelIn(label, isSure)
  if (!place || values.length === 0 || values.length > maxLines || !isOneValue(label, values, isKnown))
    return []
  const [who, where] = whoAndWhere(values).map((lines) => ruledPair(place, lines.flat()))
  const whole = ruledPair(place, values.flat())
  const parted = who ? { ...whole, who: who.value, ...(where ? { where: where.value } : {}) } : whole
  return [who, where, parted].filter((pair) => pair !== undefined)
}

/** Where no line parts the boxes the next label stands among the values. */
function isOneValue(label: Part, values: readonly (readonly Part[])[], isKnown: IsKnown): boolean {
  const parts = values.flat()
  const isLabel = (part: Part) =>
    isKnown(part) ||
    (isLabelLike(part.text) && !isLarger(part, label) && parts.some((one) => isLarger(one, part)))
  return values.length === 1 || !parts.some(isLabel)
}

/** Somebody and where they are: each may be asked for by itself. */
function whoAndWhere([first = [], ...rest]: readonly (readonly Part[])[]): (readonly (readonly Part[])[])[] {
  const scoreOf = (line: readonly Part[]) => addressScore(line.map(({ text }) => text).join(' '))
  if (rest.length === 0 || scoreOf(first) >= maxWho) return []
  return rest.some((line) => scoreOf(line) >= minWhere) ? [[first], rest] : [[first]]
}

const [minWhere, maxWho] = [0.5, 0.3]

/** Given name | Family name, and each one's value below it. */
function pairsBelow(heads: readonly Part[], [values = [], ...more]: readonly (readonly Part[])[]): Pair[] {
  if (more.length > 0 || values.length > heads.length) return []
  const pairs = values.flatMap((value) => {
    const head = heads.findLast(({ box }) => box.x0 <= value.box.x0 + heightOf(value))
    const place = head && labelIn(head, areLarger([[value]], head))
    return place ? [ruledPair(place, [value])] : []
  })
  const isEachOnce = new Set(pairs.map(({ label }) => label.part)).size === values.length
  return isEachOnce ? pairs : []
}

/** Below a number that is all figures, words explain it. */
function withoutWords(lines: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  const isOfWords = (line: readonly Part[]) => line.some(({ text }) => /\p{L}{2}/u.test(text))
  const [first = []] = lines
  const end = isOfWords(first) ? -1 : lines.findIndex(isOfWords)
  return end < 0 ? lines : lines.slice(0, end)
}

function areLarger(lines: readonly (readonly Part[])[], label: Part): boolean {
  return lines.flat().every((value) => isLarger(value, label))
}

function isLarger(value: Part, other: Part): boolean {
  return heightOf(value) > larger * heightOf(other)
}

/** Without the number of its box; null if it is none. */
function labelIn(label: Part, isSure: boolean): Place | null {
  const start = numberOf(label.text)
  const text = label.text.slice(start)
  if (/[:：] *\S/u.test(text)) return null
  return isLabelLike(text) || (isSure && isLongLabel(text)) ? { ...wholePart(label), start } : null
}

/** Papers of authorities say at length what belongs into a box. */
function isLongLabel(text: string): boolean {
  return (
    /^[^\p{L}\p{N}]{0,2}\p{L}{2}/u.test(text) &&
    !/\d{3}|[。！？；]|[@€$£]/u.test(text) &&
    text.length <= maxLetters &&
    text.split(' ').length <= maxWords
  )
}
