// The columns that an array's elements ask for.
import type { FieldSetting } from '../../../schema/field-settings.ts'
import { nameIndex, typeById } from './column-index.ts'
import { barePrices } from '../../lexicon/columns.ts'
import { guessedType } from '../../words/guessed-type.ts'
import type { ValueType } from '../../kinds/kinds.ts'
import { wordsOf } from '../../words/names.ts'
import { sensedOf, type Sensed } from '../../words/senses.ts'
import { keyOf, tokensOf } from '../../lexicon/tokens.ts'

export interface Column {
  readonly key: string
  /** The key as a head of the very same words would be. */
  readonly head: string
  /** Its concept in the lexicon; null for a name that only this schema has. */
  readonly concept: string | null
  readonly type: ValueType
  readonly words: readonly Sensed[]
  /** Other headings that a person configured for it, as keys of labels. */
  readonly otherHeads?: ReadonlySet<string>
  /** The setting of its field. */
  readonly setting?: FieldSetting
}

const sums: ReadonlySet<string> = new Set(['unitPrice', 'lineTotal'])

function unknown(key: string): Column {
  return {
    key,
    head: keyOf(wordsOf(key)),
    concept: null,
    type: 'text',
    words: sensedOf(tokensOf(wordsOf(key))),
  }
}

/** "price" is the price of one where there is a total too, and the line's sum where it is the only sum. */
export function columnsOf(keys: readonly string[]): Column[] {
  const taken = new Set<string>()
  const isSale = keys.some((key) => nameIndex.get(keyOf(wordsOf(key)))?.some((id) => sums.has(id)))
  // where nothing is sold and nothing else is named, "quantity" is what is measured
  const hasItem = keys.some((key) => nameIndex.get(keyOf(wordsOf(key)))?.includes('item'))
  const first = keys.map((key): Column => {
    const ids = nameIndex.get(keyOf(wordsOf(key))) ?? []
    // "unit" is what is counted, and so are units where nothing is sold; a price of one says so
    if (key === keys[0] && ids.includes('quantity') && !isSale && !hasItem) return unknown(key)
    const isUnit = ids.includes('unit') || (!isSale && keyOf(wordsOf(key)) === 'units')
    const concept = (isUnit && !taken.has('unit') ? 'unit' : ids.find((id) => !taken.has(id))) ?? null
    if (concept !== null) taken.add(concept)
    // behind what something is its number is no count of lines: Carta d'identità, CA71338FN
    const isOwnNumber = keyOf(wordsOf(key)) === '#' && key !== keys[0] && !isSale
    const type =
      concept === null ? guessedType(wordsOf(key)) : isOwnNumber ? 'code' : (typeById.get(concept) ?? 'text')
    return {
      key,
      head: keyOf(wordsOf(key)),
      concept,
      type,
      words: sensedOf(tokensOf(wordsOf(key))),
    }
  })
  const hasTotal = taken.has('lineTotal')
  return first.map((column) =>
    column.concept === 'unitPrice' && !hasTotal && barePrices.has(column.head)
      ? { ...column, concept: 'lineTotal' }
      : column,
  )
}
