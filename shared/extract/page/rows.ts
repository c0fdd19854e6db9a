// Which parts stand on the same height, and so make a row: lines of a page are rarely quite level.
import { unite, type Box, type Rule } from '../../page.ts'
import { labelIndex } from '../lexicon/lexicon.ts'
import { isBetween } from './parts.ts'
import type { Part, Row } from '../model/sheet.ts'

export function rowsOf(parts: readonly Part[], unit: number, rules: readonly Rule[]): Row[] {
  const rows: Part[][] = []
  const [tall, usual] = [
    parts.filter((part) => heightOf(part) > 2 * unit),
    parts.filter((part) => heightOf(part) <= 2 * unit),
  ]
  for (const part of usual.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows
      .slice(-6)
      .findLast((one) => isBeside(nearest(one, part).box, part.box) && hasRoom(one, part))
    if (row) row.push(part)
    else rows.push([part])
  }
  const ownRows = tall.map((part) => {
    const beside = rows.filter((row) => isBeside(nearest(row, part).box, part.box))
    if (beside.length !== 1 || !beside[0] || !hasRoom(beside[0], part)) return [part]
    beside[0].push(part)
    return []
  })
  return [...rows, ...ownRows.filter((row) => row.length > 0)]
    .map((row) =>
      withSpacedLabels(
        row.toSorted((a, b) => a.box.x0 - b.box.x0),
        unit,
        rules,
      ),
    )
    .toSorted((a, b) => meanTop(a) - meanTop(b))
}

/** A label of two characters is set as wide as one of four: 姓 and, far off, 名. */
export function withSpacedLabels(row: readonly Part[], unit: number, rules: readonly Rule[]): Part[] {
  const parts: Part[] = []
  for (const part of row) {
    // 營業場 | 所地址 | : 臺中市: what stands before a colon is one label, however wide it is set
    if (/^[:：]/u.test(part.text)) parts.splice(0, parts.length, ...asOneLabel(parts))
    const last = parts.at(-1)
    const isSpaced =
      last !== undefined &&
      /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(last.text) &&
      /^[\p{Script=Han}\p{Script=Hangul}](?:$|\s*[:：])/u.test(part.text) &&
      part.box.x0 - last.box.x1 < 8 * unit &&
      // 优 | 优: what a line parts stands in two cells, unless it is a word
      (labelIndex.has(last.text + part.text.charAt(0)) ||
        (/\p{Script=Han}/u.test(part.text) && !rules.some((rule) => isBetween(rule, last.box, part.box))))
    if (isSpaced) parts.splice(-1, 1, glued(last, part))
    else parts.push(part)
  }
  return parts
}

/** In characters: a longer row is no label. */
const maxLabelLength = 10

function asOneLabel(parts: readonly Part[]): Part[] {
  const [first, ...more] = parts
  const text = parts.map((part) => part.text).join('')
  const isLabel = text.length <= maxLabelLength && /^\p{Script=Han}+$/u.test(text)
  return first && more.length > 0 && isLabel ? [more.reduce(glued, first)] : [...parts]
}

export function glued(a: Part, b: Part): Part {
  const words = b.words.map(({ word, start, end }) => ({
    word,
    start: start + a.text.length,
    end: end + a.text.length,
  }))
  return {
    text: a.text + b.text,
    folded: a.folded + b.folded,
    words: [...a.words, ...words],
    box: unite([a.box, b.box]),
  }
}

/** In a tilted row only the neighbour has the right height; the far end is higher or lower. */
function nearest(row: readonly Part[], { box }: Part): Part {
  const gapTo = (other: Part) => Math.max(other.box.x0 - box.x1, box.x0 - other.box.x1)
  return row.reduce((a, b) => (gapTo(b) < gapTo(a) ? b : a))
}

function hasRoom(row: readonly Part[], { box }: Part): boolean {
  return row.every((other) => {
    const shared = Math.min(other.box.x1, box.x1) - Math.max(other.box.x0, box.x0)
    return shared <= 0.2 * Math.min(other.box.x1 - other.box.x0, box.x1 - box.x0)
  })
}

function meanTop(row: readonly Part[]): number {
  return row.reduce((sum, part) => sum + middleOf(part), 0) / row.length
}

function middleOf({ box }: { readonly box: Box }): number {
  return (box.y0 + box.y1) / 2
}

export function heightOf({ box }: { readonly box: Box }): number {
  return box.y1 - box.y0
}

/** Level with each other, if not quite. */
export function isBeside(a: Box, b: Box): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return overlap > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2
}
