import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

/** As it stands on the page from left to right: the label is the last. */
const slip = [
  { text: '20418 :الفاتورة رقم', x: 600 },
  { text: '٢٠٢٥/٠٣/١٩ :التاريخ', x: 600 },
  { text: '107.81 | الضريبة شامل الإجمالي', x: 200 },
  { text: '2.19 | الباقي', x: 200 },
]

test('a value of such a page is told where it stands on the image', () => {
  const schema = parseSchema({ change: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const page = pageOf(...slip)
  const [change] = extract(page, schema.value).fields
  expect(change?.box).toEqual(page.lines[3]?.words[0]?.box)
})
