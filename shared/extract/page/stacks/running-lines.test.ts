import { expect, it } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { withoutRunning } from './running-lines.ts'
import { stack } from '../../../document/stack.ts'

const tall = (...lines: readonly string[]) => ({ ...pageOf(...lines), height: 2000 })
const told = (...pages: readonly (readonly string[])[]) =>
  withoutRunning(stack(pages.map((lines, i) => ({ number: i + 1, page: tall(...lines) })))).page.lines.map(
    ({ words }) => words.map(({ text }) => text).join(' '),
  )

it('a letterhead that stands on each page is told once', () => {
  const head = ['Blue Cup Supplies', '12 Mill Lane, Westport']
  expect(told([...head, 'Invoice 118'], [...head, 'Carried over'], [...head, 'Total 7.00'])).toEqual([
    ...head,
    'Invoice 118',
    'Carried over',
    'Total 7.00',
  ])
})

it('what is around the number of a page is, and what comes after words of its own is not', () => {
  const page = ['Blue Cup Supplies', 'Page 1', '12 Mill Lane, Westport', 'Tea 4.00', 'Milk 2.00', 'Salt 1.00']
  const next = ['Blue Cup Supplies', 'Page 2', '12 Mill Lane, Westport', 'Oil 9.00', 'Milk 2.00', 'Salt 1.00']
  expect(told(page, next)).toEqual([...page, 'Page 2', ...next.slice(3)])
})

it('what stands elsewhere, or in the middle of a page, is not', () => {
  const page = ['Blue Cup Supplies', 'Page 1', 'Tea 4.00']
  const next = ['Page 2', 'Blue Cup Supplies', 'Tea 4.00']
  expect(told(page, next)).toEqual([...page, ...next])
  const full = Array.from({ length: 40 }, (_, i) => `line ${i}`)
  expect(told(full, full)).toEqual([...full, ...full.slice(18)])
  expect(told(page)).toEqual(page)
})
