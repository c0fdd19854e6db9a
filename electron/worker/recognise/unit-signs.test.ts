import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { withUnitSigns } from './unit-signs.ts'

const read = (text: string) =>
  withUnitSigns(pageOf(text).lines)
    .flatMap(({ words }) => words.map((word) => word.text))
    .join(' ')

test.each([
  ['Apply 50 Ib per 1,000 sq ft', 'Apply 50 lb per 1,000 sq ft'],
  ['2,950 Ibs.', '2,950 lbs.'],
  ['870Ib', '870lb'],
  ['Superficie 74,60 m?', 'Superficie 74,60 m²'],
  ['TSH 2.41 mlU/L', 'TSH 2.41 mIU/L'],
  ['18lU/mL', '18IU/mL'],
  ['血糖 8.2 mmol/L 儿 3.9-6.1', '血糖 8.2 mmol/L 3.9-6.1'],
  ['胆固醇 4.85 mmol 儿 2.8-5.2', '胆固醇 4.85 mmol/L 2.8-5.2'],
  ['mg 的 儿 童', 'mg 的 儿 童'],
  ['Ib n Battuta', 'Ib n Battuta'],
  ['Wie groß sind m?', 'Wie groß sind m?'],
])('%s', (before, after) => {
  expect(read(before)).toBe(after)
})
