import { expect, it } from 'vitest'
import { renewed, type Life } from './renewed.ts'

/** Lives that begin and end when the test says so. */
function lives() {
  const begun: (Life<string> & { isThere(name: string): void; hasEnded(): void; wasEnded: boolean })[] = []
  return {
    begun,
    begin() {
      const ready = Promise.withResolvers<string | null>()
      const ended = Promise.withResolvers<undefined>()
      const life = {
        ready: ready.promise,
        wasEnded: false,
        isThere: (name: string) => ready.resolve(name),
        hasEnded() {
          ready.resolve(null)
          ended.resolve(undefined)
        },
        async end() {
          life.wasEnded = true
          await ended.promise
        },
      }
      begun.push(life)
      return life
    },
  }
}

it('begins the next only when the last has ended', async () => {
  const { begun, begin } = lives()
  const one = renewed(begin)
  begun[0]!.isThere('first')
  expect(await one.current()).toBe('first')
  one.renew()
  expect([begun[0]!.wasEnded, begun.length]).toEqual([true, 1])
  begun[0]!.hasEnded()
  const next = one.current()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.isThere('second')
  expect(await next).toBe('second')
})

it('makes one of many changes at once, and another of one that comes while the next begins', async () => {
  const { begun, begin } = lives()
  const one = renewed(begin)
  for (let change = 0; change < 5; change++) one.renew()
  begun[0]!.hasEnded()
  await expect.poll(() => begun.length).toBe(2)
  one.renew()
  const current = one.current()
  begun[1]!.hasEnded()
  await expect.poll(() => begun.length).toBe(3)
  begun[2]!.isThere('third')
  expect(await current).toBe('third')
  expect(begun).toHaveLength(3)
})

it('says that the last did not come up, until the next does', async () => {
  const { begun, begin } = lives()
  const one = renewed(begin)
  begun[0]!.hasEnded()
  expect(await one.current()).toBeNull()
  one.renew()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.isThere('mended')
  expect(await one.current()).toBe('mended')
})

it('begins nothing more once it is closed', async () => {
  const { begun, begin } = lives()
  const one = renewed(begin)
  one.renew()
  const closed = one.close()
  begun[0]!.hasEnded()
  await closed
  one.renew()
  expect(await one.current()).toBeNull()
  expect(begun).toHaveLength(1)
})
