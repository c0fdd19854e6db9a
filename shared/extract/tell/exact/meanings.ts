// The fields that each term of a document's data can fill: by concepts of the lexicon, and by names where the lexicon
// has no concept or a wider one.
import {
  parties,
  partyFields,
  type DocumentTerm,
  type Party,
  type PartyField,
  type Term,
} from '../../../facts.ts'
import { listed } from '../../lexicon/lexicon.ts'
import type { Role } from '../../lexicon/parties.ts'
import type { Column } from '../../propose/tables/columns.ts'
import { wordsOf, type FieldName } from '../../words/names.ts'
import { keyOf } from '../../lexicon/tokens.ts'

interface Row {
  /** Concepts of the lexicon, the nearest first. */
  readonly concepts?: readonly string[]
  /** Names of a field that can mean nothing else. */
  readonly names?: string
  /** Whose it may be called; none where a field that names somebody means another. */
  readonly roles?: readonly Role[]
}

export interface Meaning {
  readonly concepts: readonly string[]
  readonly keys: ReadonlySet<string>
  readonly roles: readonly Role[]
  /** Whether it is meant where nobody is named. */
  readonly isOwn: boolean
}

const ofDocument: Readonly<Record<DocumentTerm, Row>> = {
  invoiceNumber: { concepts: ['invoiceNumber'] },
  invoiceCode: { concepts: ['invoiceCode'] },
  checkCode: { concepts: ['checkCode'] },
  date: { concepts: ['date', 'issueDate'] },
  time: { concepts: ['time'] },
  dueDate: { concepts: ['dueDate'] },
  deliveryDate: { concepts: ['deliveryDate'] },
  startDate: {
    concepts: ['startDate'],
    names: 'billing period start, invoice period start, service period start',
  },
  endDate: { concepts: ['endDate'], names: 'billing period end, invoice period end, service period end' },
  currency: { concepts: ['currency'] },
  total: { concepts: ['total'] },
  due: {
    names:
      'amount due, amount to pay, payment amount, transfer amount, total due, balance due, due amount, amount payable, payable amount, total payable, due payable amount, payable, open amount, outstanding amount, Zahlbetrag, fälliger Betrag, net à payer, montant dû, 应付金额',
  },
  linesTotal: {
    names: 'lines total, line total amount, sum of lines, total of lines, line items total, items total',
  },
  subtotal: { concepts: ['subtotal'] },
  tax: { concepts: ['tax'] },
  taxRate: { concepts: ['taxRate'] },
  paid: { concepts: ['paid'], names: 'prepaid, prepaid amount, total prepaid, deposit paid' },
  discount: { concepts: ['discount'], names: 'allowances, allowance total' },
  surcharge: { names: 'surcharge, surcharges, charges, charge total, total charges' },
  rounding: { concepts: ['rounding'] },
  orderNumber: { concepts: ['orderNumber'], roles: ['seller', 'buyer'] },
  contractNumber: { concepts: ['contractNumber'], roles: ['seller', 'buyer'] },
  customerNumber: { concepts: ['customerNumber'], roles: ['seller', 'buyer'] },
  deliveryNote: { concepts: ['deliveryNote'] },
  project: { names: 'project, project number, project id, project reference, Projektnummer' },
  buyerReference: { names: 'buyer reference, Leitweg-ID, Leitweg, leitweg id, route id, Käuferreferenz' },
  paymentReference: {
    concepts: ['reference'],
    names: 'payment reference, remittance information, remittance, Verwendungszweck, payment id',
  },
  paymentTerms: { concepts: ['paymentTerms'] },
  paymentMethod: { concepts: ['paymentMethod'] },
  iban: { concepts: ['iban'], roles: ['seller', 'payee'] },
  bic: { concepts: ['bic'], roles: ['seller', 'payee'] },
  bank: { concepts: ['bank'], roles: ['seller', 'payee'] },
  accountName: {
    concepts: ['payeeName'],
    names: 'account name, account holder, account owner, Kontoinhaber, titulaire du compte',
  },
  note: { concepts: ['note'] },
  subject: { concepts: ['subject'] },
  productNumber: {
    names:
      'gtin, ean, ean code, barcode, bar code, upc, isbn, product gtin, article ean, 条码, 条形码, 商品条码',
  },
  batch: {
    names: 'batch, batch number, batch no, lot, lot number, lot no, Charge, Chargennummer, 批号, 批次',
  },
  packageNumber: { names: 'sscc, package number, shipping unit, 包裹号' },
  serialNumber: { names: 'serial number, serial no, serial, Seriennummer, numéro de série, 序列号' },
  expiryDate: { concepts: ['expiryDate'] },
  // where a code leads is not yet whose site it is
  website: { names: 'link, hyperlink, qr link, qr code link, qr url, qr code, 二维码, 二维码链接' },
}

