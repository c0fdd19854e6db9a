import { expect, test } from 'vitest'
import { factsOfCode } from './facts-of-code.ts'

test('a code that says nothing known means nothing, whatever it holds', () => {
  for (const text of ['', 'BCD', 'BCD\n002', '01,', '01,10,,,,,', 'https://', ',,,,', '\u0000\u001d'])
    expect(factsOfCode({ kind: 'qr', text })).toEqual([])
})

test('who knows the form of a code tells its facts', () => {
  const text = '01,32,,24312000000012345678,1130.00,20240115,,AB12,'
  expect(factsOfCode({ kind: 'qr', text })).toContainEqual({ term: 'total', value: '1130.00' })
})
