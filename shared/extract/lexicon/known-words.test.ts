import { describe, expect, it } from 'vitest'
import { holdsKnownWord } from './known-words.ts'

describe('holdsKnownWord', () => {
  it.each(['TOTAL', 'Subtotal:', '(GST)', 'Rechnung', 'quantité', 'Invoice-No', 'сумма'])(
    'knows %s',
    (text) => {
      expect(holdsKnownWord(text)).toBe(true)
    },
  )

  it.each(['TOTAI', 'x', '12.50', 'Ca', ''])('does not know %j', (text) => {
    expect(holdsKnownWord(text)).toBe(false)
  })
})
