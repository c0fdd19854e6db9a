import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeKinds, factSchema } from '../facts.ts'
import { factsOfCode } from './facts-of-code.ts'

test('a code of no known format gives no facts, whatever it contains', () => {
  const beginnings = [
    '',
    'BCD\n002\n1\n',
    'SPC\n0200\n1\n',
    '01,10,',
    '(01)',
    'SPD*1.0*',
    'ST00012|',
    '000201',
    'A:1*',
    'BEGIN:VCARD\n',
    'MECARD:',
    'upi://pay?',
    'https://%',
    'a.eyJ.',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...codeKinds),
      fc.constantFrom(...beginnings),
      fc.string(),
      (kind, start, rest) => {
        for (const fact of factsOfCode({ kind, text: start + rest })) factSchema.parse(fact)
      },
    ),
    { seed: 7 },
  )
})

test('the first reader that knows the format gives the facts, and narrower formats come first', () => {
  const termsOf = (text: string) => factsOfCode({ kind: 'qr', text }).map(({ term }) => term)
  expect(termsOf('01,32,,24312000000012345678,1130.00,20240115,,AB12,')).toContain('total')
  expect(termsOf('https://id.gs1.org/01/09521234543213')).toEqual(['productNumber', 'website'])
  expect(termsOf('https://example.org/01/about')).toEqual(['website'])
  expect(factsOfCode({ kind: 'ean', text: '4006381333931' })).toEqual([
    { term: 'productNumber', value: '4006381333931' },
  ])
})
