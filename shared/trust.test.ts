import { expect, it } from 'vitest'
import { doubtBelow } from './doubt.ts'
import type { Page } from './page.ts'
import { withCalibratedConfidence } from './trust.ts'

const box = { x0: 0, y0: 0, x1: 10, y1: 10 }
const pageOf = (...lines: [string, number][][]): Page => ({
  width: 100,
  height: 100,
  turn: 0,
  angleDegrees: 0,
  kind: 'prose',
  languages: ['eng'],
  confidence: 0.5,
  rules: [],
  lines: lines.map((words, i) => ({
    box,
    block: 0,
    paragraph: i,
    rowHeight: 10,
    words: words.map(([text, confidence]) => ({ text, confidence, box })),
  })),
})
const confidencesOf = (page: Page) =>
  withCalibratedConfidence(page).lines.flatMap(({ words }) => words.map((w) => w.confidence))

it('keeps words of a clear page nearly certain, and a doubtful word on it doubtful', () => {
  const [the = 0, library = 0, smudge = 1] = confidencesOf(
    pageOf(
      [
        ['the', 0.96],
        ['library', 0.96],
      ],
      [['smudqe', 0.5]],
    ),
  )
  expect(the).toBeGreaterThan(0.95)
  expect(library).toBeGreaterThan(0.95)
  expect(smudge).toBeLessThan(doubtBelow)
})

const linesOf = (count: number, word: [string, number]) => Array.from({ length: count }, () => [word, word])

it('trusts a word less on a page where hardly any word is very certain, as in a language without a model', () => {
  const [foreign = 0] = confidencesOf(pageOf([['Malmo', 0.92]], ...linesOf(40, ['ar', 0.92])))
  const [named = 0] = confidencesOf(pageOf([['Malmo', 0.92]], ...linesOf(40, ['is', 0.96])))
  expect(named).toBeGreaterThan(0.9)
  expect(foreign).toBeLessThan(named - 0.2)
})

it('does not doubt a page because it has few words', () => {
  const [word = 0] = confidencesOf(pageOf([['Exit', 0.92]]))
  expect(word).toBeGreaterThan(0.9)
})

it('allows for ideograms being read with lower certainty than letters', () => {
  const [han = 0] = confidencesOf(
    pageOf([
      ['图书馆', 0.92],
      ['开放', 0.92],
    ]),
  )
  expect(han).toBeGreaterThan(0.9)
})

it('allows for the same in Arabic', () => {
  const [arabic = 0] = confidencesOf(pageOf([['المكتبة', 0.92]], ...linesOf(40, ['مفتوحة', 0.92])))
  const [latin = 0] = confidencesOf(pageOf([['biblioteka', 0.92]], ...linesOf(40, ['otwarta', 0.92])))
  expect(arabic).toBeGreaterThan(latin + 0.1)
})

it('gives the page the mean confidence of its words, and 0 if it has none', () => {
  const { confidence, lines } = withCalibratedConfidence(
    pageOf([
      ['ab', 0.96],
      ['cd', 0.3],
    ]),
  )
  const [first = 0, second = 0] = lines[0]!.words.map((word) => word.confidence)
  expect(confidence).toBeCloseTo((first + second) / 2)
  expect(withCalibratedConfidence(pageOf())).toMatchObject({ confidence: 0, lines: [] })
})

it('never gives a higher confidence to a word that the recogniser was less certain of', () => {
  const calibrated = [0, 0.2, 0.5, 0.8, 0.9, 0.97, 1].map(
    (c) => confidencesOf(pageOf([['word', c]], [['next', 0.9]]))[0]!,
  )
  expect(calibrated).toEqual(calibrated.toSorted((a, b) => a - b))
  expect(calibrated.every((c) => c > 0 && c < 1)).toBe(true)
})

it('keeps the chance that an engine reports itself', () => {
  const page = pageOf([['word', 0.92]], ...linesOf(40, ['next', 0.6]))
  const [first, ...others] = page.lines
  const sure = { ...first!, words: first!.words.map((word) => ({ ...word, chance: 0.42 })) }
  const { lines } = withCalibratedConfidence({ ...page, lines: [sure, ...others] })
  expect(lines[0]!.words[0]!.confidence).toBe(0.42)
  expect(lines[1]!.words[0]!.confidence).not.toBe(0.6)
})
