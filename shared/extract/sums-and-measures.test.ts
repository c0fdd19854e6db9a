// Which sum a sum is, and what is neither a sum nor a count.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

test('"ph" among results is how sour something is, and nobody is called on it', () => {
  const lines = ['Tel. (515) 555-0148', 'Soil pH: 5.9', 'Organic matter: 3.1 %']
  expect(valuesOf({ results: { ph: '', organicMatter: '' } }, ...lines)).toEqual({
    results: { ph: '5.9', organicMatter: '3.1 %' },
  })
})

test('a sum stands behind itself in words', () => {
  expect(valuesOf({ total: '' }, '합계금액: 일금 이백삼십일만원정 (₩2,310,000)')).toEqual({
    total: '2,310,000',
  })
})

test('the sum of a first item is no total, and the row with the total is no item', () => {
  const lines = [
    'QTY ITEM | TOTAL',
    '1 Green tea | 2.95',
    '2 Carrot cake | 3.00',
    'Dine-In Total (incl | 5.95',
    'Cash | 6.00',
  ]
  expect(valuesOf({ total: '', items: [{ name: '', price: '' }] }, ...lines)).toMatchObject({
    total: '5.95',
    items: [{ price: '2.95' }, { price: '3.00' }],
  })
})

test('a sum stands at the bottom of a high box where no other label stands between', () => {
  const at = (text: string, y: number) => ({ text, x: 50, y })
  const schema = { fishing_boat_proceeds: '' }
  expect(valuesOf(schema, at('5 Fishing boat proceeds', 50), at('2,300.00', 155))).toEqual({
    fishing_boat_proceeds: '2,300.00',
  })
  expect(
    valuesOf(schema, at('5 Fishing boat proceeds', 50), at('Other income:', 100), at('2,300.00', 155)),
  ).toEqual({ fishing_boat_proceeds: '' })
})

test('a yen sign that was read as a letter stands before a sum as it does itself', () => {
  expect(valuesOf({ 小写: '' }, '(小写) 羊 7018.83')).toEqual({ 小写: '7018.83' })
})

test('a net sum and a total that are the same sum are told from the two places where it is printed', () => {
  const lines = ['TOTAL NET | 110.00', 'VAT | 0.00', 'TO PAY | 110.00']
  expect(valuesOf({ subtotal: '', total: '' }, ...lines)).toEqual({ subtotal: '110.00', total: '110.00' })
})

test('what nobody would count is no quantity, and a bare year no sum', () => {
  expect(valuesOf({ quantity: '' }, 'Quantity: 4107385526')).toEqual({ quantity: '' })
  expect(valuesOf({ name: '', fee_paid: '' }, 'Name: Ann Lee', 'Whatever this is: 1977')).toMatchObject({
    fee_paid: '',
  })
})

test('what was not paid is not what was paid', () => {
  const slip = ['TOTALE COMPLESSIVO|21,45', 'Pagamento contante|21,45', 'Pagamento elettronico|0,00']
  expect(valuesOf({ total: '', amountPaid: '' }, ...slip)).toMatchObject({ total: '21,45' })
  expect(valuesOf({ amountPaid: '' }, 'TOTALE|21,45', 'Pagamento elettronico|0,00')).toEqual({
    amountPaid: '',
  })
})
