import { expect, test } from 'vitest'
import { toShownPart } from './read-part.ts'

const box = { x0: 0, y0: 0, x1: 0.5, y1: 0.25 }

test('an image is shown upright if its orientation is known, with its frame in the same position', () => {
  expect(toShownPart(null, 0)).toBeNull()
  expect(toShownPart(null, 90)).toEqual({ turn: 90, box: null })
  expect(toShownPart({ turn: null, box }, 90)).toEqual({ turn: 90, box: { x0: 0.75, y0: 0, x1: 1, y1: 0.5 } })
})

test('a rotation that the user chose is kept', () => {
  expect(toShownPart({ turn: 90, box }, 90)).toEqual({ turn: 90, box })
  expect(toShownPart({ turn: 0, box: null }, 0)).toEqual({ turn: 0, box: null })
})
