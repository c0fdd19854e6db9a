import { expect, test } from 'vitest'
import { chancesOf, judgeBy } from '../../shared/extract/choose/trees.ts'
import { growTrees, randomFrom } from './grow-trees.ts'

interface Sample {
  readonly clues: readonly number[]
  readonly isTrue: boolean
}

function grown(names: readonly string[], fields: readonly (readonly Sample[])[]) {
  const all = fields.flat()
  let end = 0
  const ranges = fields.map(({ length }) => ({ start: end, end: (end += length), batch: 0, weight: 1 }))
  const isTrue = Uint8Array.from(all, (sample) => Number(sample.isTrue))
  const clues = Float32Array.from(all.flatMap((sample) => sample.clues))
  return growTrees({ names, clues, isTrue, fields: ranges }, ranges, growing)
}

/** True if exactly one of the first two clues is large, so that neither is informative alone. The third is noise. */
const samples = (seed: number, count: number): Sample[][] => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const clues = [random(), random(), random()]
    return [{ clues, isTrue: (clues[0] ?? 0) > 0.5 !== (clues[1] ?? 0) > 0.5 }]
  })
}

const growing = { trees: 60, depth: 3, rate: 0.2 }

test('trees learn an interaction of two clues, and predict unseen samples', () => {
  const judge = judgeBy(grown(['a', 'b', 'c'], samples(3, 2000)))
  const right = samples(11, 500)
    .flat()
    .filter(({ clues, isTrue }) => (judge([clues])[0] ?? 0) > 0 === isTrue)
  expect(right.length).toBeGreaterThan(470)
})

test('trees choose the best of the options of a field, whatever the level of all options', () => {
  const random = randomFrom(5)
  const fields = Array.from({ length: 600 }, () => {
    const shift = 3 * random()
    const clues = [random(), random(), random()].map((own) => own + shift)
    const max = Math.max(...clues)
    return clues.map((clue): Sample => ({ clues: [clue, max - clue], isTrue: clue === max }))
  })
  const judge = judgeBy(grown(['own', 'behind'], fields.slice(0, 400)))
  const right = fields.slice(400).filter((options) => {
    const chances = chancesOf(judge(options.map(({ clues }) => clues)))
    return (chances[options.findIndex(({ isTrue }) => isTrue)] ?? 0) > 0.5
  })
  expect(right.length).toBeGreaterThan(190)
})

test('the same samples grow the same trees', () => {
  expect(grown(['a', 'b', 'c'], samples(3, 500))).toEqual(grown(['a', 'b', 'c'], samples(3, 500)))
})
