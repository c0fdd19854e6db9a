// The columns that an array's elements ask for, and the heads of a table's columns on the page.
import { unite, type Box } from '../page.ts'
import { columnConcepts } from './lexicon/columns.ts'
import { keysOf, listed, lowerKey } from './lexicon/lexicon.ts'
import type { Concept, ValueType } from './lexicon/concept.ts'
import { guessedType } from './guessed-type.ts'
import { wordsOf } from './names.ts'
import type { Part, Row } from './sheet.ts'
import { isSame, isTypeWord, sensedOf, sensesOfAny, type Sensed } from './senses.ts'
import { keyOf, tokensOf, type Token } from './tokens.ts'

export interface Column {
  readonly key: string
  /** What the lexicon calls it; null for a name that only this schema has. */
  readonly concept: string | null
  readonly type: ValueType
  readonly words: readonly Sensed[]
}

/** A head on the page, of a column that is asked for or of any other. */
export interface Head {
  readonly column: Column | null
  readonly concepts: readonly string[]
  readonly text: string
  readonly box: Box
}

const headIndex = indexBy(({ labels }) => keysOf(labels))
const nameIndex = indexBy(({ names, labels }) => [...listed(names ?? '').map(lowerKey), ...keysOf(labels)])
const typeById = new Map(columnConcepts.map(({ id, type }) => [id, type]))

function indexBy(keysIn: (concept: Concept) => readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const concept of columnConcepts)
    for (const key of new Set(keysIn(concept))) index.set(key, [...(index.get(key) ?? []), concept.id])
  return index
}

const sums: ReadonlySet<string> = new Set(['unitPrice', 'lineTotal'])

/** "price" is the price of one where there is a total too, and the line's sum where it is the only sum. */
export function columnsOf(keys: readonly string[]): Column[] {
  const taken = new Set<string>()
  const isSale = keys.some((key) => nameIndex.get(keyOf(wordsOf(key)))?.some((id) => sums.has(id)))
  const first = keys.map((key) => {
    const ids = nameIndex.get(keyOf(wordsOf(key))) ?? []
    // "unit" is what is counted, and so are units where nothing is sold; a price of one says so
    const isUnit = ids.includes('unit') || (!isSale && keyOf(wordsOf(key)) === 'units')
    const concept = (isUnit && !taken.has('unit') ? 'unit' : ids.find((id) => !taken.has(id))) ?? null
    if (concept !== null) taken.add(concept)
    return {
      key,
      concept,
      type: concept === null ? guessedType(wordsOf(key)) : (typeById.get(concept) ?? 'text'),
      words: sensedOf(tokensOf(wordsOf(key))),
    }
  })
  const hasTotal = taken.has('lineTotal')
  return first.map((column) =>
    column.concept === 'unitPrice' && !hasTotal && keyOf(wordsOf(column.key)) === 'price'
      ? { ...column, concept: 'lineTotal' }
      : column,
  )
}

/** "Da" and "A" are heads where they stand alone, and in "Data da partida" none. */
function isPreposition(concept: string): boolean {
  return concept === 'fromPlace' || concept === 'toPlace'
}

/** The heads in a part: one, or several that the reader took together; at least a head that nobody asks for. */
export function headsIn(part: Part, columns: readonly Column[]): Head[] {
  const tokens = tokensOf(part.folded)
  const heads: Head[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let count = Math.min(8, tokens.length - from); count >= 1; count--) {
      const span = tokens.slice(from, from + count)
      const key = span.map((token) => token.key).join('')
      const own = columns.find((column) => keyOf(wordsOf(column.key)) === key) ?? null
      const concepts = headIndex.get(key) ?? []
      if (own === null && (concepts.length === 0 || (tokens.length > 1 && concepts.every(isPreposition))))
        continue
      const [start, end] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0]
      const words = part.words.filter((word) => word.start < end && word.end > start)
      heads.push({
        column: own,
        concepts,
        text: part.folded.slice(start, end),
        // of Han text without a space the head is all of it: 货物名称
        box: words.length > 0 && /\s/u.test(part.text) ? unite(words.map(({ word }) => word.box)) : part.box,
      })
      from += count - 1
      break
    }
  }
  const [only, more] = heads
  if (only && !more && only.column === null && !columns.some(({ concept }) => isOneOf(only, concept)))
    return [{ ...only, column: columnSaying(sensedOf(tokens), columns) }]
  if (only || !/\p{L}/u.test(part.text)) return heads
  return [{ column: columnNamed(tokens, columns), concepts: [], text: part.folded, box: part.box }]
}

