// A page as the search sees it: its rows, and every label on it with what stands beside it.
import type { PageWords } from '../words/label-words.ts'
import type { Label } from './labels.ts'
import type { ProvenSums } from './proven-sums.ts'
import type { Place } from '../model/place.ts'
import type { Part, Sheet } from '../model/sheet.ts'
import type { Pairs } from './pairs/pair.ts'
import type { Sentence } from './running-text.ts'

export interface Scene extends PageWords {
  readonly sheet: Sheet
  readonly labels: readonly Label[]
  /** Names of proposers and steps that are left out, to measure what they are worth. */
  readonly disabled: ReadonlySet<string>
  readonly labelsIn: (part: Part) => readonly Label[]
  readonly rowOf: (part: Part) => number
  readonly provenSums: () => ProvenSums
  /** Its running text. */
  readonly paragraphs: () => readonly Place[]
  readonly sentences: () => readonly Sentence[]
  readonly isInParagraph: (part: Part) => boolean
  /** Its labels stand below their values. */
  readonly hasCaptions: () => boolean
  /** The labels of columns of labels, each with its value right beside it. */
  readonly labelColumns: () => ReadonlySet<Part>
  /** Labels with their values as its lines and columns tell them. */
  readonly pairs: () => Pairs
  /** Its tiles and its lists side by side: what stands with which label. */
  readonly tiles: () => ReadonlyMap<Part, Part>
  /** Labels whose box or line was left empty. */
  readonly unfilled: () => ReadonlySet<Part>
}
