import { describe, expect, it } from 'vitest'
import { consensus } from './consensus.ts'

describe('consensus', () => {
  it('replaces a character by the one that both others have in its place', () => {
    expect(consensus('71.09', '7.00', '7.0O')).toBe('7.09')
    expect(consensus('71.09', '7.00', '17.00')).toBe('7.00')
    expect(consensus('OOOOMLW', '000OMLW', 'O0O0MLW')).toBe('O0OOMLW')
  })

  it('adds what both others have at the same place, and leaves out what neither has', () => {
    expect(consensus('Amont', 'Amount', 'Arnount')).toBe('Amount')
    expect(consensus('12.,50', '12.50', '12.5O')).toBe('12.50')
  })

  it('keeps a character where all three differ', () => {
    expect(consensus('CITVA', 'CITYA', 'CITTA')).toBe('CITVA')
  })

  it('takes nothing from one reading alone', () => {
    expect(consensus('Milk', 'Milk 2.50', 'Mi1k')).toBe('Milk')
  })
})
