// What a file for machines in a document is called: by the standard that it follows, and the rules of it that it keeps to.
import type { DataFile } from './facts.ts'

/** As in Factur-X, EN 16931. */
export function dataFileName({ name, standard, rules = '' }: DataFile): string {
  const family =
    families.find(({ said }) => said.test(rules)) ?? families.find(({ file }) => file?.test(name))
  const profile = profiles.find(({ said }) => said.test(rules))
  return [family?.called ?? syntaxes[standard], ...(profile ? [profile.called] : [])].join(', ')
}

const syntaxes: { readonly [S in DataFile['standard']]: string } = {
  cii: 'UN/CEFACT CII',
  ubl: 'OASIS UBL',
}

/** Whoever follows only the European rules is told by what its file is called, as the standards say it must be. */
const families: readonly { readonly said: RegExp; readonly file?: RegExp; readonly called: string }[] = [
  { said: /xrechnung/i, file: /^xrechnung\.xml$/i, called: 'XRechnung' },
  { said: /\bpeppol\b/i, called: 'Peppol BIS' },
  { said: /\bfactur-x\b/i, file: /^factur-x\.xml$/i, called: 'Factur-X' },
  { said: /\border-x\b/i, file: /^order-x\.xml$/i, called: 'Order-X' },
  { said: /^urn:ferd:|\bzugferd\b/i, file: /^zugferd-invoice\.xml$/i, called: 'ZUGFeRD' },
]

/** The narrower ones first: those of the European rules name these before their own. */
const profiles: readonly { readonly said: RegExp; readonly called: string }[] = [
  { said: /:minimum$/i, called: 'Minimum' },
  { said: /:basicwl$/i, called: 'Basic WL' },
  { said: /:basic$/i, called: 'Basic' },
  { said: /:comfort$/i, called: 'Comfort' },
  { said: /:extended$/i, called: 'Extended' },
  { said: /^urn:cen\.eu:en16931(?::|$)/i, called: 'EN 16931' },
]
