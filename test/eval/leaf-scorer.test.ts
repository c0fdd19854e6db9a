import { expect, it } from 'vitest'
import { leafScorer } from './leaf-scorer.ts'

it('counts right, wrong and missing values, and no empty ones', () => {
  const truth = JSON.stringify({ name: 'Ann Ott', note: '', items: [{ price: '4,50' }, { price: '2,00' }] })
  const read = JSON.stringify({ name: 'ann  ott', note: 'x', items: [{ price: '4.50' }, { price: '' }] })
  const scores = leafScorer.score('json', truth, read, { nospace: false })
  expect(scores).toEqual({ right: 1, found: 3, requested: 3 })
  expect(leafScorer.aggregate('json', [scores])).toEqual({ P: '33.3', R: '33.3', F1: '33.3' })
})
