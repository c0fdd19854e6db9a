import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'
import { choose, findSets, openSet } from './image-set.ts'

function makeSet(dir: string, rows: readonly object[]): string {
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(rows))
  return dir
}

it('takes every k-th image from the first on, up to a limit', () => {
  expect(choose([0, 1, 2, 3, 4, 5, 6], { every: 3, limit: Infinity })).toEqual([0, 3, 6])
  expect(choose([0, 1, 2, 3, 4, 5, 6], { every: 3, limit: 2 })).toEqual([0, 3])
})

it('finds the folders with a manifest, and takes a folder that has one itself for a set', () => {
  const dir = tempDir()
  const a = makeSet(path.join(dir, 'a'), [])
  mkdirSync(path.join(dir, 'no-set'))
  expect(findSets(dir)).toEqual([a])
  expect(findSets(a)).toEqual([a])
})

it('reads one truth or several, and fills in the defaults of a manifest', () => {
  const dir = makeSet(path.join(tempDir(), 'set'), [
    { image: 'a.png', truth: 'a.txt', lang: 'de', source: 'ignored' },
    { image: 'b.png', truth: ['b.txt', 'b.json'] },
  ])
  const { name, images } = openSet(dir, { every: 1, limit: Infinity })
  expect(name).toBe('set')
  expect(images[0]).toEqual({ image: 'a.png', truth: ['a.txt'], lang: 'de', nospace_truth: false })
  expect(images[1]).toMatchObject({ truth: ['b.txt', 'b.json'], lang: 'und' })
})
