import { expect, it } from 'vitest'
import { parseSchema } from '../../shared/schema/parse.ts'
import { blankSchema } from './blank-schema.ts'

it('empties every value and keeps the keys in their order', () => {
  const truth = { total: 12.5, date: '2026-03-14', seller: { name: 'A', isPaid: true }, note: null }
  expect(JSON.stringify(blankSchema(truth))).toBe(
    '{"total":"","date":"","seller":{"name":"","isPaid":""},"note":""}',
  )
})

it('gives an array one template with the keys of all its elements', () => {
  const truth = {
    items: [
      { name: 'Rope', price: 1 },
      { name: 'Tar', unit: 'litre' },
    ],
    tags: ['a', 'b'],
  }
  expect(blankSchema(truth)).toEqual({ items: [{ name: '', price: '', unit: '' }], tags: [''] })
})

it('makes a schema that the product accepts', () => {
  const truth = { seller: { address: { city: 'Westport' } }, items: [{ name: 'Rope' }, { name: 'Tar' }] }
  expect(parseSchema(JSON.stringify(blankSchema(truth))).ok).toBe(true)
})
