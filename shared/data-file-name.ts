// What a file for machines in a document is called: by the standard that it follows, and the rules of it that it keeps to.
import type { DataFile } from './facts.ts'

/** As in Factur-X, EN 16931. */
export function dataFileName({ name, standard, rules = '' }: DataFile): string {
  const family =
    families.find(({ pattern }) => pattern.test(rules)) ?? families.find(({ file }) => file?.test(name))
  const profile = profiles.find(({ pattern }) => pattern.test(rules))
  return [family?.label ?? syntaxes[standard], ...(profile ? [profile.label] : [])].join(', ')
}

const syntaxes: { readonly [S in DataFile['standard']]: string } = {
  cii: 'UN/CEFACT CII',
  ubl: 'OASIS UBL',
}

/** Whoever follows only the European rules is told by what its file is called, as the standards say it must be. */
const families: readonly { readonly pattern: RegExp; readonly file?: RegExp; readonly label: string }[] = [
  { pattern: /xrechnung/i, file: /^xrechnung\.xml$/i, label: 'XRechnung' },
  { pattern: /\bpeppol\b/i, label: 'Peppol BIS' },
  { pattern: /\bfactur-x\b/i, file: /^factur-x\.xml$/i, label: 'Factur-X' },
  { pattern: /\border-x\b/i, file: /^order-x\.xml$/i, label: 'Order-X' },
  { pattern: /^urn:ferd:|\bzugferd\b/i, file: /^zugferd-invoice\.xml$/i, label: 'ZUGFeRD' },
]

/** The narrower ones first: those of the European rules name these before their own. */
const profiles: readonly { readonly pattern: RegExp; readonly label: string }[] = [
  { pattern: /:minimum$/i, label: 'Minimum' },
  { pattern: /:basicwl$/i, label: 'Basic WL' },
  { pattern: /:basic$/i, label: 'Basic' },
  { pattern: /:comfort$/i, label: 'Comfort' },
  { pattern: /:extended$/i, label: 'Extended' },
  { pattern: /^urn:cen\.eu:en16931(?::|$)/i, label: 'EN 16931' },
]
