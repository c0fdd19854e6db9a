// Values of wrong kinds beside labels that say what belongs there, in nine languages, and right ones beside the same.
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import type { FoundField } from '../../../contract/field.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'
import { prove } from './prove.ts'

const values = {
  taxId: ['DE136695976', 'FR 40 303265045'],
  number: ['INV-2024-0815', 'A-4711/26'],
  day: ['2024-05-31', '31.12.2025', '14 May 2024'],
  sum: ['369.60', '1.234,56 €', '$ 12.50'],
  phone: ['+49 30 901820', '+86 138 0013 8000'],
  email: ['info@example.com', 'kasse@laden.example'],
  account: ['DE89 3704 0044 0532 0130 00', 'GB82 WEST 1234 5698 7654 32'],
  name: ['Nordwind Papier GmbH', 'Harbour Lights Ltd'],
  share: ['19 %', '7.5%'],
  cipher: ['03*3187<4/+8490<+95-59+7<243', '7<243>*5+/<8846>20'],
  head: ['Description Qty Price', '名称 数量 单价'],
} as const

type Kind = keyof typeof values
const kinds = [
  'taxId',
  'number',
  'day',
  'sum',
  'phone',
  'email',
  'account',
  'name',
] as const satisfies readonly Kind[]
type Told = (typeof kinds)[number]

/** Values of other kinds for each kind. A number may look like much else. */
const wrongFor: Readonly<Record<Told, readonly Kind[]>> = {
  taxId: ['day', 'sum', 'email', 'share', 'cipher'],
  number: ['day', 'sum', 'email', 'phone', 'cipher'],
  day: ['sum', 'email', 'account', 'phone', 'share'],
  sum: ['day', 'email', 'account', 'phone', 'cipher'],
  phone: ['day', 'sum', 'email', 'account', 'share'],
  email: ['day', 'sum', 'phone', 'name', 'taxId'],
  account: ['day', 'sum', 'email', 'share', 'phone'],
  name: ['day', 'sum', 'email', 'cipher', 'head'],
}

/** The names of fields, and the labels on the page. */
const languages: Readonly<Record<string, Readonly<Record<Told, readonly [key: string, label: string]>>>> = {
  en: {
    taxId: ['vat_id', 'VAT ID'],
    number: ['invoice_number', 'Invoice number'],
    day: ['due_date', 'Due date'],
    sum: ['total', 'Total'],
    phone: ['phone', 'Phone'],
    email: ['email', 'E-mail'],
    account: ['iban', 'IBAN'],
    name: ['seller_name', 'Seller'],
  },
  de: {
    taxId: ['umsatzsteuer_id', 'USt-IdNr.'],
    number: ['rechnungsnummer', 'Rechnungsnummer'],
    day: ['rechnungsdatum', 'Rechnungsdatum'],
    sum: ['gesamtbetrag', 'Gesamtbetrag'],
    phone: ['telefon', 'Telefon'],
    email: ['email', 'E-Mail'],
    account: ['iban', 'IBAN'],
    name: ['verkäufer', 'Verkäufer'],
  },
  fr: {
    taxId: ['numero_tva', 'N° TVA'],
    number: ['numero_facture', 'Numéro de facture'],
    day: ['date_facture', 'Date de facture'],
    sum: ['total_ttc', 'Total TTC'],
    phone: ['telephone', 'Téléphone'],
    email: ['email', 'E-mail'],
    account: ['iban', 'IBAN'],
    name: ['vendeur', 'Vendeur'],
  },
  es: {
    taxId: ['nif', 'NIF'],
    number: ['numero_factura', 'Número de factura'],
    day: ['fecha_factura', 'Fecha de factura'],
    sum: ['importe_total', 'Importe total'],
    phone: ['telefono', 'Teléfono'],
    email: ['correo', 'Correo electrónico'],
    account: ['iban', 'IBAN'],
    name: ['vendedor', 'Vendedor'],
  },
  it: {
    taxId: ['partita_iva', 'Partita IVA'],
    number: ['numero_fattura', 'Numero fattura'],
    day: ['data_fattura', 'Data fattura'],
    sum: ['totale', 'Totale'],
    phone: ['telefono', 'Telefono'],
    email: ['email', 'Email'],
    account: ['iban', 'IBAN'],
    name: ['venditore', 'Venditore'],
  },
  nl: {
    taxId: ['btw_nummer', 'BTW-nummer'],
    number: ['factuurnummer', 'Factuurnummer'],
    day: ['factuurdatum', 'Factuurdatum'],
    sum: ['totaalbedrag', 'Totaalbedrag'],
    phone: ['telefoon', 'Telefoon'],
    email: ['email', 'E-mail'],
    account: ['iban', 'IBAN'],
    name: ['verkoper', 'Verkoper'],
  },
  pl: {
    taxId: ['numer_vat', 'NIP'],
    number: ['numer_faktury', 'Numer faktury'],
    day: ['data_wystawienia', 'Data wystawienia'],
    sum: ['do_zapłaty', 'Do zapłaty'],
    phone: ['telefon', 'Telefon'],
    email: ['email', 'E-mail'],
    account: ['iban', 'IBAN'],
    name: ['sprzedawca', 'Sprzedawca'],
  },
  zh: {
    taxId: ['纳税人识别号', '纳税人识别号'],
    number: ['发票号码', '发票号码'],
    day: ['开票日期', '开票日期'],
    sum: ['合计金额', '合计金额'],
    phone: ['电话', '电话'],
    email: ['邮箱', '邮箱'],
    account: ['iban', 'IBAN'],
    name: ['销售方名称', '销售方名称'],
  },
  ja: {
    taxId: ['登録番号', '登録番号'],
    number: ['請求書番号', '請求書番号'],
    day: ['支払期限', '支払期限'],
    sum: ['合計金額', '合計金額'],
    phone: ['電話番号', '電話番号'],
    email: ['メールアドレス', 'メールアドレス'],
    account: ['iban', 'IBAN'],
    name: ['販売者', '販売者'],
  },
}

