import { expect, test } from 'vitest'
import { judgeBy } from '../../shared/extract/choice/trees.ts'
import { growTrees, randomFrom, type Sample } from './grow-trees.ts'

/** True where exactly one of the first two clues is large: neither tells anything alone. The third is noise. */
const samples = (seed: number, count: number): Sample[] => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const clues = [random(), random(), random()]
    return { clues, isTrue: (clues[0] ?? 0) > 0.5 !== (clues[1] ?? 0) > 0.5, weight: 1 }
  })
}

const growing = { trees: 60, depth: 3, rate: 0.2 }

test('trees tell what only two clues together tell, of samples that they have not seen', () => {
  const chanceOf = judgeBy(growTrees(['a', 'b', 'c'], samples(3, 2000), growing))
  const right = samples(11, 500).filter(({ clues, isTrue }) => chanceOf(clues) > 0.5 === isTrue)
  expect(right.length).toBeGreaterThan(470)
})

test('the same samples grow the same trees', () => {
  expect(growTrees(['a', 'b', 'c'], samples(3, 500), growing)).toEqual(
    growTrees(['a', 'b', 'c'], samples(3, 500), growing),
  )
})