/** Other parts of a party have the name of their concept. */
const ofParty: Readonly<Partial<Record<PartyField, string>>> = {
  name: 'party',
  company: 'party',
  contact: 'person',
}

/** Columns of a table are called by meanings of their own; these are names that the lexicon does not know of them. */
const namesOfColumns: Readonly<Partial<Record<Term, ReadonlySet<string>>>> = {
  itemNote: keysOf(
    'description, details, note, item note, item details, long description, item description, Beschreibung',
  ),
  productNumber: keysOf(ofDocument.productNumber.names ?? ''),
}

/** The roles of each party, and which of them is meant if a field names none; a business card names only a person. */
const whose: Readonly<Record<Party, Pick<Meaning, 'roles' | 'isOwn'>>> = {
  seller: { roles: ['seller'], isOwn: true },
  buyer: { roles: ['buyer'], isOwn: false },
  shipTo: { roles: ['shipTo'], isOwn: false },
  payee: { roles: ['payee'], isOwn: false },
  person: { roles: [], isOwn: true },
}

const own: Readonly<Record<string, Partial<Meaning>>> = {
  'payee.name': {
    concepts: ['party', 'payeeName'],
    keys: keysOf(
      'payee, payee name, beneficiary, beneficiary name, creditor, creditor name, recipient of payment, Zahlungsempfänger, bénéficiaire, beneficiario, 收款人, 收款方',
    ),
  },
  // a card's company is called like a seller, and the person on it like any
  'person.name': { concepts: ['person'] },
  'person.company': { concepts: ['party'], roles: ['seller', 'employer'], isOwn: false },
}

const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(ofDocument).map(([term, row]): [string, Meaning] => [
    term,
    { concepts: row.concepts ?? [], keys: keysOf(row.names ?? ''), roles: row.roles ?? [], isOwn: true },
  ]),
  ...parties.flatMap((party) =>
    partyFields.map((part): [string, Meaning] => [
      `${party}.${part}`,
      { concepts: [ofParty[part] ?? part], keys: new Set(), ...whose[party], ...own[`${party}.${part}`] },
    ]),
  ),
])

function keysOf(names: string): ReadonlySet<string> {
  return new Set(listed(names).map((name) => keyOf(wordsOf(name))))
}

/** How surely a field of this name means the term: 0 is not at all. */
export function meaningOf(term: Term, { keys, concept, role }: FieldName): number {
  const meaning = meanings.get(term)
  if (!meaning) return 0
  if (keys.some((key) => meaning.keys.has(key))) return 4
  const at = concept === null ? -1 : meaning.concepts.indexOf(concept)
  if (at === -1) return 0
  if (role === null) return meaning.isOwn ? 2 - at : 0
  return meaning.roles.includes(role) ? 3 - at : 0
}

/** Whether a column of a table means the term of a line. */
export function isColumnOf(term: Term, { concept, head }: Column): boolean {
  return concept === term || (concept === null && (namesOfColumns[term]?.has(head) ?? false))
}
