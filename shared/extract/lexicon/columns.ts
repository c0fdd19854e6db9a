// Concepts of the rows below the items of a table.
import { setOf } from './words.ts'

/** Words that begin the rows below a table's items: sums, taxes, payment. */
export const endConcepts = setOf('endConcepts')
/** Words for a price that say neither that it is the price of one nor of all. */
export const barePrices = setOf('barePrices')
