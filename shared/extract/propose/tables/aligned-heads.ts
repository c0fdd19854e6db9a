// Heads that no word tells, or that words tell wrongly: an array is asked for in the table's order, so its columns are laid
// along the heads from left to right, each on one that says it or whose cells may hold it, and heads that nobody asks for
// are passed over.
import type { Box } from '../../../page.ts'
import { headsIn, type Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { holds, textsBelow } from './heads-by-cells.ts'
import type { Row } from '../../model/sheet.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import { isSame, sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** Two columns are a pair and its value anywhere, unless a head says one of them. */
const fewest = 3
const fewestSaid = 2
const mostPassed = 3
const fewestRows = 2
/** In rows: below the heads. */
const mostRows = 8

const worths = {
  ...{ said: 3, saysOther: -3 },
  // two heads that say one column say little
  saidTwice: 1,
  ...{ fitting: 1.5, misfit: -2, words: 0.6, figures: 0, nothing: -1 },
  /** One of its words is one of the column's. */
  alike: 0.8,
}
/** What nobody asks for stands rather behind the rest; and of a column that is asked for the head may be missing. */
const [passed, passedBehind, leftOut, leftOutOfAll] = [-0.3, -0.2, -0.5, -3]
const leastShare = 0.6
/** For each column that is asked for; less where the table has no other. */
const [least, leastOfAll] = [0.7, 0.3]

const areShown: ReadonlySet<string> = new Set([
  'date',
  'time',
  'amount',
  'number',
  'percent',
  'code',
  'email',
])

export interface Aligned {
  readonly heads: readonly Head[]
  readonly score: number
  /** How many columns a head says. */
  readonly said: number
}

/** Null where the row heads no such table; `told` is what its words have told. */
export function alignedHeads(
  row: Row,
  columns: readonly Column[],
  below: readonly Row[],
  told: readonly Head[] = row.flatMap((part) => headsIn(part, columns)),
): Aligned | null {
  const spare = row.length - columns.length
  if (columns.length < fewestSaid || spare < 0 || spare > mostPassed) return null
  if (!row.every(({ text }) => isHead(text))) return null
  const heads = row.map(({ folded, box }): Head => ({ column: null, concepts: [], text: folded, box }))
  const own = row.map(({ box }) =>
    told.flatMap(({ column, box: over }) => (column && areOneAboveOther(over, box) ? [column] : [])),
  )
  const words = row.map(({ folded }) => sensedOf(tokensOf(folded)))
  const sayersOf = (column: Column) => own.filter((said) => said.includes(column)).length
  const texts = textsBelow(heads, below.slice(0, mostRows))
  const filled = heads.filter((head) => (texts.get(head) ?? []).length >= fewestRows).length
  if (filled < columns.length) return null
  const worthAt = (column: Column, at: number) => {
    const said = own[at] ?? []
    if (said.includes(column) && sayersOf(column) === 1) return worths.said
    const alike = words[at]?.some((word) => column.words.some((one) => isSame(one, word))) ? worths.alike : 0
    if (said.includes(column)) return worths.saidTwice + alike
    if (said.some((one) => sayersOf(one) === 1)) return worths.saysOther
    const [head] = heads.slice(at, at + 1)
    return worthOfCells(column, (head && texts.get(head)) ?? []) + alike
  }
  const best = laidAlong(columns, heads.length, worthAt)
  const found = best.at.map((at, i) => {
    const [column] = columns.slice(i, i + 1)
    return column && at !== null ? worthAt(column, at) : 0
  })
  const laid = best.at.filter((at) => at !== null).length
  // a head that says a column elsewhere tells that the order is not the table's
  const isInOrder = columns.every((column, i) =>
    own.every((said, at) => best.at[i] === at || !said.includes(column) || sayersOf(column) > 1),
  )
  // where not all columns of the table are asked for, as many have to show by what they hold which they are
  const shown = found.filter((one) => one >= worths.fitting).length
  const said = found.filter(
    (one) => one >= worths.said || one === worths.saidTwice || one === worths.saidTwice + worths.alike,
  ).length
  const isTold = columns.length >= fewest || said > 0
  const enough = spare === 0 ? leastOfAll : least
  if (
    best.score < enough * columns.length ||
    shown < spare ||
    !isTold ||
    !isInOrder ||
    laid < leastShare * columns.length
  )
    return null
  // of two heads side by side that fit alike none is taken
  const isClear = best.at.map((at, i) => {
    const before = best.at.slice(i + 1).find((one) => one !== null) ?? heads.length
    const after = best.at.slice(0, i).findLast((one) => one !== null) ?? -1
    const [column] = columns.slice(i, i + 1)
    const others = heads.flatMap((_, j) => (j > after && j < before && j !== at ? [j] : []))
    return !column || at === null || !others.some((j) => worthAt(column, j) >= worthAt(column, at))
  })
  const columnAt = new Map(best.at.map((at, i) => [at, isClear[i] ? (columns[i] ?? null) : null]))
  return {
    ...{ score: best.score / columns.length, said },
    heads: heads.map((head, i) => {
      const column = columnAt.get(i) ?? null
      return { ...head, column, isGuessed: column === null || !own[i]?.includes(column) }
    }),
  }
}

/** A head may be as wide as its ruled cell. */
function areOneAboveOther(a: Box, b: Box): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  return shared > 0.5 * Math.min(a.x1 - a.x0, b.x1 - b.x0)
}

