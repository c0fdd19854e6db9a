import { expect, test } from 'vitest'
import { concepts, listed, lowerKey } from '../lexicon/lexicon.ts'
import { columnConcepts } from '../lexicon/lexicon.ts'
import { fieldNameOf, wordsOf } from './names.ts'

test.each([
  ['invoiceNo', 'invoice no'],
  ['invoice_no', 'invoice no'],
  ['Invoice-Number', 'invoice number'],
  ['VATNumber', 'vat number'],
  ['409ADeferrals', '409 a deferrals'],
  ['line2', 'line 2'],
  ['发票号码', '发票号码'],
  ['总计total', '总计 total'],
  ['Straße', 'straße'],
  ['номер', 'номер'],
  ['!?', ''],
])('%s is the words %s', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})

test.each([
  [['invoiceNo'], 'invoiceNumber', null],
  [['Rechnungsnr'], 'invoiceNumber', null],
  [['Nº de factura'], 'invoiceNumber', null],
  [['发票号码'], 'invoiceNumber', null],
  [['date_of_birth'], 'birthDate', null],
  // età and área are labels; as names these are mostly English
  [['eta'], null, null],
  [['area'], null, null],
  [['totalAmount'], 'total', null],
  [['invoice', 'number'], 'invoiceNumber', null],
  [['seller', 'name'], 'party', 'seller'],
  [['sellerName'], 'party', 'seller'],
  [['company'], 'party', 'seller'],
  [['buyer', 'address'], 'address', 'buyer'],
  [['customer_vat'], 'taxId', 'buyer'],
  [['购买方名称'], 'party', 'buyer'],
  [['购买方', '纳税人识别号'], 'taxId', 'buyer'],
  [['PayerTIN'], 'taxId', 'payer'],
  [['favouriteColour'], null, null],
])('%j means %s of %s', (steps, concept, role) => {
  const name = fieldNameOf(steps, true)
  expect([name.concept, name.role]).toEqual([concept, role])
})

test("a field's whole path comes before its own name, which only counts where it is clear", () => {
  expect(fieldNameOf(['driver', 'name'], true).keys).toEqual(['drivername', 'name'])
  expect(fieldNameOf(['driver', 'name'], false).keys).toEqual(['drivername'])
})

test.each([
  [['total'], 'amount'],
  [['taxAmount'], 'amount'],
  [['FishingBoatProceeds'], 'amount'],
  [['TypeOfIncome'], 'text'],
  [['dueDate'], 'date'],
  [['date_of_application'], 'date'],
  [['付款日期'], 'date'],
  [['contact', 'phone'], 'phone'],
  [['E-Mail'], 'email'],
  [['permit_no'], 'code'],
  [['name'], 'name'],
  [['update'], 'text'],
  [['measuredOn'], 'date'],
  [['next_check_by'], 'date'],
  [['checked_by'], 'name'],
  [['participantName'], 'name'],
  [['nombre_participante'], 'name'],
  [['productName'], 'text'],
])('%j asks for a value of type %s', (steps, type) => {
  expect(fieldNameOf(steps, true).type).toBe(type)
})

test('every label of the lexicon says something, and no concept has one twice', () => {
  for (const { id, labels } of [...concepts, ...columnConcepts])
    for (const [language, list] of Object.entries(labels)) {
      const keys = listed(list).map(lowerKey)
      expect(keys, `${id} ${language}`).not.toContain('')
      expect(listed(list), `${id} ${language}`).toEqual([...new Set(listed(list))])
    }
})

test.each([
  ['confirmed_on', 'date'],
  ['sampledAt', 'date'],
  ['ausgestellt_am', 'date'],
  ['add_on', 'text'],
  ['startsAt', 'text'],
  ['Kursgebuehr', 'amount'],
  ['loyer_mensuel', 'amount'],
  ['price_per_night', 'amount'],
  ['estimated_value', 'amount'],
  ['租金', 'amount'],
  ['임대료', 'amount'],
  ['Wohnadresse', 'address'],
])('%s asks for a %s', (name, type) => {
  expect(fieldNameOf([name], true).type).toBe(type)
})

test.each([
  ['numeroConvention', 'code'],
  ['número de póliza', 'code'],
  ['número de hijos', 'text'],
] as const)('%s is a %s', (name, type) => {
  expect(fieldNameOf([name], true).type).toBe(type)
})
