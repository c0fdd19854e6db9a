import { expect, it } from 'vitest'
import type { Page } from '../../../shared/page.ts'
import { seededRandom } from '../../bench/images/random.ts'
import { outcomesOf } from './planted.ts'
import { pageSize, placeOf, planPage, troubles, type PlantedLine } from './plan.ts'

const line: PlantedLine = { text: 'The ferry leaves at noon', x: 100, y: 200, size: 20 }

const pageWith = (text: string, confidence: number, unread: Page['unread'] = []): Page => {
  const box = placeOf(line)
  const words = text === '' ? [] : [{ text, box, confidence }]
  return { ...pageSize, lines: words.length === 0 ? [] : [{ box, words }], unread } as unknown as Page
}

it.each([
  ['read', pageWith('The ferry leaves at noon', 0.9)],
  ['missing', pageWith('The fancy', 0.9)],
  ['doubted', pageWith('The fancy', 0.3)],
  ['doubted', pageWith('', 1, [placeOf(line)])],
  ['missing', pageWith('', 1, [{ x0: 0, y0: 900, x1: 90, y1: 950 }])],
] as const)('a line is %s', (outcome, page) => {
  expect(outcomesOf([line], page)).toEqual([{ text: line.text, outcome }])
})

it('text that nobody sees is invented if it is read', () => {
  const hidden = { ...line, isOffPage: true }
  expect(outcomesOf([hidden], pageWith(line.text, 0.9))[0]?.outcome).toBe('invented')
  expect(outcomesOf([], pageWith('speck', 0.9))[0]?.outcome).toBe('invented')
})

it('plans the same page again for the same seed', () => {
  for (const trouble of troubles)
    expect(planPage(trouble, seededRandom(3))).toEqual(planPage(trouble, seededRandom(3)))
})
