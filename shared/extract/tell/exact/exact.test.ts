import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'
import { doubtsOf } from '../second-look/doubts.ts'

test('values of a data file are not looked at again where their print was read with doubt', () => {
  const page = pageOf('Rechnung', { text: 'Gesamtbetrag 67,41', confidence: 0.8 })
  const schema = parseSchema({ total: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const looked = (data: typeof page.data) => {
    const seen = { ...page, ...(data && { data }) }
    return doubtsOf(seen, extract(seen, schema.value).fields).map(({ path }) => path)
  }
  expect(looked(undefined)).toEqual(['total'])
  const facts = [{ term: 'total' as const, value: '67.41' }]
  expect(looked([{ name: 'factur-x.xml', standard: 'cii', facts }])).toEqual([])
})
