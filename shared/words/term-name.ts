// The display name of a fact; the facts of a party include the party's name.
import type { DocumentTerm, LineTerm, Party, PartyField, Term } from '../facts.ts'

export interface TermWords {
  readonly document: { readonly [T in DocumentTerm]: string }
  readonly parties: { readonly [P in Party]: string }
  readonly party: { readonly [T in PartyField]: string }
  readonly line: { readonly [T in LineTerm]: string }
}

export function termName(term: Term, { document, parties, party, line }: TermWords): string {
  const [partyName, field] = term.split('.') as [Party, PartyField | undefined]
  if (field !== undefined) return `${parties[partyName]}: ${party[field]}`
  return { ...line, ...document }[term as DocumentTerm | LineTerm]
}
