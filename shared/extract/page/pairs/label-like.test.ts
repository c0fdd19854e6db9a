import { expect, test } from 'vitest'
import { areHeadings, isLabelLike } from './label-like.ts'

test.each([
  'C.P.',
  'Domicilio',
  '3. Proposed use',
  '1.4 Marke',
  'Đề nghị cho tạm ứng số tiền',
  '(Viết bằng chữ)',
])('%s may be a label', (text) => {
  expect(isLabelLike(text)).toBe(true)
})

test.each(['B', '41010', 'A. 12,5', 'we ask for an advance of this sum', '(1)'])('%s is none', (text) => {
  expect(isLabelLike(text)).toBe(false)
})

test('what is numbered and in capitals is a heading', () => {
  expect(areHeadings('3. PROPOSED USE', '7. WELL LOG (depth in feet)')).toBe(true)
  expect(areHeadings('3. PROPOSED USE', 'Domestic')).toBe(false)
})
