import { describe, expect, it } from 'vitest'
import { thinned, type Stage } from './progress.ts'

function told(...steps: [at: number, stage: Stage, fraction: number][]): string[] {
  const heard: string[] = []
  let now = 0
  const tell = thinned(
    (stage, fraction) => heard.push(`${stage} ${fraction}`),
    () => now,
  )
  for (const [at, stage, fraction] of steps) {
    now = at
    tell(stage, fraction)
  }
  return heard
}

describe('thinned', () => {
  it('tells at most ten times a second', () => {
    const steps = Array.from({ length: 1000 }, (_, i): [number, Stage, number] => [i, 'reading', i / 1000])
    expect(told(...steps)).toHaveLength(10)
  })

  it('tells of a new stage at once', () => {
    expect(told([0, 'preparing', 0], [1, 'reading', 0], [2, 'reading', 0.1])).toEqual([
      'preparing 0',
      'reading 0',
    ])
  })

  it('never goes backwards in a stage', () => {
    expect(told([0, 'reading', 0.5], [200, 'reading', 0.4], [400, 'reading', 0.6])).toEqual([
      'reading 0.5',
      'reading 0.6',
    ])
  })
})
