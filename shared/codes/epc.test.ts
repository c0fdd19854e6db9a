import { expect, test } from 'vitest'
import { factsOfEpc } from './epc.ts'

// The example of EPC069-12
const lines = [
  'BCD',
  '001',
  '1',
  'SCT',
  'BPOTBEB1',
  'Red Cross of Belgium',
  'BE72000000001616',
  'EUR1',
  'CHAR',
  '',
  'Urgency fund',
  'Sample EPC QR code',
]

test('a credit transfer gives the payee, the account, the amount and the purpose', () => {
  expect(factsOfEpc(lines.join('\n'))).toEqual([
    { term: 'payee.name', value: 'Red Cross of Belgium' },
    { term: 'iban', value: 'BE72000000001616' },
    { term: 'bic', value: 'BPOTBEB1' },
    { term: 'due', value: '1.00' },
    { term: 'currency', value: 'EUR' },
    { term: 'paymentReference', value: 'Urgency fund' },
  ])
})

test('version 2 may omit the bank and the amount, and the reference may be structured', () => {
  const text =
    'BCD\r\n002\r\n1\r\nSCT\r\n\r\nFranz Mustermänn\r\nDE71110220330123456789\r\n\r\n\r\nRF18539007547034'
  expect(factsOfEpc(text)).toEqual([
    { term: 'payee.name', value: 'Franz Mustermänn' },
    { term: 'iban', value: 'DE71110220330123456789' },
    { term: 'paymentReference', value: 'RF18539007547034' },
  ])
})

test.each([
  ['another service', 0, 'BCE'],
  ['another version', 1, '003'],
  ['a bank that is none', 4, 'BPOT'],
  ['no name', 5, ''],
  ['an account with a wrong check digit', 6, 'BE73000000001616'],
  ['a sum in another currency', 7, 'USD1'],
  ['a sum that is none', 7, 'EUR1,00'],
])('with %s it gives no facts', (_, index, value) => {
  expect(factsOfEpc(lines.with(index, value).join('\n'))).toEqual([])
})
