import { expect, it } from 'vitest'
import { accentsIn, withAccents } from './accents.ts'
import { plainScorer } from './plain-scorer.ts'

it.each([
  ['Süßkartoffeln 2,99', 'Süßkartoffeln 2,99', 2, 2],
  ['Süßkartoffeln', 'Sußkartoffeln', 2, 1],
  ['Süßkartoffeln', 'Susskartoffeln', 2, 0],
  ['ŁÓDŹ', 'Łódź', 3, 3],
  ['Bread and 12 eggs', 'Bread', 0, 0],
  ['Trời', 'Troi', 1, 0],
  ['Trời', '', 1, 0],
])('%s, read as %s', (truth, prediction, all, right) => {
  expect(accentsIn(truth, prediction)).toEqual({ all, right })
})

it('counts no accent of another word, and none of the prediction twice', () => {
  expect(accentsIn('für Käse', 'fur Kase Gebäck')).toEqual({ all: 2, right: 0 })
  expect(accentsIn('à la carte à midi', 'a la carte à midi')).toEqual({ all: 2, right: 1 })
})

it('ignores the order of words, and accepts an accent that is a character of its own', () => {
  expect(accentsIn('Crème brûlée', 'bru\u0302le\u0301e Cre\u0300me')).toEqual({ all: 3, right: 3 })
})

it('adds up the letters of all texts, and gives no figure if there are none', () => {
  const scorer = withAccents(plainScorer)
  const score = (truth: string, prediction: string) =>
    scorer.score('txt', truth, prediction, { nospace: false })
  expect(scorer.aggregate('txt', [score('äöü', 'äöu'), score('Ä', 'A')])).toMatchObject({ accents: '50.0' })
  expect(scorer.aggregate('txt', [score('a', 'a')])).toMatchObject({ accents: '-' })
})
