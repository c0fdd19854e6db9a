import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { compareWithBest, regretIn, type Regret } from './regret.ts'

it('is what the better engine alone would have saved, and never negative', () => {
  expect(regretIn({ product: 0.25, engines: { naive: 0.5, networks: 0.125 } })).toBe(0.125)
  expect(regretIn({ product: 0.05, engines: { naive: 0.5, networks: 0.125 } })).toBe(0)
  expect(regretIn({ product: 0.3, engines: {} })).toBe(0)
})

it('names images that were read better before, and keeps the best of each', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'regret-'))
  const file = path.join(dir, 'best.json')
  expect(compareWithBest(file, [withError('a', 0.1), withError('b', 0.3)])).toEqual([])
  expect(compareWithBest(file, [withError('a', 0.2), withError('b', 0.2)])).toEqual([
    'lost: a.png from 10.0 to 20.0',
  ])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 0.1, b: 0.2 })
  rmSync(dir, { recursive: true })
})

function withError(hash: string, product: number): Regret {
  return { image: `${hash}.png`, hash, product, engines: {}, languages: ['eng'], confidence: 0.9, cpuMs: 1 }
}
