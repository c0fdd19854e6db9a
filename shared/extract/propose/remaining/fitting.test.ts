import { expect, it } from 'vitest'
import type { Part } from '../../model/sheet.ts'
import { textOf, wholePart } from '../../model/place.ts'
import { fittingIn } from './fitting.ts'

function partOf(text: string): Part {
  const box = { x0: 0, y0: 0, x1: text.length * 10, y1: 20 }
  const words = [{ word: { text, box, confidence: 0.95 }, start: 0, end: text.length }]
  return { text, folded: text.toLowerCase(), words, box }
}

const codeIn = (text: string) => {
  const place = fittingIn(wholePart(partOf(text)), 'code')
  return place && textOf(place)
}

it('a number of somebody that begins as an account of some country does is a code', () => {
  expect(codeIn('QZ604418B')).toBe('QZ604418B')
})

it('the number of an account is no code', () => {
  expect(codeIn('DE89 3704 0044 0532 0130 00')).toBeNull()
})
