// Finds where the keys of a schema are printed: runs of words with the letters of a key, in one line or over two, also
// if some of them were misread.
import { unite, type Box } from '../../../page.ts'
import type { Sheet } from '../../model/sheet.ts'
import { distance } from '../../words/near.ts'
import { runsOf, squashed, type Run } from './runs.ts'

export interface PrintedKey {
  /** The number of its field. */
  readonly field: number
  readonly runs: readonly Run[]
  readonly box: Box
  /** How well the print agrees with the key; 1 is a whole label with the very letters of the key. */
  readonly score: number
  readonly hasColon: boolean
  /** The print has the very letters of the key, with its capitals. */
  readonly isLiteral: boolean
}

/** All places where keys are printed, the longest first. No two share a word, unless two keys have the same letters. */
export function printedKeys(sheet: Sheet, keys: readonly string[]): PrintedKey[] {
  const rows = runsOf(sheet)
  const found = keys.flatMap((key, field) =>
    placesOf({ rows, unit: sheet.unit }, key).map((runs) => toPrinted(key, field, runs)),
  )
  const weight = ({ runs, score }: PrintedKey) => textOf(runs).length * score
  const kept: PrintedKey[] = []
  for (const one of found.toSorted((a, b) => weight(b) - weight(a))) {
    const rivals = kept.filter((other) => other.runs.some((run) => one.runs.includes(run)))
    const isTwin = ({ field }: PrintedKey) =>
      field !== one.field && squashed(keys[field] ?? '') === squashed(keys[one.field] ?? '')
    if (one.score >= minScore && rivals.every(isTwin)) kept.push(one)
  }
  return kept.filter((one) => !isOutdone(rows, one, kept))
}

const minScore = 0.72

/** A word of a sentence or of another key's value is no label where the key is printed as one elsewhere. */
function isOutdone(rows: readonly Run[][], one: PrintedKey, all: readonly PrintedKey[]): boolean {
  const others = all.filter((other) => other !== one && other.field === one.field)
  const isValue = all.some(({ hasColon, runs }) => {
    const last = runs.at(-1)
    const row = rows[last?.row ?? -1] ?? []
    return hasColon && last !== undefined && row[row.indexOf(last) + 1] === one.runs[0]
  })
  return others.some(
    ({ score }) => score >= one.score + maxBehind || (isValue && score > one.score - maxBehind),
  )
}

const maxBehind = 0.15

function toPrinted(key: string, field: number, runs: readonly Run[]): PrintedKey {
  const [first] = runs
  const last = runs.at(-1)
  const before = first?.part.text.slice(0, first.start) ?? ''
  const printed = runs.map(({ part, start, end }) => part.text.slice(start, end)).join('')
  const isLiteral = printed === key.replace(/[^\p{L}\p{N}]+/gu, '')
  const hasColon = /^\W{0,3}[:：?]/u.test(last?.part.text.slice(last.end) ?? '')
  const isFirst = !/[\p{L}\p{N}]/u.test(before)
  const isInside = !isFirst && !/[.;,)\]]\s*$|\s{2}$/u.test(before)
  const wish = squashed(key)
  const score =
    0.8 -
    distance(textOf(runs), wish, wish.length) / wish.length +
    (isFirst ? 0.1 : 0) -
    (isInside ? 0.12 : 0) +
    (isLiteral ? 0.1 : 0) +
    (first?.part.text.startsWith(key, first.start) === true ? 0.05 : 0) +
    (hasColon ? 0.1 : 0)
  return { field, runs, box: unite(runs.map(({ box }) => box)), score, hasColon, isLiteral }
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ key }) => key).join('')
}

interface Text {
  readonly rows: readonly Run[][]
  readonly unit: number
}

function placesOf(text: Text, key: string): Run[][] {
  const wish = squashed(key)
  const words =
    key
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const apart = (runs: readonly Run[]) => distance(textOf(runs), wish, wish.length)
  return text.rows.flatMap((row) =>
    row.flatMap((run, from) => {
      if (!mayBegin(run.key, wish)) return []
      const whole = nearest(text, row.slice(from), wish)
      if (whole) return [whole]
      const parted = words.flatMap((_, count) => {
        const head = count === 0 ? null : nearest(text, row.slice(from), words.slice(0, count).join(''))
        const rest = head && restBelow(text, head, words.slice(count).join(''))
        return rest ? [[...head, ...rest]] : []
      })
      return parted.toSorted((a, b) => apart(a) - apart(b)).slice(0, 1)
    }),
  )
}

/** The first letters are compared first: most runs of a page begin no key. */
function mayBegin(run: string, wish: string): boolean {
  const length = Math.min(run.length, wish.length, 4)
  return distance(run.slice(0, length), wish.slice(0, length), 2) <= Math.max(1, length / 2)
}

function limitOf(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : Math.min(8, Math.floor(length / 5))
}

/** The runs at the beginning of a row that say the text best. */
function nearest({ unit }: Text, row: readonly Run[], wish: string): Run[] | null {
  const limit = limitOf(wish.length)
  let best: Run[] | null = null
  let min = limit + 0.1
  let read = ''
  for (const [i, run] of row.entries()) {
    const before = row[i - 1]
    const isApart = before && run.part !== before.part && run.box.x0 - before.box.x1 > maxGap * unit
    if (isApart || read.length > wish.length + limit) break
    read += run.key
    const apart = distance(read, wish, limit)
    if (apart < min) [best, min] = [row.slice(0, i + 1), apart]
  }
  return best
}

/** In heights of a part. */
const maxGap = 3

/** The rest of a key, in a line below its beginning. */
function restBelow(text: Text, head: readonly Run[], rest: string): Run[] | null {
  const { rows, unit } = text
  const box = unite(head.map((run) => run.box))
  const last = head.at(-1)?.row ?? 0
  const isBelow = ({ box: { x0, y0 } }: Run) =>
    x0 < box.x1 && x0 > box.x0 - 4 * unit && y0 > box.y0 && y0 - box.y1 < 1.2 * unit
  for (const row of rest.length < 2 ? [] : rows.slice(last + 1, last + 4))
    for (const [from, run] of row.entries()) {
      const found = isBelow(run) ? nearest(text, row.slice(from), rest) : null
      if (found) return found
    }
  return null
}
