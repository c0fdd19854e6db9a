// "Passenger" above the names of passengers: a head that says what the rows are has what they are called below it.
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

export function withArrayName(
  heads: readonly Head[],
  columns: readonly Column[],
  array: readonly Sensed[],
): Head[] {
  const name = columns.find(
    ({ words }) => words.length > 0 && words.every((word) => isTypeWord(word, 'name')),
  )
  const isFree = name && !heads.some(({ column }) => column === name)
  const at = isFree ? heads.findIndex((head) => head.column === null && saysArray(head, array)) : -1
  return heads.map((head, i) => (i === at && name ? { ...head, column: name } : head))
}

/** "Deficiências observadas" of defects: of the columns that are left only one has words, and so it is what they are. */
export function withArrayHead(
  heads: readonly Head[],
  columns: readonly Column[],
  array: readonly Sensed[],
): Head[] {
  const open = columns.filter((column) => !heads.some((head) => head.column === column))
  const [only, more] = open.filter(({ type }) => type === 'text')
  const saying = heads.filter((head) => head.column === null && namesArray(head, array))
  const [head, other] = saying
  // "Result" of results is their value
  const own = open.find(isValue) ?? (more ? undefined : only)
  if (!own || !head || other || open.length === columns.length) return [...heads]
  return heads.map((one) => (one === head ? { ...one, column: own } : one))
}

function isValue({ words: [word, more] }: Column): boolean {
  return word !== undefined && more === undefined && !word.senses.isDisjointFrom(valueSenses)
}

const valueSenses = sensesOfAny('value')

const mostWords = 4

function namesArray({ text }: Head, array: readonly Sensed[]): boolean {
  const words = sensedOf(tokensOf(text))
  return words.length <= mostWords && words.some((word) => array.some((one) => isSame(one, word)))
}

function saysArray({ text }: Head, array: readonly Sensed[]): boolean {
  const words = sensedOf(tokensOf(text))
  return words.length > 0 && words.every((word) => array.some((one) => isSame(one, word)))
}
