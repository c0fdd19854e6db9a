import { expect, test } from 'vitest'
import { isSameText } from './same-text.ts'

test.each([
  ['ACME Ltd.', 'Acme Ltd', true],
  ['１２号', '12号', true],
  ['9.00', '900', false],
  ['', '', false],
])('%j and %j', (truth, value, isSame) => {
  expect(isSameText(truth, value)).toBe(isSame)
})
