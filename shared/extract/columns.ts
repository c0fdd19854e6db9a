// The columns that an array's elements ask for, and the cell of a row that stands below a column's head.
import type { Box } from '../page.ts'
import { columnLabels, type ColumnMeaning } from './lexicon/columns.ts'
import type { Place } from './link.ts'
import { wordsOf } from './names.ts'
import type { Row } from './sheet.ts'

export interface Column {
  readonly key: string
  readonly meaning: ColumnMeaning | null
  readonly labels: readonly string[]
  readonly isNumeric: boolean
}

const meanings = ['name', 'quantity', 'price', 'total', 'code'] as const

export function columnsOf(keys: readonly string[]): Column[] {
  return keys.map((key) => {
    const words = wordsOf(key)
    const meaning = meanings.find((one) => columnLabels[one].includes(words)) ?? null
    const isNumeric = meaning !== null && meaning !== 'name' && meaning !== 'code'
    return { key, meaning, labels: meaning ? [words, ...columnLabels[meaning]] : [words], isNumeric }
  })
}

/** The part that shares most of the head's width; a number never fills a text's column the other way round. */
export function cellAt(row: Row, head: Box, isNumeric: boolean): Place | null {
  const reach = (head.x1 - head.x0) * 0.3
  const parts = row.filter(({ box }) => box.x0 < head.x1 + reach && box.x1 > head.x0 - reach)
  const part = parts.toSorted((a, b) => shared(b.box, head) - shared(a.box, head))[0]
  if (!part || (isNumeric && !/^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,3}\.?)?$/u.test(part.folded))) return null
  return { part, start: 0, end: part.text.length }
}

function shared(a: Box, b: Box): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
}
