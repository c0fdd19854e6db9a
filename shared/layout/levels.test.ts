import { expect, test } from 'vitest'
import { assignLevels } from './levels.ts'

/** Returns the levels of headings, each given by its size and text. */
function levels(...headings: [size: number, text: string][]) {
  return assignLevels(headings.map(([size, text]) => ({ size, text })))
}

test('larger headings get higher levels, and no level is skipped', () => {
  expect(levels([40, 'Annual report'], [19, 'Particulars'], [30, 'The first part'])).toEqual([1, 3, 2])
})

test('measurement noise makes no level; for short words the tolerance is larger', () => {
  expect(levels([24, 'The first of the parts'], [24.9, 'The second of the parts'])).toEqual([1, 1])
  expect(levels([24, 'Installation guide'], [26, 'Parts'])).toEqual([1, 1])
  expect(levels([24, 'Installation guide'], [26, 'Particulars of the machine'])).toEqual([2, 1])
})

test('a short title that is clearly larger stays above', () => {
  expect(levels([42, 'SAST'], [36, '1. Introduction'], [35.5, '2. Environment'])).toEqual([1, 2, 2])
})

test('numbers of the same depth share a level, and deeper ones are below, whatever was measured', () => {
  expect(
    levels([22, '1 Methods'], [22.4, '1.1 Sites'], [24, '2 Results'], [21, '2.1 A table of all sites']),
  ).toEqual([1, 2, 1, 2])
  expect(levels([21, '一、开放时间'], [21.2, '2.1 借阅数量'], [22, '二、借阅规则'])).toEqual([1, 2, 1])
})

test('numbered titles of clearly different sizes keep their levels apart', () => {
  expect(levels([36, '1. Introduction'], [25, '1. The first step'], [25, '2. The second step'])).toEqual([
    1, 2, 2,
  ])
})

test('a thousand headings of as many sizes get their levels quickly', () => {
  const many = Array.from({ length: 1000 }, (_, i): [number, string] => [20 + i / 50, `Heading of ${i}`])
  expect(new Set(levels(...many)).size).toBeLessThanOrEqual(6)
})