/** "Note / 20" is one, "R6.6.18" and "Name:" are none. */
function isHead(text: string): boolean {
  return (
    /[\p{L}№#]/u.test(text) && !/\d{3}|\d[.,/-]\d|^[^\p{L}]*\d|[:：]/u.test(text) && text.length <= longest
  )
}

/** In characters. */
const longest = 40

function worthOfCells({ type }: Column, cells: readonly string[]): number {
  if (cells.length === 0) return worths.nothing
  if (areShown.has(type)) return holds(type, cells) ? worths.fitting : worths.misfit
  return cells.some(isOfWords) ? worths.words : worths.figures
}

/** A batch number may be of both, and a day is none. */
function isOfWords(text: string): boolean {
  return /[\p{L}№#]/u.test(text) && !recognisers.date(text).some(({ sureness }) => sureness >= leastOfDate)
}

const leastOfDate = 0.85

interface Laid {
  readonly score: number
  /** For each column the number of its head. */
  readonly at: readonly (number | null)[]
}

/** The best way to lay all columns on the heads in their order. */
function laidAlong(
  columns: readonly Column[],
  heads: number,
  worthAt: (column: Column, at: number) => number,
): Laid {
  // by the number of heads that are used up
  let laid = Array.from({ length: heads + 1 }, (_, i): Laid | null => ({ score: passed * i, at: [] }))
  for (const column of columns) {
    const pass = column === columns.at(-1) ? passedBehind : passed
    const without = laid.map(
      (one): Laid | null =>
        one && {
          score: one.score + (heads > columns.length ? leftOut : leftOutOfAll),
          at: [...one.at, null],
        },
    )
    const next: (Laid | null)[] = [without[0] ?? null]
    for (let i = 0; i < heads; i++) {
      const [before, withoutIt] = [laid[i], next[i]]
      const here = before ? { score: before.score + worthAt(column, i), at: [...before.at, i] } : null
      const later = withoutIt ? { ...withoutIt, score: withoutIt.score + pass } : null
      next.push(better(better(here, later), without[i + 1] ?? null))
    }
    laid = next
  }
  return laid.at(-1) ?? { score: -Infinity, at: [] }
}

function better(one: Laid | null, other: Laid | null): Laid | null {
  if (one === null || other === null) return one ?? other
  return other.score > one.score ? other : one
}
