import { DOMParser } from '@xmldom/xmldom'
import { expect, it } from 'vitest'
import type { SetFigures } from '../last-run.ts'
import { chartOf } from './chart.ts'
import { chartSets } from './chart-sets.ts'

type Rows = Readonly<Record<string, readonly [images: number, lines: string, cpu: string]>>

function measured(set: string, rows: Rows, more: Partial<SetFigures> = {}): SetFigures {
  return {
    set,
    kind: 'txt',
    profile: 'precise',
    operation: null,
    reader: 'a reader',
    day: '2026-11-27',
    rows: Object.entries(rows).map(([who, [images, lines, cpu]]) => ({
      who,
      figures: { n: String(images), line_recall: lines, 'CPU s': cpu },
    })),
    ...more,
  }
}

const own = [10, '96.5', '1.50'] as const
const naive = [10, '80.0', '1.00'] as const

it('takes the sets whose text was measured precisely beside a rival', () => {
  const figures = [
    measured('sroie', { now: own, naive }),
    measured('quick', { now: own, naive }, { profile: 'quick' }),
    measured('fields', { now: own, naive }, { kind: 'json' }),
    measured('alone', { now: own }),
    measured('zh-text', { now: own, naive }),
  ]
  expect(chartSets(figures, []).map(({ name }) => name)).toEqual(['sroie', 'zh-text'])
  expect(chartSets(figures, ['zh-text', 'sroie']).map(({ name }) => name)).toEqual(['zh-text', 'sroie'])
})

it('holds the CPU of all against that of naive tesseract.js, where both read the same images', () => {
  const networks = [3, '99.0', '0.50'] as const
  const native = [10, '70.0', '-'] as const
  const [set] = chartSets([measured('sroie', { now: own, naive, native, networks })], [])
  expect(set?.bars).toEqual([
    { reader: 'now', lines: 96.5, ofOnly: null, cpu: 1.5 },
    { reader: 'networks', lines: 99, ofOnly: 3, cpu: null },
    { reader: 'naive', lines: 80, ofOnly: null, cpu: 1 },
    { reader: 'native', lines: 70, ofOnly: null, cpu: null },
  ])
})

it('draws bars that are as long as their figures, from nought to a hundred, and tells the same in words', () => {
  const networks = [3, '100.0', '0.50'] as const
  const sets = chartSets([measured('a <set>', { now: [10, '50.0', '1.50'], naive, networks })], [])
  const svg = new DOMParser({ onError: fail }).parseFromString(chartOf(sets, '2026.'), 'image/svg+xml')
  const bars = Array.from(svg.getElementsByTagName('rect')).filter((rect) => rect.getAttribute('rx') === '2')
  const ticks = Array.from(svg.getElementsByTagName('line')).map((line) => Number(line.getAttribute('x1')))
  const [from = NaN, to = NaN] = [ticks.at(0), ticks.at(-1)]
  expect(bars.map((bar) => Number(bar.getAttribute('x')))).toEqual([from, from, from])
  const shares = bars.map((bar) => Number(bar.getAttribute('width')) / (to - from))
  expect(shares).toEqual([0.5, 1, 0.8])
  expect(bars.map((bar) => bar.getAttribute('class'))).toEqual(['now', 'networks part', 'naive'])
  expect(svg.getElementsByTagName('desc')[0]?.textContent).toBe(
    'a <set> (10 images): Fovea 50.0 at 1.5 times the CPU of naive tesseract.js, networks alone 100.0 of 3 images, naive tesseract.js 80.0 at 1.0 times the CPU of naive tesseract.js.',
  )
})

function fail(level: string, message: string): never {
  throw new Error(`${level}: ${message}`)
}
