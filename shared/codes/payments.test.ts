import { expect, test } from 'vitest'
import { factsOfEmv, factsOfRussianPayment, factsOfSpd, factsOfUpi } from './payments.ts'

const factsAs = (facts: readonly { term: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ term, value }) => [term, value]))

// The example of EMVCo's specification of merchant-presented codes.
const emv =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'

test("a shop's code gives the payee and the amount", () => {
  expect(factsAs(factsOfEmv(emv))).toEqual({
    'payee.name': 'BEST TRANSPORT',
    'payee.city': 'BEIJING',
    'payee.country': 'CN',
    due: '23.72',
    currency: 'CNY',
  })
})

test("a shop's code with a wrong check sum gives no facts", () => {
  expect(factsOfEmv(emv.replace('23.72', '93.72'))).toEqual([])
})

test('UPI gives the payee’s address and the amount', () => {
  const text = 'upi://pay?pa=shop%40bank&pn=Tea%20Shop&am=12.5&cu=INR&tr=INV-7&tn=tea'
  expect(factsAs(factsOfUpi(text))).toEqual({
    accountName: 'shop@bank',
    'payee.name': 'Tea Shop',
    due: '12.50',
    currency: 'INR',
    paymentReference: 'INV-7',
    note: 'tea',
  })
  expect(factsOfUpi('upi://pay?pn=nobody')).toEqual([])
})

test('SPD gives a Czech payment', () => {
  const text =
    'SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*DT:20261231*X-VS:1234567890*MSG:PLATBA ZA ZBOZI'
  expect(factsAs(factsOfSpd(text))).toEqual({
    iban: 'CZ5855000000001265098001',
    bic: 'RZBCCZPP',
    due: '480.50',
    currency: 'CZK',
    dueDate: '2026-12-31',
    paymentReference: '1234567890',
    note: 'PLATBA ZA ZBOZI',
  })
  expect(factsOfSpd('SPD*1.0*ACC:CZ5955000000001265098001*AM:1')).toEqual([])
})

test('the Russian code states amounts in kopecks', () => {
  const text =
    'ST00012|Name=ООО «Три кита»|PersonalAcc=40702810138250123017|BankName=ОАО "БАНК"|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=6200098765|Sum=123456|Purpose=Оплата'
  expect(factsAs(factsOfRussianPayment(text))).toEqual({
    'payee.name': 'ООО «Три кита»',
    'payee.taxId': '6200098765',
    bank: 'ОАО "БАНК"',
    bic: '044525225',
    due: '1234.56',
    currency: 'RUB',
    subject: 'Оплата',
  })
  expect(factsOfRussianPayment('ST00012|Name=a|PersonalAcc=1')).toEqual([])
})
