import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const rules = [
  'The Holder shall keep the boat insured for not less than £2,000,000. The commission of',
  'the yard is charged at 12% of the price. Helpers are paid $31.50 per day. The shed has',
  '140 square metres, and no more than eight boats may be kept in it at any time of year.',
]

test('the unit of a figure says in part what it is, and what is counted stands behind it', () => {
  const schema = {
    minimumInsuranceCover: '',
    commissionRate: '',
    dailyPay: '',
    shedArea: '',
    maxBoats: '',
    discountRate: '',
    maxCanoes: '',
  }
  expect(valuesOf(schema, ...rules)).toEqual({
    minimumInsuranceCover: '£2,000,000',
    commissionRate: '12%',
    dailyPay: '$31.50',
    shedArea: '140 square metres',
    maxBoats: 'eight',
    discountRate: '',
    maxCanoes: '',
  })
})
