// Turns the values of a code into facts; empty values are left out.
import { type Fact, type Term } from '../facts.ts'

export type FactValues = { readonly [T in Term]?: string | null | undefined }

/** Makes a fact of each value that is not empty. */
export function toFacts(values: FactValues): Fact[] {
  return Object.entries(values).flatMap(([term, value]) =>
    value === null || value === undefined || value.trim() === ''
      ? []
      : [{ term: term as Term, value: value.trim() }],
  )
}
