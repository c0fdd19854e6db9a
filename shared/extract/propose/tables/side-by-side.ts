// Two tables beside each other share their rows, as payments and deductions do on a pay slip: heads that are printed
// twice tell, and the head that says the array's name tells which of them is meant.
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** The heads of each of the tables; all in one where none is printed twice. */
export function tablesOf(heads: readonly Head[]): readonly (readonly Head[])[] {
  const sorted = heads.toSorted((a, b) => a.box.x0 - b.box.x0)
  const isAgain = ({ text }: Head, i: number) => sorted.slice(0, i).some((other) => other.text === text)
  const again = sorted.findIndex(isAgain)
  if (again < 0 || sorted.filter(isAgain).length < minAgain * sorted.length) return [sorted]
  const first = sorted.findIndex(({ text }) => text === sorted[again]?.text)
  // the second table begins as the first does, or with words: its items' names
  const begins =
    first === 0 ? again : sorted.findIndex((head, i) => i > first && i <= again && isOfWords(head))
  const cut = begins < 0 ? again : begins
  return cut < 2 ? [sorted] : [sorted.slice(0, cut), sorted.slice(cut)]
}

/** One head of many that is printed twice is of one table: two tests of a meter, two numbers of a thing. */
const minAgain = 0.25

function isOfWords({ column, concepts }: Head): boolean {
  return concepts.includes('item') || (column === null ? concepts.length === 0 : column.type === 'text')
}

/** "Payments" heads the names of what `payments` asks for, whatever the schema calls them. */
export function withOwnName(
  heads: readonly Head[],
  columns: readonly Column[],
  array: readonly Sensed[],
): { readonly heads: readonly Head[]; readonly isNamed: boolean } {
  const named = heads.find(({ text }) => {
    const words = sensedOf(tokensOf(text))
    return words.length > 0 && words.every((word) => array.some((one) => isSame(one, word)))
  })
  if (!named) return { heads, isNamed: false }
  const free = columns.find(
    (column) => column.type === 'text' && !heads.some((head) => head.column === column),
  )
  if (!free || named.column) return { heads, isNamed: true }
  return { heads: heads.map((head) => (head === named ? { ...head, column: free } : head)), isNamed: true }
}
