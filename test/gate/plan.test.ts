import { describe, expect, it } from 'vitest'
import { parseOptions, planSteps } from './plan.ts'

const places = { vitestReport: 'v.json', playwrightReport: 'p.json' }
const plan = (line: string, areConcerned = false) => {
  const options = parseOptions(line === '' ? [] : line.split(' '))
  return options && planSteps(options, areConcerned, places)
}
const titles = (line: string, areConcerned = false) => plan(line, areConcerned)?.map(({ title }) => title)

describe('the gate', () => {
  it('leaves out packing and the stand-in where no change concerns them', () => {
    expect(titles('')).not.toContain('packing')
    expect(plan('')?.find(({ title }) => title === 'end-to-end tests')?.command).toContain('test/e2e/')
    expect(titles('', true)).toContain('packing')
    expect(plan('', true)?.find(({ title }) => title === 'end-to-end tests')?.command).not.toContain(
      'test/e2e/',
    )
  })
})

describe('the long run', () => {
  const count = 4
  const shards = Array.from({ length: count }, (_, i) => titles(`--all --shard ${i + 1}/${count}`) ?? [])

  it('does in its shards together what it does as a whole', () => {
    expect(new Set(shards.flat())).toEqual(new Set(titles('--all')))
  })

  it('has static checks and packing in one shard each, and the tests in all', () => {
    const inShards = (title: string) => shards.filter((each) => each.includes(title)).length
    expect(['format', 'packing', 'end-to-end tests'].map(inShards)).toEqual([1, 1, count])
    expect(plan('--all --shard 2/4')?.flatMap(({ command }) => command)).toContain('--shard=2/4')
  })
})

it.each(['--shard 1/4', '--all --shard 5/4', '--all --shard 0/4', '--all --shard', '--fast'])(
  'refuses %s',
  (line) => {
    expect(plan(line)).toBeNull()
  },
)
