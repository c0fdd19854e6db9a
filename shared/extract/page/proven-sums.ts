// The words of sums of money that prove each other, and of those that others contradict.
import type { Word } from '../../page.ts'

export interface ProvenSums {
  /** The words of all sums that add up with those around them. */
  readonly adding: ReadonlySet<Word>
  /** The words of sums that stand on the page more than once. */
  readonly repeated: ReadonlySet<Word>
  /** The words of sums that are too small for a total. */
  readonly outdone: ReadonlySet<Word>
}
