import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { extract } from '../extract.ts'
import { parseSchema } from '../../schema/parse.ts'
import type { Rule } from '../../page.ts'

const at = (text: string, x: number, y: number, height = 24) => ({ text, x, y, height, confidence: 0.97 })
const line = (x0: number, y0: number): Rule => ({
  direction: 'horizontal',
  box: { x0, y0, x1: x0 + 380, y1: y0 + 2 },
})

test('an underlined heading is no value of the one beside it, and has its own below', () => {
  const page = pageOf(
    ...[at('CUSTOMER', 60, 100, 18), at('VISIT', 560, 100, 18)],
    ...[at('Hobbs Lane Bakery Ltd', 60, 134), at('Report no. 60914', 562, 136)],
    ...[at('RISK LEVEL', 60, 240, 18), at('NEXT VISIT DUE', 560, 240, 18)],
    ...[at('Medium', 60, 274), at('Week commencing 3 June 2034', 560, 274)],
  )
  const rules = [line(60, 124), line(560, 124), line(60, 264), line(560, 264)]
  const schema = parseSchema({ customer: { name: '' }, riskLevel: '', nextVisit: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  expect(JSON.parse(extract({ ...page, rules }, schema.value).content)).toEqual({
    customer: { name: 'Hobbs Lane Bakery Ltd' },
    riskLevel: 'Medium',
    nextVisit: 'Week commencing 3 June 2034',
  })
})
