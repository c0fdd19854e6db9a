import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('the only sum of a page is that of the only field for a sum', () => {
  const lines = ['Stadt Rehburg', 'Das Knöllchen von 25,00 EUR ist binnen einer Woche zu zahlen.']
  expect(valuesOf({ fine_amount: '' }, ...lines)).toEqual({ fine_amount: '25,00' })
  expect(valuesOf({ fine_amount: '' }, ...lines, 'Sonst sind es 40,00 EUR.')).toEqual({ fine_amount: '' })
})

test('the only person whom a page names is whom the only field for a person asks for', () => {
  const lines = ['Quorbel', 'Diese Rezepte sammelte einst Jeanne Le Goff.']
  expect(valuesOf({ author: '' }, ...lines)).toEqual({ author: 'Jeanne Le Goff' })
  expect(valuesOf({ author: '' }, ...lines, 'Probiert hat sie alle Maria Tenbrink.')).toEqual({ author: '' })
})

test('the one sum with a currency is the one that is asked for, whatever it is called', () => {
  const lines = ['捐赠证书', '感谢您向山区儿童捐赠人民币（￥2,000.00）。', '第 1185 号']
  expect(valuesOf({ gift: '', gift_amount: '' }, ...lines)).toMatchObject({ gift_amount: '2,000.00' })
})

test('of two sums nothing tells which is meant, and the rent is no deposit', () => {
  const lines = ['捐赠证书', '感谢您向山区儿童捐赠人民币（￥2,000.00）。', '另赠图书（￥300.00）。']
  expect(valuesOf({ contribution: '', total_value: '' }, ...lines)).toMatchObject({ total_value: '' })
  const lease = ['Lease', 'The monthly rent is £1,150.00 in advance.']
  expect(valuesOf({ deposit: '' }, ...lease)).toEqual({ deposit: '' })
})

test('the one phone number of a page needs no label', () => {
  const lines = ['Jade Harbour Hotel', '66 Binhai Road, Xiamen, Tel 0592-555 0110', 'Registration card']
  expect(valuesOf({ hotel_phone: '' }, ...lines)).toEqual({ hotel_phone: '0592-555 0110' })
})
