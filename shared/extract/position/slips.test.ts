import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('the time beside a labelled day is the time of the document', () => {
  const schema = { date: '', time: '' }
  expect(valuesOf(schema, 'BOULANGERIE', 'Date : 09/11/2024 à 11h26', 'Total 4,20')).toEqual({
    date: '09/11/2024',
    time: '11h26',
  })
  expect(valuesOf(schema, '거래일시|2025/03/22 13:05:17')).toEqual({ date: '2025/03/22', time: '13:05:17' })
})

test('the street of a French address may stand at a number with bis, and a phone number is told in pairs', () => {
  const slip = ['SARL MORVAN', '23 bis rue du Port', '29200 BREST', 'Tél. 04.78.28.63.90']
  expect(valuesOf({ company: '', address: '', phone: '' }, ...slip)).toEqual({
    company: 'SARL MORVAN',
    address: '23 bis rue du Port 29200 BREST',
    phone: '04.78.28.63.90',
  })
})

test('where postcodes are not in use a street, a quarter and a number are a whole address', () => {
  const slip = ['ООО "Берёзка"', 'г. Казань, ул. Баумана, д. 36', 'Тел. +7 (843) 292-15-47', 'ИТОГ|777.72']
  expect(valuesOf({ company: '', address: '', phone: '', total: '' }, ...slip)).toEqual({
    company: 'ООО "Берёзка"',
    address: 'г. Казань, ул. Баумана, д. 36',
    phone: '+7 (843) 292-15-47',
    total: '777.72',
  })
})

test('a street in small letters is no instruction, and an address may be longer than one', () => {
  const top = ['Atelier Pixel Sud', "8 rue de l'Aiguillerie", '34000 MONTPELLIER', 'Facture n° 89']
  expect(valuesOf({ seller: { name: '', address: '' }, invoiceNumber: '' }, ...top)).toEqual({
    seller: { name: 'Atelier Pixel Sud', address: "8 rue de l'Aiguillerie 34000 MONTPELLIER" },
    invoiceNumber: '89',
  })
  const shop = [
    'SIÊU THỊ AN PHÚ',
    'Số 125 Nguyễn Trãi, Phường 2, Quận 5, TP. Hồ Chí Minh',
    'ĐT: 028 3923 4471',
  ]
  expect(valuesOf({ address: '', phone: '' }, ...shop)).toEqual({
    address: 'Số 125 Nguyễn Trãi, Phường 2, Quận 5, TP. Hồ Chí Minh',
    phone: '028 3923 4471',
  })
})

test('what was not paid is not what was paid', () => {
  const slip = ['TOTALE COMPLESSIVO|21,45', 'Pagamento contante|21,45', 'Pagamento elettronico|0,00']
  expect(valuesOf({ total: '', amountPaid: '' }, ...slip)).toMatchObject({ total: '21,45' })
  expect(valuesOf({ amountPaid: '' }, 'TOTALE|21,45', 'Pagamento elettronico|0,00')).toEqual({
    amountPaid: '',
  })
})
