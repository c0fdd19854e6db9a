import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

test('sizes have one decimal at most, and the unit that fits', () => {
  expect([0, 1023, 1024, 1536, 150 * 1024, 12.4 * 1024 * 1024].map(bytesText)).toEqual([
    '0 B',
    '1023 B',
    '1 KB',
    '1.5 KB',
    '150 KB',
    '12.4 MB',
  ])
})
