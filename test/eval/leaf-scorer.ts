// Scores fields leaf by leaf: a value is right if it has the letters, digits and number marks of the truth in its place.
import { z } from 'zod'
import { leafValues } from '../choice/leaves.ts'
import { isSameText } from '../choice/same-text.ts'
import type { Scorer } from './scores.ts'

const counts = z.object({ right: z.number(), found: z.number(), requested: z.number() })

export const leafScorer: Scorer = {
  name: 'values leaf by leaf',
  score(_kind, truth, prediction) {
    const [expected, found] = [truth, prediction].map((json) => filledLeaves(JSON.parse(json)))
    const right = [...(found ?? [])].filter(([path, value]) => isSameText(expected?.get(path) ?? '', value))
    return { right: right.length, found: found?.size ?? 0, requested: expected?.size ?? 0 }
  },
  aggregate(_kind, scores) {
    const all = scores.map((each) => counts.parse(each))
    const sum = (key: keyof (typeof all)[number]) => all.reduce((total, each) => total + each[key], 0)
    const [right, found, requested] = [sum('right'), sum('found'), sum('requested')]
    const percent = (share: number) => (100 * share).toFixed(1)
    return {
      P: percent(right / Math.max(1, found)),
      R: percent(right / Math.max(1, requested)),
      F1: percent((2 * right) / Math.max(1, found + requested)),
    }
  },
}

function filledLeaves(value: unknown): Map<string, string> {
  return new Map([...leafValues(value)].filter(([, text]) => text !== ''))
}
