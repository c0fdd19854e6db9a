import { expect, it } from 'vitest'
import { figureRows } from './figures.ts'
import type { Measured } from './measured.ts'
import { plainScorer, scorePlain } from './plain-scorer.ts'
import { summaryRows } from './summary.ts'

function measured(image: string, prediction: string, more: Partial<Measured> = {}): Measured {
  return {
    image,
    file: image,
    kind: 'txt',
    operation: 'text',
    lang: 'en',
    group: '',
    truth: 'abcd',
    prediction,
    failure: null,
    languages: ['eng'],
    scores: scorePlain('abcd', prediction),
    fields: [],
    judged: [],
    cost: { cpuMs: 100, wallMs: 200 },
    rivals: {},
    ...more,
  }
}

const naive = (prediction: string, cpuMs: number) => ({
  naive: { scores: scorePlain('abcd', prediction), cost: { cpuMs, wallMs: cpuMs } },
})

const rowsOf = (images: Measured[], earlier = new Map<string, Measured['scores']>()) =>
  Object.fromEntries(figureRows(plainScorer, 'txt', images, earlier).map((row) => [row.who, row.figures]))

it('shows the rival next to the product, and the ratio of their CPU', () => {
  const rows = rowsOf([
    measured('a', 'abcd', { rivals: naive('abxx', 50) }),
    measured('b', 'abcx', { rivals: naive('abxx', 200) }),
  ])
  expect(rows['now']).toMatchObject({ n: '2', 'mean CER': '12.5', 'CPU s': '0.10', 'x naive': '0.80 (1.25)' })
  expect(rows['naive']).toMatchObject({ n: '2', 'mean CER': '50.0' })
})

it('shows the product on the same images if the rival could not read all', () => {
  const images = [measured('a', 'abcd', { rivals: naive('abcx', 50) }), measured('b', '')]
  const rows = rowsOf(images)
  expect(rows['now']).toMatchObject({ n: '2', 'mean CER': '50.0' })
  expect(rows['now, as naive']).toMatchObject({ n: '1', 'mean CER': '0.0' })
  const [row] = summaryRows('set', 'txt', figureRows(plainScorer, 'txt', images, new Map()))
  expect(row).toMatchObject({ product: '50.0', naive: '25.0 (of 1)', native: '-' })
})

it('compares with the last run on the images that both have', () => {
  const earlier = new Map([['a', scorePlain('abcd', 'xxxx')]])
  expect(rowsOf([measured('a', 'abcd'), measured('b', 'abcd')], earlier)['last run']).toMatchObject({
    n: '1',
    'mean CER': '100.0',
  })
})

it('scores the language only where the product had to detect it', () => {
  const told = { operation: 'multilingual' } as const
  const images = [measured('a', 'abcd', told), measured('b', 'abcd', { ...told, languages: ['fra'] })]
  expect(rowsOf(images)['now']).toMatchObject({ lang: '50.0' })
  expect(rowsOf([measured('a', 'abcd')])['now']).toMatchObject({ lang: '-' })
})

it('ignores spaces in scripts that have none', () => {
  const spaced = measured('a', '今 天', { lang: 'zh-Hans', scores: scorePlain('今天', '今 天') })
  expect(rowsOf([spaced])['now']).toMatchObject({ 'mean CER': '0.0' })
})
