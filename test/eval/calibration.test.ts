import { expect, it } from 'vitest'
import {
  asStated,
  asCalibrated,
  bandsOf,
  fitWeights,
  groupRows,
  miscalibration,
  type Judged,
} from './calibration.ts'

/** `count` words of one confidence, a share of them right. */
const words = (stated: number, count: number, share: number, more: Partial<Judged> = {}): Judged[] =>
  Array.from({ length: count }, (_, i) => {
    const odds = Math.log(stated / (1 - stated))
    const by = { word: odds, line: 0, sureShare: 0, ideograms: 0, joined: 0 }
    const of = { set: 'set', lang: 'en', image: i, engine: 'tesseract.js' }
    return { ...of, isRight: i < count * share, stated, by, ...more }
  })

it('gives the share of right words in each band of confidence', () => {
  const bands = bandsOf([...words(0.92, 100, 0.8), ...words(0.99, 10, 1), ...words(0.15, 10, 0)], asStated)
  expect(bands).toMatchObject([
    { from: 0.1, words: 10, right: 0 },
    { from: 0.9, words: 100, right: 0.8 },
    { from: 0.95, words: 10, right: 1 },
  ])
})

it('weights the difference between confidence and accuracy by the number of words', () => {
  expect(miscalibration(bandsOf([...words(0.9, 90, 0.9), ...words(0.5, 10, 0)], asStated))).toBeCloseTo(0.05)
})

it('fits weights that make confidence equal accuracy', () => {
  const judged = [...words(0.5, 400, 0.25), ...words(0.9, 400, 0.75)]
  const told = bandsOf(judged, asCalibrated(fitWeights(judged)))
  expect(miscalibration(bandsOf(judged, asStated))).toBeGreaterThan(0.15)
  expect(miscalibration(told)).toBeLessThan(0.001)
})

it('keeps the chance that an engine reports, and fits nothing to it', () => {
  const judged = [...words(0.5, 400, 0.25), ...words(0.9, 400, 0.75)]
  const others = words(0.99, 400, 0.1, { by: 0.1 })
  expect(bandsOf(others, asCalibrated())).toMatchObject([{ from: 0.1, words: 400, right: 0.1 }])
  expect(fitWeights([...judged, ...others])).toEqual(fitWeights(judged))
})

it('groups words by set, and by language in sets of many languages', () => {
  const judged = [...words(0.9, 10, 1), ...words(0.9, 5, 0, { set: 'multilingual', lang: 'sv' })]
  expect(groupRows(judged, { stated: asStated })).toMatchObject([
    { set: 'set', right: '100.0', 'stated: apart': '10.0' },
    { set: 'multilingual, sv', right: '0.0', 'stated: apart': '90.0' },
  ])
})
