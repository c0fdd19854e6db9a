// What a document says for machines: values with their meaning, as a data file in it or a code on it tells them. Nothing of
// them is read from print, so nothing of them is guessed.
import { z } from 'zod'

/** Of the whole document. */
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

const partyFieldNames = [
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

/** Of a line of what was sold. */
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
export type PartyField = (typeof partyFieldNames)[number]
export type LineTerm = (typeof lineTermNames)[number]
export type DocumentTerm = (typeof documentTermNames)[number]

const partyTerms = parties.flatMap((party) => partyFieldNames.map((part) => `${party}.${part}` as const))

export const terms = [...documentTermNames, ...partyTerms, ...lineTermNames] as const

export type Term = (typeof terms)[number]

export const factSchema = z.object({
  term: z.enum(terms),
  /** In the one form for all where its type has one: 2026-03-14, 1234.50. */
  value: z.string(),
  /** Of a line its number, counted from 0. */
  line: z.number().int().min(0).optional(),
})

export type Fact = z.infer<typeof factSchema>

/** The codes that are looked for on pages. */
export const codeKinds = ['qr', 'dataMatrix', 'pdf417', 'aztec', 'code128', 'code39', 'ean', 'itf'] as const

/** As they are called in all languages. */
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

/** A file for machines that lies in the document. */
export const dataFileSchema = z.object({
  /** What it is called in the document. */
  name: z.string(),
  /** Whose rules it follows: UN/CEFACT or OASIS. */
  standard: z.enum(['cii', 'ubl']),
  /** The rules within the standard that it says it keeps to, by their own name; absent where it does not say. */
  rules: z.string().optional(),
  facts: z.array(factSchema),
})

export type CodeKind = (typeof codeKinds)[number]
export type DataFile = z.infer<typeof dataFileSchema>

/** What a file says of each line of what was sold. */
export function groupByLine({ facts }: DataFile): { readonly line: number; readonly facts: Fact[] }[] {
  const lines = new Map<number, Fact[]>()
  for (const fact of facts)
    if (fact.line !== undefined) lines.set(fact.line, [...(lines.get(fact.line) ?? []), fact])
  return [...lines].map(([line, of]) => ({ line, facts: of }))
}
