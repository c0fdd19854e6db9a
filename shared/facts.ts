// Facts: values with a known meaning that a document carries as machine-readable data, in an embedded data file or in a
// code on the page. They are exact, because nothing of them is recognised from print.
import { z } from 'zod'

/** Facts about the whole document. */
const documentTermNames = [
  'invoiceNumber',
  'invoiceCode',
  'checkCode',
  'date',
  'time',
  'dueDate',
  'deliveryDate',
  'startDate',
  'endDate',
  'currency',
  'total',
  'due',
  'linesTotal',
  'subtotal',
  'tax',
  'taxRate',
  'paid',
  'discount',
  'surcharge',
  'rounding',
  'orderNumber',
  'contractNumber',
  'customerNumber',
  'deliveryNote',
  'project',
  'buyerReference',
  'paymentReference',
  'paymentTerms',
  'paymentMethod',
  'iban',
  'bic',
  'bank',
  'accountName',
  'note',
  'subject',
  'productNumber',
  'batch',
  'serialNumber',
  'packageNumber',
  'expiryDate',
  'website',
] as const

export const parties = ['seller', 'buyer', 'shipTo', 'payee', 'person'] as const

export const partyFields = [
  'name',
  'givenName',
  'surname',
  'company',
  'jobTitle',
  'contact',
  'address',
  'street',
  'city',
  'postcode',
  'state',
  'country',
  'taxId',
  'taxNumber',
  'registrationNumber',
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'birthDate',
  'note',
] as const

/** Facts about one line item of an invoice. */
const lineTermNames = [
  'lineNumber',
  'item',
  'itemNote',
  'itemCode',
  'quantity',
  'unit',
  'unitPrice',
  'lineTotal',
  'lineTaxRate',
  'lineDiscount',
] as const

export type Party = (typeof parties)[number]
export type PartyField = (typeof partyFields)[number]
export type LineTerm = (typeof lineTermNames)[number]
export type DocumentTerm = (typeof documentTermNames)[number]

const partyTerms = parties.flatMap((party) => partyFields.map((part) => `${party}.${part}` as const))

export const terms = [...documentTermNames, ...partyTerms, ...lineTermNames] as const

export type Term = (typeof terms)[number]

export const factSchema = z.object({
  term: z.enum(terms),
  /** Normalised if its type has a normal form: 2026-03-14, 1234.50. */
  value: z.string(),
  /** The number of the line item that it belongs to, counted from 0. */
  line: z.number().int().min(0).optional(),
})

export type Fact = z.infer<typeof factSchema>

/** The kinds of barcodes and 2D codes that are looked for on pages. */
export const codeKinds = ['qr', 'dataMatrix', 'pdf417', 'aztec', 'code128', 'code39', 'ean', 'itf'] as const

/** Their names, which are the same in all languages. */
export const codeNames: { readonly [K in (typeof codeKinds)[number]]: string } = {
  qr: 'QR',
  dataMatrix: 'Data Matrix',
  pdf417: 'PDF417',
  aztec: 'Aztec',
  code128: 'Code 128',
  code39: 'Code 39',
  ean: 'EAN',
  itf: 'ITF',
}

/** A structured data file that is embedded in a document, such as the XML of an e-invoice. */
export const dataFileSchema = z.object({
  /** Its file name in the document. */
  name: z.string(),
  /** Its syntax: CII (UN/CEFACT) or UBL (OASIS). */
  standard: z.enum(['cii', 'ubl']),
  /** The identifier of the rules within the standard that it declares; absent if it declares none. */
  rules: z.string().optional(),
  facts: z.array(factSchema),
  /** Set if the file is not well-formed, or not in the encoding that it declares: nothing of it could be read. */
  isDamaged: z.literal(true).optional(),
})

export type CodeKind = (typeof codeKinds)[number]
export type DataFile = z.infer<typeof dataFileSchema>

/** The facts of each line item. */
export function groupByLine({ facts }: DataFile): { readonly line: number; readonly facts: Fact[] }[] {
  const lines = new Map<number, Fact[]>()
  for (const fact of facts)
    if (fact.line !== undefined) lines.set(fact.line, [...(lines.get(fact.line) ?? []), fact])
  return [...lines].map(([line, of]) => ({ line, facts: of }))
}
