// Reads the values of a machine-readable file, each with its meaning. Unknown elements are skipped; nothing is made
// up.
import { parties, type DataFile, type Fact } from '../../../shared/facts.ts'
import type { Pdf } from '../documents/pdf.ts'
import { cii } from './cii.ts'
import type { Layout, Paths } from './layout.ts'
import { ubl } from './ubl.ts'
import { elementsAt, parseXml, textsAt, type Element, type XmlBudget } from './xml.ts'

const maxDataBytes = 5 * 1024 * 1024
const maxLines = 5000
/** All attached files together may have this many tags: page 1 is read after them, within the same time limit. */
const maxTags = 200_000
const maxValueLength = 4000

const layouts = { cii, ubl } as const

/** Returns the attached files of known kinds. */
export function dataFilesIn(pdf: Pick<Pdf, 'attachments'>): DataFile[] {
  const isXml = (name: string) => /\.xml$/i.test(name)
  const budget = { tags: maxTags }
  return pdf
    .attachments(isXml, maxDataBytes)
    .flatMap(({ name, bytes }) => dataFileOf(name, bytes, budget) ?? [])
}

/** Names that the standards prescribe for an invoice or an order inside of a PDF. */
const standardNames = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i

/** Returns null for an unknown kind. A damaged file has no facts, and is known by its name only. */
export function dataFileOf(name: string, bytes: Uint8Array, budget?: XmlBudget): DataFile | null {
  const root = parseXml(bytes, budget)
  if (!root) return standardNames.test(name) ? { name, standard: 'cii', facts: [], isDamaged: true } : null
  for (const standard of ['cii', 'ubl'] as const) {
    const layout = layouts[standard]
    if (!layout.roots.test(root.namespaceURI ?? '')) continue
    const [rules] = textsAt(root, layout.rules).filter((text) => text.length <= maxValueLength)
    return { name, standard, ...(rules !== undefined && { rules }), facts: factsIn(root, layout) }
  }
  return null
}

function factsIn(root: Element, layout: Layout): Fact[] {
  const found = [...documentFacts(root, layout), ...partyFacts(root, layout), ...lineFacts(root, layout)]
  return found.filter(({ value }) => value.length <= maxValueLength)
}

function documentFacts(root: Element, { document }: Layout): Fact[] {
  const facts = termsAt(root, document)
  const currency = facts.find(({ term }) => term === 'currency')?.value
  // takes the tax in the currency of the sums if there are two; with several rates there is no single rate
  const taxes = elementsOf(root, document.tax)
    .filter((tax) => !currency || [currency, null, ''].includes(tax.getAttribute('currencyID')))
    .map((tax): Fact => ({ term: 'tax', value: (tax.textContent ?? '').trim() }))
  const rates = new Set(facts.flatMap(({ term, value }) => (term === 'taxRate' ? [Number(value)] : [])))
  const [rate] = facts.filter(({ term }) => term === 'taxRate')
  return [
    ...facts.filter(({ term }) => term !== 'tax' && term !== 'taxRate'),
    ...taxes.slice(0, 1),
    ...(rate && rates.size === 1 ? [rate] : []),
  ]
}

function partyFacts(root: Element, { parties: places, party: paths, address }: Layout): Fact[] {
  return parties.flatMap((party): Fact[] => {
    const [found] = elementsOf(root, places[party])
    if (!found) return []
    const parts = termsAt(found, paths)
    const lines = address.flatMap((path) => textsAt(found, path))
    const whole = { term: 'address', value: addressOf(lines, parts) } as const
    return [...parts, ...(whole.value === '' ? [] : [whole])].map(({ term, value }) => ({
      term: `${party}.${term}`,
      value,
    }))
  })
}

function addressOf(lines: readonly string[], parts: readonly { term: string; value: string }[]): string {
  const part = (term: string) => parts.find((one) => one.term === term)?.value ?? ''
  const town = [part('postcode'), part('city')].filter(Boolean).join(' ')
  const local = [...new Set([...lines, town])].filter(Boolean)
  return local.length === 0 ? '' : [...local, part('country')].filter(Boolean).join(', ')
}

/** Lines with a description only are skipped. */
function lineFacts(root: Element, { lines, line: paths }: Layout): Fact[] {
  const found = elementsAt(root, lines)
    .map((element) => lineOf(element, paths))
    .filter((facts) => facts.some(({ term }) => term === 'item' || term === 'lineTotal'))
  return found.slice(0, maxLines).flatMap((facts, line) => facts.map((fact) => ({ ...fact, line })))
}

function lineOf(element: Element, paths: Layout['line']): Fact[] {
  const unit = elementsOf(element, paths.quantity)[0]?.getAttribute('unitCode')
  return [...termsAt(element, paths), ...(unit ? [{ term: 'unit', value: unit } as const] : [])]
}

function termsAt<T extends string>(root: Element, paths: Paths<T>): { term: T; value: string }[] {
  return (Object.keys(paths) as T[]).flatMap((term) =>
    elementsOf(root, paths[term])
      .map((element) => ({ term, value: valueOf(element) }))
      .filter(({ value }) => value !== ''),
  )
}

function elementsOf(root: Element, paths: string | readonly string[] | undefined): Element[] {
  for (const path of typeof paths === 'string' ? [paths] : (paths ?? [])) {
    const found = elementsAt(root, path)
    if (found.length > 0) return found
  }
  return []
}

/** Returns a date in ISO form, and other values as they are. */
function valueOf(element: Element): string {
  const text = (element.textContent ?? '').trim()
  const isDay = /^(?:Date(?:Time)?String|\w*Date)$/.test(element.localName ?? '')
  if (!isDay) return text
  return text.replace(/^(\d{4})-?(\d\d)-?(\d\d)(?:T.*|[Z+-].*)?$/, '$1-$2-$3')
}
