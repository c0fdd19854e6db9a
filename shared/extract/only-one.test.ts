import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

function foundOn(lines: readonly string[], asked: object): unknown {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract(pageOf(...lines), schema.value).content)
}

test('the one sum with a currency is the one that is asked for, whatever it is called', () => {
  const lines = ['捐赠证书', '感谢您向山区儿童捐赠人民币（￥2,000.00）。', '第 1185 号']
  expect(foundOn(lines, { gift: '', gift_amount: '' })).toMatchObject({ gift_amount: '2,000.00' })
})

test('of two sums nothing tells which is meant, and the rent is no deposit', () => {
  const lines = ['捐赠证书', '感谢您向山区儿童捐赠人民币（￥2,000.00）。', '另赠图书（￥300.00）。']
  expect(foundOn(lines, { contribution: '', total_value: '' })).toMatchObject({ total_value: '' })
  const lease = ['Lease', 'The monthly rent is £1,150.00 in advance.']
  expect(foundOn(lease, { deposit: '' })).toEqual({ deposit: '' })
})

test('the one phone number of a page needs no label', () => {
  const lines = ['Jade Harbour Hotel', '66 Binhai Road, Xiamen, Tel 0592-555 0110', 'Registration card']
  expect(foundOn(lines, { hotel_phone: '' })).toEqual({ hotel_phone: '0592-555 0110' })
})
