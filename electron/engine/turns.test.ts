import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../test/support/fake-clock.ts'
import { backgroundPriority, createTurns, type Claim, type Place, type TurnOptions } from './turns.ts'

function setUp(options: TurnOptions) {
  const turns = createTurns(options)
  /** The names of the claims in the order in which they got their places. */
  const begun: string[] = []
  const places = new Map<string, Place>()
  const take = (name: string, claim: Partial<Claim> = {}) => {
    const keep = (place: Place | null) => {
      if (!place) return
      begun.push(name)
      places.set(name, place)
    }
    const got = turns.take({ owner: name.slice(0, 1), priority: 0, ...claim })
    if (got instanceof Promise) void got.then(keep)
    else keep(got)
  }
  const release = async (name: string) => {
    places.get(name)!.release()
    await new Promise(setImmediate)
  }
  return { turns, begun, take, release }
}

describe('places', () => {
  it('go to clients in turns, whoever came first', async () => {
    const { begun, take, release } = setUp({ capacity: 1 })
    for (const name of ['A1', 'A2', 'A3', 'B1', 'B2', 'C1']) take(name)
    for (const name of ['A1', 'B1', 'C1', 'A2', 'B2']) await release(name)
    expect(begun).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'A3'])
  })

  it('go to urgent work first, but a client can not hold all of them while another waits', async () => {
    const { begun, take, release } = setUp({ capacity: 2 })
    for (const name of ['A1', 'A2', 'A3', 'A4']) take(name)
    take('B1', { priority: 100 })
    expect(begun).toEqual(['A1', 'A2'])
    await release('A1')
    expect(begun).toEqual(['A1', 'A2', 'B1'])
    await release('B1')
    expect(begun.at(-1)).toBe('A3')
  })

  it('are all for a client that is alone', () => {
    const { begun, take } = setUp({ capacity: 3 })
    for (const name of ['A1', 'A2', 'A3', 'A4']) take(name)
    expect(begun).toEqual(['A1', 'A2', 'A3'])
  })

  it('are not kept for a claim that is given up', async () => {
    const { begun, take, release } = setUp({ capacity: 1 })
    const control = new AbortController()
    take('A1')
    take('A2', { signal: control.signal })
    take('B1', { priority: 5 })
    control.abort()
    await release('A1')
    expect(begun).toEqual(['A1', 'B1'])
  })

  it('can have a size; a large claim is not overtaken by small ones', async () => {
    const { begun, take, release } = setUp({ capacity: 100, maxShare: 50 })
    take('A1', { size: 40 })
    take('A2', { size: 40 })
    take('B1', { size: 50 })
    expect(begun).toEqual(['A1', 'B1'])
    take('C1', { size: 80 })
    take('D1', { size: 5 })
    await release('A1')
    expect(begun).toEqual(['A1', 'B1'])
    await release('B1')
    expect(begun).toEqual(['A1', 'B1', 'C1', 'D1'])
    await release('C1')
    expect(begun.at(-1)).toBe('A2')
  })

  it('are not given while work is held', async () => {
    let isHeld = true
    const { turns, begun, take } = setUp({ capacity: 1, isHeld: () => isHeld })
    take('A1')
    expect(begun).toEqual([])
    isHeld = false
    turns.advance()
    await new Promise(setImmediate)
    expect(begun).toEqual(['A1'])
  })

  it('are yielded by a client that holds all of them when another one has waited for a while', async () => {
    const clock = fakeClock()
    const { begun, take, release } = setUp({ capacity: 2, yielding: { clock, patienceMs: 3000 } })
    const asked: string[] = []
    for (const name of ['A1', 'A2']) take(name, { onYield: () => asked.push(name) })
    take('B1')
    await clock.advance(2999)
    expect(asked).toEqual([])
    await clock.advance(1)
    expect(asked).toEqual(['A2'])
    take('A2 again')
    await release('A2')
    expect(begun).toEqual(['A1', 'A2', 'B1'])
    await clock.advance(60_000)
    expect(asked).toEqual(['A2'])
  })

  it('are yielded by background work at once', async () => {
    const clock = fakeClock()
    const { begun, take } = setUp({ capacity: 1, yielding: { clock, patienceMs: 3000 } })
    const asked: string[] = []
    take('R1', { priority: backgroundPriority, onYield: () => asked.push('R1') })
    take('B1')
    expect([begun, asked]).toEqual([['R1'], ['R1']])
  })
})
