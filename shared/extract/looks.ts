// Estimates the cost of filling a schema from a page, before it is done. [Note: looks] A look is one field compared
// with one word, about 4 microseconds; where trees choose among all values, a field looks at each word many times.
import type { Page } from '../page.ts'
import { leafPaths } from '../schema/leaf.ts'
import { walk, type SchemaObject } from '../schema/schema-node.ts'
import { maxFields } from './choose/form-size.ts'

/** Measured on dense pages with schemas of 100 to 2,000 keys; in form it is coarse, as what it bounds is minutes. */
const looksOfChosenField = 15

/** Returns the looks for a page, or several, with this many words. */
export function looksOf(words: number, schema: SchemaObject): number {
  const places = [...walk(schema)]
  const isChosen = places.length <= maxFields
  const looks = places.map(({ node }) =>
    node.kind === 'array' ? leafPaths(node).length : isChosen ? looksOfChosenField : 1,
  )
  return words * looks.reduce((sum, count) => sum + count, 0)
}

/** About 30 s of work. On a slow or busy machine it may take longer; then the time limit of the process ends it. */
export const maxLooks = 6_000_000

/** Returns the words with which a schema takes so many looks. */
export function maxWordsOf(schema: SchemaObject): number {
  return Math.floor(maxLooks / looksOf(1, schema))
}

export function countWords({ lines }: Page): number {
  return lines.reduce((sum, line) => sum + line.words.length, 0)
}
