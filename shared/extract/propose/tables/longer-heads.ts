// 返却期限 heads the due dates of what was borrowed: a head that says all that a column is called, and more, is that
// column's where no other head says as much.
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** In words: what is longer is no head. */
const maxWords = 5
const minCount = 2

export function withLongerHeads(heads: readonly Head[], columns: readonly Column[]): Head[] {
  const isTold = heads.some(({ column }) => column !== null)
  const open = columns.filter((column) => !heads.some((head) => head.column === column))
  if (open.length === 0) return [...heads]
  const claims = heads.flatMap((head) => {
    const words = head.column === null ? sensedOf(tokensOf(head.text)) : []
    return words.length > 1 && words.length <= maxWords
      ? open.filter((column) => saysAll(words, column)).map((column) => ({ head, column }))
      : []
  })
  const isOnly = (one: (typeof claims)[number]) =>
    claims.every((other) => other === one || (other.head !== one.head && other.column !== one.column))
  const sure = claims.filter(isOnly)
  // one alone may be of any table
  if (!isTold && sure.length < minCount) return [...heads]
  const found = new Map(sure.map(({ head, column }) => [head, column]))
  return heads.map((head) => ({ ...head, column: found.get(head) ?? head.column }))
}

/** All but the word for its type. */
function saysAll(head: readonly Sensed[], { words, type }: Column): boolean {
  const own = words.filter((word) => !isTypeWord(word, type) && !isTypeWord(word, 'name'))
  return own.length > 0 && own.every((word) => head.some((one) => isSame(one, word)))
}
