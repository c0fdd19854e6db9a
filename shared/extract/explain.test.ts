import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { parseSchema } from '../schema/parse.ts'
import { explain } from './explain.ts'

test('each proposal has its proposer, label and clues, and says why it was not taken', () => {
  const schema = parseSchema({ invoice_number: '', total: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const page = pageOf('Invoice number: R-2041', 'Subtotal | 40.00', 'Tax | 5.00', 'Total | 45.00')
  const { content, fields } = explain(page, schema.value)
  expect(JSON.parse(content)).toEqual({ invoice_number: 'R-2041', total: '45.00' })
  const [number, total] = fields
  expect(number).toMatchObject({ path: 'invoice_number', type: 'code', value: 'R-2041' })
  expect(number?.proposals).toMatchObject([{ value: 'R-2041', by: 'labels', whyNot: null }])
  expect(Object.keys(number?.proposals[0]?.clues ?? {})).toContain('score')
  expect(total?.proposals.filter(({ whyNot }) => whyNot === null).map(({ value }) => value)).toEqual([
    '45.00',
  ])
})
