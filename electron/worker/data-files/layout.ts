// Where the terms stand in a file for machines, as paths of element names (see xml.ts). Of several paths the first that
// leads somewhere is meant.
import type { DocumentTerm, LineTerm, Party, PartyField, Term } from '../../../shared/facts.ts'

export type Paths<T extends string> = Readonly<Partial<Record<T, string | readonly string[]>>>

export interface Layout {
  /** Of the namespace of its outermost element. */
  readonly roots: RegExp
  /** Where it says which rules it keeps to. */
  readonly rules: string
  readonly document: Paths<DocumentTerm>
  readonly parties: Readonly<Partial<Record<Party, string>>>
  /** Within a party. */
  readonly party: Paths<PartyField>
  /** The lines of a party's address above its town. */
  readonly address: readonly string[]
  readonly lines: string
  /** Within a line. */
  readonly line: Paths<LineTerm | Extract<Term, 'productNumber'>>
}