function isOneOf({ concepts }: Head, concept: string | null): boolean {
  return concept !== null && concepts.includes(concept)
}

/** The one column whose name says what a head says: in other words, or without the word for its type. */
function columnNamed(tokens: readonly Token[], columns: readonly Column[]): Column | null {
  if (tokens.length > 8) return null
  const head = sensedOf(tokens)
  if (head.length === 0) return null
  const shorter = columns.filter(({ words, type }) => {
    const own = words.filter((one) => !isTypeWord(one, type) && !isCount(one))
    return own.length > 0 && own.length < words.length && own.every(isIn(head)) && head.every(isIn(words))
  })
  return columnSaying(head, columns) ?? (shorter.length === 1 ? (shorter[0] ?? null) : null)
}

function columnSaying(head: readonly Sensed[], columns: readonly Column[]): Column | null {
  const says = ({ words }: Column) =>
    words.length > 0 && words.length === head.length && words.every(isIn(head)) && head.every(isIn(words))
  return columns.find(says) ?? null
}

function isIn(words: readonly Sensed[]): (one: Sensed) => boolean {
  return (one) => words.some((other) => isSame(other, one))
}

/** qty_delivered: the head says "Delivered". */
function isCount({ senses }: Sensed): boolean {
  return !senses.isDisjointFrom(countSenses)
}

const countSenses = sensesOfAny('quantity')

/** A row with an item, its count or its price, and nothing else in its part: the head of a table. */
export function isHeadRow(row: Row): boolean {
  return row.some((part) => {
    const heads = headsIn(part, [])
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length
    const named = heads.reduce((sum, { text }) => sum + letters(text), 0)
    return (
      heads.some(({ concepts }) => concepts.some((id) => itemHeads.has(id))) && named === letters(part.folded)
    )
  })
}

const itemHeads: ReadonlySet<string> = new Set(['item', 'quantity', 'unitPrice'])

/** Which head is which column's: each column once, the leftmost head of its meaning, sums from the right. */
export function assigned(heads: readonly Head[], columns: readonly Column[]): Head[] {
  const used = new Set<Column>(heads.flatMap(({ column }) => column ?? []))
  const result = [...heads]
  for (const column of columns) {
    if (used.has(column) || column.concept === null) continue
    const fits = (head: Head) => head.column === null && head.concepts.includes(column.concept ?? '')
    const at = column.concept === 'lineTotal' ? result.findLastIndex(fits) : result.findIndex(fits)
    const head = result[at]
    if (!head) continue
    result[at] = { ...head, column }
    used.add(column)
  }
  return withUnknown(withFallback(result, columns, used), columns)
}

/**
 * Heads that could not be read, or that are none of the lexicon: where the others stand in the schema's order, what is
 * missing between two of them is missing in the same order.
 */
function withUnknown(heads: readonly Head[], columns: readonly Column[]): Head[] {
  const told = heads.flatMap(({ column }) => (column ? [columns.indexOf(column)] : []))
  const isInOrder = told.length >= 2 && told.every((at, i) => i === 0 || at > (told[i - 1] ?? 0))
  if (columns.length < 3 || !isInOrder) return [...heads]
  const result = [...heads]
  const edges = [-1, ...heads.flatMap(({ column }, i) => (column ? [i] : [])), heads.length]
  for (const [i, from] of edges.entries()) {
    const to = edges[i + 1]
    if (to === undefined) break
    const unknown = heads.flatMap((head, at) => (at > from && at < to && isUnknown(head) ? [at] : []))
    const missing = columns.slice((told[i - 1] ?? -1) + 1, told[i] ?? columns.length)
    if (unknown.length !== missing.length) continue
    for (const [j, at] of unknown.entries()) {
      const [head, column] = [heads[at], missing[j]]
      if (head && column) result[at] = { ...head, column }
    }
  }
  return result
}

function isUnknown({ column, concepts }: Head): boolean {
  return column === null && concepts.length === 0
}

/** A table with one column of prices has it as price and as sum. */
function withFallback(heads: readonly Head[], columns: readonly Column[], used: Set<Column>): Head[] {
  const other: Readonly<Record<string, string>> = { lineTotal: 'unitPrice', unitPrice: 'lineTotal' }
  return heads.map((head) => {
    const column = columns.find(
      (one) =>
        !used.has(one) && head.column === null && head.concepts.includes(other[one.concept ?? ''] ?? ''),
    )
    if (!column || columns.some((one) => used.has(one) && one.concept === other[column.concept ?? '']))
      return head
    used.add(column)
    return { ...head, column }
  })
}
