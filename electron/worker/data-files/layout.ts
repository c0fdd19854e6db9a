// Describes where a machine-readable file has each term, as paths of element names (see xml.ts). The first path that
// exists counts.
import type { DocumentTerm, LineTerm, Party, PartyField, Term } from '../../../shared/facts.ts'

export type Paths<T extends string> = Readonly<Partial<Record<T, string | readonly string[]>>>

export interface Layout {
  /** Namespace of the root element. */
  readonly roots: RegExp
  /** Path of the profile identifier. */
  readonly rules: string
  readonly document: Paths<DocumentTerm>
  readonly parties: Readonly<Partial<Record<Party, string>>>
  /** Paths within a party. */
  readonly party: Paths<PartyField>
  /** Address lines of a party, above the town. */
  readonly address: readonly string[]
  readonly lines: string
  /** Paths within a line. */
  readonly line: Paths<LineTerm | Extract<Term, 'productNumber'>>
}
