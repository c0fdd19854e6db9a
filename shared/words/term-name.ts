// What a fact is called: of a party with whose it is.
import type { DocumentTerm, LineTerm, Party, PartyField, Term } from '../facts.ts'

export interface TermWords {
  readonly document: { readonly [T in DocumentTerm]: string }
  readonly parties: { readonly [P in Party]: string }
  readonly party: { readonly [T in PartyField]: string }
  readonly line: { readonly [T in LineTerm]: string }
}

export function termName(term: Term, { document, parties, party, line }: TermWords): string {
  const [whose, part] = term.split('.') as [Party, PartyField | undefined]
  if (part !== undefined) return `${parties[whose]}: ${party[part]}`
  return { ...line, ...document }[term as DocumentTerm | LineTerm]
}
