// Heads that no word tells are told by what stands below them: of the columns still asked for only one holds dates, and
// only one of the unknown heads has dates below it.
import { cellsOf } from './cells.ts'
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import type { ValueType } from '../../lexicon/concept.ts'
import { foldedOf } from '../../model/place.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Row } from '../../model/sheet.ts'

/** Below the heads these rows are looked at. */
const mostRows = 8
/** A cell may have been misread. */
const leastShare = 0.7
/** What is told with words has to be a table of the array's in the first place. */
const fewestTold = 2
const fewestOfAll = 3

export function withHeadsByCells(
  heads: readonly Head[],
  columns: readonly Column[],
  rows: readonly Row[],
): Head[] {
  const areWords = heads.every(({ text }) => !/\d/.test(text))
  const isAsMany = areWords && heads.length === columns.length && columns.length >= fewestOfAll
  const told = heads.filter(({ column }) => column !== null).length
  if (told < (isAsMany ? 1 : fewestTold)) return [...heads]
  let all = [...heads]
  for (;;) {
    const missing = columns.filter((column) => !all.some((head) => head.column === column))
    const texts = textsBelow(all, rows.slice(0, mostRows))
    const pair =
      onlyPair(missing, all.filter(isUntold), texts) ??
      onlyPair(
        missing,
        all.filter((head) => isUntold(head) || isUnasked(head, columns)),
        texts,
      )
    if (!pair) return isAsMany ? inOrder(all, columns, texts) : all
    all = all.map((head) => (head === pair.head ? { ...head, column: pair.column, isGuessed: true } : head))
  }
}

/**
 * Where a table has as many columns as are asked for, and those that are told are asked for in the table's order, the
 * others are too: a schema is written with the document in sight.
 */
function inOrder(heads: readonly Head[], columns: readonly Column[], texts: Texts): Head[] {
  const sorted = heads.toSorted((a, b) => a.box.x0 - b.box.x0)
  const isInOrder = sorted.every((head, i) =>
    head.column === null ? isUntold(head) : head.column === columns[i],
  )
  const fits = sorted.every((head, i) => {
    const column = columns[i]
    return (
      head.column !== null || column?.type === 'text' || (column && holds(column.type, texts.get(head) ?? []))
    )
  })
  if (!isInOrder || !fits) return [...heads]
  return sorted.map((head, i) =>
    head.column === null ? { ...head, column: columns[i] ?? null, isGuessed: true } : head,
  )
}

/** None that the lexicon knows; from and to may be of places and of times. */
function isUntold({ column, concepts }: Head): boolean {
  return column === null && concepts.every((id) => id === 'fromPlace' || id === 'toPlace')
}

/** "Date" is known as the day of an item, and may be that of a payment where no column is of items. */
function isUnasked({ column, concepts }: Head, columns: readonly Column[]): boolean {
  return (
    column === null && concepts.length > 0 && !columns.some(({ concept }) => concepts.includes(concept ?? ''))
  )
}

export type Texts = ReadonlyMap<Head, readonly string[]>

function onlyPair(
  missing: readonly Column[],
  unknown: readonly Head[],
  texts: Texts,
): { head: Head; column: Column } | null {
  for (const column of missing) {
    const [head, other] = unknown.filter((one) => holds(column.type, texts.get(one) ?? []))
    const isRival = missing.some((one) => one !== column && head && holds(one.type, texts.get(head) ?? []))
    if (head && !other && !isRival) return { head, column }
  }
  return null
}

export function holds(type: ValueType, texts: readonly string[]): boolean {
  const fits = texts.filter((text) => isOf(type, text))
  return texts.length > 0 && fits.length >= leastShare * texts.length
}

function isOf(type: ValueType, text: string): boolean {
  const isDate = isWhole('date', text)
  if (type === 'date' || type === 'time' || type === 'percent' || type === 'email') return isWhole(type, text)
  if (isDate) return false
  if (type === 'amount') return isWhole('amount', text)
  if (type === 'number') return /^\W*\d[\d.,]*(?: ?\p{L}{1,5}\.?)?$/u.test(text)
  // a figure is no name, and what has no figure no number
  if (type === 'code') return /\d/.test(text) && !/\p{L}{3,} \p{L}{3,}/u.test(text)
  // from a day to another
  if (recognisers.date(text).length > 0) return false
  return /\p{L}{3}|\p{Script=Han}/u.test(text) && !/^\W*\p{L}{0,3}[\d./-]+\p{L}{0,3}$/u.test(text)
}

function isWhole(type: ValueType, text: string): boolean {
  const [span] = recognisers[type](text)
  return span !== undefined && span.end - span.start >= 0.7 * text.length
}

/** Each head stands for a column of its own here, so that its cells are told apart. */
export function textsBelow(heads: readonly Head[], rows: readonly Row[]): Texts {
  const found = new Map<Head, string[]>(heads.map((head) => [head, []]))
  const standIns = heads.map((head) => {
    const column: Column = head.column ?? {
      key: head.text,
      head: '',
      concept: null,
      type: 'text',
      words: [],
    }
    return { texts: found.get(head), column, head: { ...head, column } }
  })
  for (const row of rows) {
    const cells = cellsOf(
      row,
      standIns.map(({ head }) => head),
    )
    if (cells.size < heads.length / 2) break
    for (const { texts, column } of standIns) {
      const cell = cells.get(column)
      if (cell) texts?.push(foldedOf(cell))
    }
  }
  return found
}
