import { describe, expect, it } from 'vitest'
import { consensus, likeness } from './consensus.ts'

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

describe('likeness', () => {
  it('is 1 for the same, 0 for what has nothing in common, and in between by what differs', () => {
    expect(likeness('TOTAL', 'TOTAL')).toBe(1)
    expect(likeness('TOTAL', 'ee')).toBe(0)
    expect(likeness('Co-REG:860571-D', 'Co-REL:860571-D')).toBeCloseTo(0.9)
  })
})
