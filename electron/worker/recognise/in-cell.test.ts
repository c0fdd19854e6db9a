import { expect, it } from 'vitest'
import type { Rule } from '../../../shared/page.ts'
import { isInCell } from './in-cell.ts'

const level = (y: number): Rule => ({ direction: 'horizontal', box: { x0: 0, y0: y, x1: 400, y1: y + 2 } })
const wall = (x: number): Rule => ({ direction: 'vertical', box: { x0: x, y0: 0, x1: x + 2, y1: 200 } })
const letter = { x0: 210, y0: 110, x1: 220, y1: 125 }

it('is in a cell between two lines and two walls close around it', () => {
  expect(isInCell(letter, [level(100), level(140), wall(200), wall(280)])).toBe(true)
})

it('is in none where one of the four is missing or far away', () => {
  expect(isInCell(letter, [level(100), wall(200), wall(280)])).toBe(false)
  expect(isInCell(letter, [level(100), level(140), wall(200)])).toBe(false)
  expect(isInCell(letter, [level(20), level(140), wall(200), wall(280)])).toBe(false)
  expect(isInCell(letter, [level(100), level(140), wall(200), wall(420)])).toBe(false)
})
