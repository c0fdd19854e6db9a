// Which head of a table is which column's: by meaning, and where a head could not be read by its order.
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** Which head is which column's: each column once, the leftmost head of its meaning, sums from the right. */
export function assigned(heads: readonly Head[], columns: readonly Column[]): Head[] {
  const used = new Set<Column>(heads.flatMap(({ column }) => column ?? []))
  const result = [...heads]
  for (const column of columns) {
    if (used.has(column) || column.concept === null) continue
    const concept = isPriceBesideSum(column, heads) ? 'unitPrice' : column.concept
    const fits = (head: Head) => head.column === null && head.concepts.includes(concept)
    // № may be of the line or of what is counted, and "Qty" only of what is counted
    const sole = result.findIndex((head) => fits(head) && head.concepts.length === 1)
    const first = sole >= 0 && isCount(column) ? sole : result.findIndex(fits)
    const at = concept === 'lineTotal' ? result.findLastIndex(fits) : first
    const head = result[at]
    if (!head) continue
    // for 入数 and 出庫数 either may be the requested number; of sums it is the last one
    const isRival = (one: Head) => one !== head && fits(one) && one.concepts.length <= head.concepts.length
    const isGuessed = concept !== 'lineTotal' && result.some(isRival)
    result[at] = { ...head, column, ...(isGuessed ? { isGuessed } : {}) }
    used.add(column)
  }
  return withUnknown(withNames(withFallback(result, columns, used), columns, used), columns)
}

/** A "price" is what a line comes to, unless its table has other sums beside prices. */
function isPriceBesideSum({ concept, head }: Column, heads: readonly Head[]): boolean {
  const isOnly = (id: string, other: string) =>
    heads.some(({ concepts }) => concepts.includes(id) && !concepts.includes(other))
  return (
    concept === 'lineTotal' &&
    head === 'price' &&
    isOnly('lineTotal', 'unitPrice') &&
    isOnly('unitPrice', 'lineTotal')
  )
}

/** Where an array asks for an athlete or for a dish, "Name" is that of whoever or whatever its rows are. */
function withNames(heads: readonly Head[], columns: readonly Column[], used: Set<Column>): Head[] {
  const [only, more] = columns.filter((one) => !used.has(one) && one.type === 'text' && !isKnownText(one))
  const names = heads.filter(({ column, text }) => column === null && isBareName(text))
  const [head] = names
  if (!only || more || !head || names.length > 1) return [...heads]
  used.add(only)
  return heads.map((one) => (one === head ? { ...one, column: only } : one))
}

function isKnownText({ concept }: Column): boolean {
  return concept !== null && concept !== 'item'
}

function isBareName(text: string): boolean {
  const words = sensedOf(tokensOf(text))
  return words.length > 0 && words.every((word) => isTypeWord(word, 'name'))
}

function isCount({ concept }: Column): boolean {
  return concept === 'quantity' || concept === 'lineNumber'
}

/**
 * Heads that could not be read, or that are none of the lexicon: where the others stand in the schema's order, what is
 * missing between two of them is missing in the same order.
 */
function withUnknown(heads: readonly Head[], columns: readonly Column[]): Head[] {
  const told = heads.flatMap(({ column }) => (column ? [columns.indexOf(column)] : []))
  const isInOrder = told.length >= 1 && told.every((at, i) => i === 0 || at > (told[i - 1] ?? 0))
  if (columns.length < 3 || !isInOrder) return [...heads]
  const result = [...heads]
  const edges = [-1, ...heads.flatMap(({ column }, i) => (column ? [i] : [])), heads.length]
  for (const [i, from] of edges.entries()) {
    const to = edges[i + 1]
    if (to === undefined) break
    const unknown = heads.flatMap((head, at) => (at > from && at < to && isUnknown(head) ? [at] : []))
    const missing = columns.slice((told[i - 1] ?? -1) + 1, told[i] ?? columns.length)
    const isAll = unknown.length === missing.length
    for (const [j, at] of unknown.entries()) {
      const [head, column] = [heads[at], missing[j]]
      const sharing = unknown.filter((one) => column && heads[one] && sharesWord(heads[one], column))
      const isSharing = sharing.includes(at)
      if (head && column && (isAll || (at === from + 1 + j && isSharing)))
        result[at] = { ...head, column, isGuessed: !isSharing || sharing.length > 1 }
    }
  }
  return result
}

/** 单块强度 next to what is known may be the 抗压强度 that is asked for next, whatever other heads come behind it. */
function sharesWord({ text }: Head, { words }: Column): boolean {
  return sensedOf(tokensOf(text)).some((word) => words.some((other) => isSame(word, other)))
}

function isUnknown({ column, concepts }: Head): boolean {
  return column === null && concepts.length === 0
}

/** The price is what the line comes to if a table has prices of one and no sums; a sum is no price of one. */
function withFallback(heads: readonly Head[], columns: readonly Column[], used: Set<Column>): Head[] {
  const sum = columns.find((one) => one.concept === 'lineTotal' && !used.has(one))
  const price = heads.find((head) => head.column === null && head.concepts.includes('unitPrice'))
  if (!sum || !price || columns.some((one) => used.has(one) && one.concept === 'unitPrice')) return [...heads]
  used.add(sum)
  return heads.map((head) => (head === price ? { ...head, column: sum } : head))
}
