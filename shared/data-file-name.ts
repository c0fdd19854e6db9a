// The display name of a data file that is embedded in a document, made of its standard and its profile.
import type { DataFile } from './facts.ts'

/** The name of the file's format, for example "Factur-X, EN 16931". */
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

/**
 * `pattern` matches the rules that the file declares. A file that declares only the European rules is recognised by its
 * file name, which its standard prescribes.
 */
const families: readonly { readonly pattern: RegExp; readonly file?: RegExp; readonly label: string }[] = [
  { pattern: /xrechnung/i, file: /^xrechnung\.xml$/i, label: 'XRechnung' },
  { pattern: /\bpeppol\b/i, label: 'Peppol BIS' },
  { pattern: /\bfactur-x\b/i, file: /^factur-x\.xml$/i, label: 'Factur-X' },
  { pattern: /\border-x\b/i, file: /^order-x\.xml$/i, label: 'Order-X' },
  { pattern: /^urn:ferd:|\bzugferd\b/i, file: /^zugferd-invoice\.xml$/i, label: 'ZUGFeRD' },
]

/** Narrow profiles first: profiles of the European rules name EN 16931 in front of their own name. */
const profiles: readonly { readonly pattern: RegExp; readonly label: string }[] = [
  { pattern: /:minimum$/i, label: 'Minimum' },
  { pattern: /:basicwl$/i, label: 'Basic WL' },
  { pattern: /:basic$/i, label: 'Basic' },
  { pattern: /:comfort$/i, label: 'Comfort' },
  { pattern: /:extended$/i, label: 'Extended' },
  { pattern: /^urn:cen\.eu:en16931(?::|$)/i, label: 'EN 16931' },
]