/** The sign of its money is not told with a sum. */
function isSame(told: string, value: string): boolean {
  return told !== '' && told === value.replace(/^\$ | €$/, '')
}

interface Planted {
  readonly name: string
  readonly key: string
  readonly label: string
  readonly value: string
}

function planted(valuesFor: (kind: Told) => readonly string[]): Planted[] {
  return Object.entries(languages).flatMap(([language, labels]) =>
    kinds.flatMap((kind) =>
      valuesFor(kind).map((value) => {
        const [key, label] = labels[kind]
        return { name: `${language} ${label}: ${value}`, key, label, value }
      }),
    ),
  )
}

const wrong = planted((kind) =>
  wrongFor[kind].map((other, i) => values[other][i % values[other].length] ?? ''),
)
const right = planted((kind) => values[kind])

function pageWith({ label, value }: Planted) {
  return pageOf('Nordwind', '', `${label}: | ${value}`, '', 'Thank you')
}

function schemaOf(key: string) {
  const schema = parseSchema({ [key]: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  return schema.value
}

function toldOn(one: Planted): string {
  const [page, schema] = [pageWith(one), schemaOf(one.key)]
  return prove(page, schema, extract(page, schema).fields)[0]?.value ?? ''
}

/** As a language model might say it, or a rule that errs. */
function toldIfFound({ key, value, ...one }: Planted): string {
  const found: FoundField = { path: key, value, raw: value, box: null, confidence: 0.9, reason: null }
  return prove(pageWith({ key, value, ...one }), schemaOf(key), [found])[0]?.value ?? ''
}

test('of more than 300 values of wrong kinds that stand by a label none is told, nor a piece of one', () => {
  expect(wrong.length).toBeGreaterThan(300)
  expect(wrong.filter((one) => toldOn(one) !== '').map(({ name }) => name)).toEqual([])
})

test('nor is one told that a rule or a model found', () => {
  expect(wrong.filter((one) => toldIfFound(one) !== '').map(({ name }) => name)).toEqual([])
})

test('values of the kind that is asked for all pass', () => {
  expect(right.length).toBeGreaterThan(100)
  expect(right.filter((one) => toldIfFound(one) !== one.value).map(({ name }) => name)).toEqual([])
  expect(right.filter((one) => !isSame(toldOn(one), one.value)).map(({ name }) => name)).toEqual([])
})
