// A table with as many columns as an array asks for has them in the schema's order, where no head says otherwise: its
// schema was written with the document in sight.
import { headsIn, type Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { isLabelLike } from '../../page/pairs/label-like.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Row } from '../../model/sheet.ts'

const minCount = 3
const maxRows = 8
const minShare = 0.6
/** Two columns that changed places are two that say otherwise: a word that two columns might have is one. */
const minToOne = 2
const maxOthers = 1

/** Each part of the row as the head of the column at its place; null where the heads or what is below tell otherwise. */
export function headsInOrder(row: Row, columns: readonly Column[], rows: readonly Row[]): Head[] | null {
  if (row.length !== columns.length || columns.length < minCount) return null
  if (!row.every(({ text }) => isLabelLike(text))) return null
  const told = row.map((part) => headsIn(part, columns))
  const saysOwn = (heads: readonly Head[], own: Column | undefined) =>
    heads.some(({ column, concepts }) => column === own || concepts.includes(own?.concept ?? ''))
  const agreeing = told.filter((heads, i) => saysOwn(heads, columns[i])).length
  const others = told.reduce(
    (sum, heads, i) => sum + (saysOwn(heads, columns[i]) ? 0 : contradiction(heads, columns[i])),
    0,
  )
  const body = rows.slice(0, maxRows).filter(({ length }) => length === row.length)
  const isFilled = body.length > 0 && columns.every((column, i) => holds(column, textsAt(body, i)))
  if (agreeing === 0 || agreeing < minToOne * others || others > maxOthers || !isFilled) return null
  return row.map(({ folded, box }, i) => ({
    column: columns[i] ?? null,
    concepts: [],
    text: folded,
    box,
    isGuessed: !saysOwn(told[i] ?? [], columns[i]),
  }))
}

/** "Price" above what a line comes to contradicts nothing, and what it comes to is never a price of one. */
function contradiction(heads: readonly Head[], own: Column | undefined): number {
  const says = (concept: string) => heads.some(({ concepts }) => concepts.includes(concept))
  const isKnown = heads.some(({ concepts }) => concepts.length > 0)
  if (!isKnown || !own?.concept || (own.concept === 'lineTotal' && says('unitPrice'))) return 0
  return own.concept === 'unitPrice' && says('lineTotal') ? maxOthers + 1 : 1
}

function textsAt(rows: readonly Row[], at: number): string[] {
  return rows.flatMap((row) => row[at]?.folded ?? [])
}

/** Figures have to stand where figures are asked for; a code may be of letters. */
function holds({ type }: Column, texts: readonly string[]): boolean {
  if (!['amount', 'number', 'percent', 'date', 'time'].includes(type)) return true
  const fitting = texts.filter((text) => recognisers[type](text).length > 0 || !/[\p{L}\p{N}]/u.test(text))
  return fitting.length >= minShare * texts.length
}
