import { expect, test } from 'vitest'
import { firstTextWith, hitsIn } from './search-hits.ts'

test('each word of a search is found in any case, also within longer words', () => {
  const text = 'Invoice 12, İnvoices of ZEBRA33'
  const found = hitsIn(text, 'invoice zebra33').map(({ start, end }) => text.slice(start, end))
  expect(found).toEqual(['Invoice', 'ZEBRA33'])
  expect(hitsIn('invoices', 'invoice')).toEqual([{ start: 0, end: 7 }])
  expect(hitsIn('text', ' ')).toEqual([])
})

test('the first text with all words is taken, or else one with any of them', () => {
  const texts = ['cover', 'a zebra', 'a zebra and a lion']
  expect(firstTextWith(texts, 'Zebra lion')).toBe(2)
  expect(firstTextWith(texts, 'zebra tiger')).toBe(1)
  expect(firstTextWith(texts, 'tiger')).toBe(-1)
})
