import { describe, expect, it } from 'vitest'
import { plausibility } from './plausible.ts'

const of = (...texts: string[]) => plausibility(texts.map((text) => ({ text })))

describe('plausibility', () => {
  it.each([
    ['$8.20', '$820'],
    ['28.00', '2800'],
    ['1.848,00', '1848,0'],
    ['WITHIN', 'W1THIN'],
    ['2018', '2O18'],
    ['Item', 'Item§'],
    ['TOTAL', 'TOTAI'],
    ['E.&.O.E.', '£.&.0.€.'],
    ['€.50', '€50S'],
    ['Rechnung', 'Kechnung'],
  ])('is higher for %s than for %s', (likely, unlikely) => {
    expect(of(likely)).toBeGreaterThan(of(unlikely))
  })

  it('is that of the mean word, so that neither two words nor one have the advantage', () => {
    expect(of('green', 'apple')).toBe(of('greenapple'))
  })

  it('is the same for words of any alphabet', () => {
    expect(of('Größe')).toBe(of('size'))
    expect(of('Цена')).toBe(of('price'))
  })
})
