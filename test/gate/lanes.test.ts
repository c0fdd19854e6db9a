import { expect, it } from 'vitest'
import { runInLanes, type Ordered } from './lanes.ts'

/** Steps that end when a test says so, and what is running meanwhile. */
function byHand() {
  const running = new Map<string, () => void>()
  return {
    run: ({ title }: Ordered) =>
      new Promise<string>((resolve) => {
        running.set(title, () => {
          running.delete(title)
          resolve(`${title} ended`)
        })
      }),
    now: () => [...running.keys()],
    async end(title: string) {
      running.get(title)?.()
      // the next step begins in a later turn
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

it('runs as many steps at once as there are lanes, in their order', async () => {
  const hand = byHand()
  const all = runInLanes([{ title: 'a' }, { title: 'b' }, { title: 'c' }], 2, hand.run)
  expect(hand.now()).toEqual(['a', 'b'])
  await hand.end('b')
  expect(hand.now()).toEqual(['a', 'c'])
  await hand.end('c')
  await hand.end('a')
  expect(await all).toEqual(['a ended', 'b ended', 'c ended'])
})

it('lets a later step go before one that still has to wait for another', async () => {
  const hand = byHand()
  const all = runInLanes(
    [{ title: 'build' }, { title: 'pack', after: ['build'] }, { title: 'types' }],
    2,
    hand.run,
  )
  expect(hand.now()).toEqual(['build', 'types'])
  await hand.end('build')
  expect(hand.now()).toEqual(['types', 'pack'])
  await hand.end('types')
  await hand.end('pack')
  expect(await all).toHaveLength(3)
})

it('says so where a step waits for what is not there, or for itself', async () => {
  const run = () => Promise.resolve(null)
  await expect(runInLanes([{ title: 'a', after: ['b'] }], 1, run)).rejects.toThrow('which is no step')
  await expect(runInLanes([{ title: 'a', after: ['a'] }], 1, run)).rejects.toThrow('in a circle: a')
})
