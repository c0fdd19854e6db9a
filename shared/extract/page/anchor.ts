// Where the part of a page begins that is about one party.
import type { Label } from './labels.ts'
import type { Role } from '../lexicon/parties.ts'

export interface Anchor {
  readonly label: Label
  readonly role: Role
  /** The column ends here. */
  readonly right: number
}
