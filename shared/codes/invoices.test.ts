import { expect, test } from 'vitest'
import { factsOfIndianInvoice, factsOfPortugueseInvoice, factsOfSpanishInvoice } from './invoices.ts'

const factsAs = (facts: readonly { term: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ term, value }) => [term, value]))

// The example of the Autoridade Tributária's specification.
const portuguese =
  'A:123456789*B:999999990*C:PT*D:FT*E:N*F:20191231*G:FT AB2019/0035*H:CSDF7T5H-0035*I1:PT*I2:12000.00*I3:15000.00*I4:900.00*N:900.00*O:27900.00*Q:kLp0*R:9999'

test('a Portuguese invoice gives its seller, number, date, tax and total', () => {
  expect(factsAs(factsOfPortugueseInvoice(portuguese))).toEqual({
    'seller.taxId': '123456789',
    'buyer.country': 'PT',
    date: '2019-12-31',
    invoiceNumber: 'FT AB2019/0035',
    tax: '900.00',
    total: '27900.00',
    currency: 'EUR',
  })
  expect(factsOfPortugueseInvoice(portuguese.replace('F:20191231', 'F:20191331'))).toEqual([])
  expect(factsOfPortugueseInvoice('A:1*B:2')).toEqual([])
})

test('a Spanish invoice gives the same in the address for its verification', () => {
  const text =
    'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-09-2024&importe=241.4'
  expect(factsAs(factsOfSpanishInvoice(text))).toEqual({
    'seller.taxId': '89890001K',
    invoiceNumber: '12345678&G33',
    date: '2024-09-01',
    total: '241.40',
    currency: 'EUR',
    website: text,
  })
  expect(factsOfSpanishInvoice(text.replace('agenciatributaria', 'example'))).toEqual([])
})

test('an Indian invoice gives its signed values', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const data = {
    SellerGstin: '37BZNPM9430M1KL',
    BuyerGstin: '37AAACT2727Q1ZS',
    DocNo: 'DOC/4711',
    DocTyp: 'INV',
    DocDt: '04/08/2020',
    TotInvVal: 12908.5,
    ItemCnt: 1,
    Irn: '35054cc24d97033afc24f49ec4444dbab81f542c555f9d30359dc75794e06bbe',
  }
  const text = `${part({ alg: 'RS256' })}.${part({ iss: 'NIC', data: JSON.stringify(data) })}.c2ln`
  expect(factsAs(factsOfIndianInvoice(text))).toEqual({
    'seller.taxId': '37BZNPM9430M1KL',
    'buyer.taxId': '37AAACT2727Q1ZS',
    invoiceNumber: 'DOC/4711',
    date: '2020-08-04',
    total: '12908.50',
    currency: 'INR',
    checkCode: data.Irn,
  })
  expect(factsOfIndianInvoice('a.b.c')).toEqual([])
  expect(factsOfIndianInvoice(`${part({})}.${part({ data: '{' })}.c2ln`)).toEqual([])
})
