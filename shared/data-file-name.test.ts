import { expect, it } from 'vitest'
import { dataFileName } from './data-file-name.ts'

it.each([
  ['factur-x.xml', 'cii', 'urn:cen.eu:en16931:2017', 'Factur-X, EN 16931'],
  ['factur-x.xml', 'cii', 'urn:factur-x.eu:1p0:minimum', 'Factur-X, Minimum'],
  ['factur-x.xml', 'cii', 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic', 'Factur-X, Basic'],
  ['ZUGFeRD-invoice.xml', 'cii', 'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort', 'ZUGFeRD, Comfort'],
  [
    'xrechnung.xml',
    'ubl',
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    'XRechnung, EN 16931',
  ],
  [
    'invoice.xml',
    'ubl',
    'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'Peppol BIS, EN 16931',
  ],
  ['invoice.xml', 'cii', undefined, 'UN/CEFACT CII'],
  ['what-is-factur-x.xml', 'ubl', 'https://example.org/ours', 'OASIS UBL'],
] as const)(
  '%s in the syntax %s that declares the rules %s is named %s',
  (name, standard, rules, expected) => {
    expect(dataFileName({ name, standard, ...(rules && { rules }), facts: [] })).toBe(expected)
  },
)
