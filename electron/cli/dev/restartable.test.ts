import { expect, it } from 'vitest'
import { createRestartable, type Instance } from './restartable.ts'

/** Instances that start and end when the test says so. */
function instances() {
  const begun: (Instance<string> & { becomeReady(name: string): void; exit(): void; wasEnded: boolean })[] =
    []
  return {
    begun,
    begin() {
      const ready = Promise.withResolvers<string | null>()
      const ended = Promise.withResolvers<undefined>()
      const instance = {
        ready: ready.promise,
        wasEnded: false,
        becomeReady: (name: string) => ready.resolve(name),
        exit() {
          ready.resolve(null)
          ended.resolve(undefined)
        },
        async end() {
          instance.wasEnded = true
          await ended.promise
        },
      }
      begun.push(instance)
      return instance
    },
  }
}

it('starts the next instance only when the last one has ended', async () => {
  const { begun, begin } = instances()
  const one = createRestartable(begin)
  begun[0]!.becomeReady('first')
  expect(await one.current()).toBe('first')
  one.restart()
  expect([begun[0]!.wasEnded, begun.length]).toEqual([true, 1])
  begun[0]!.exit()
  const next = one.current()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.becomeReady('second')
  expect(await next).toBe('second')
})

it('restarts once for many simultaneous changes, and again for one that comes during the restart', async () => {
  const { begun, begin } = instances()
  const one = createRestartable(begin)
  for (let change = 0; change < 5; change++) one.restart()
  begun[0]!.exit()
  await expect.poll(() => begun.length).toBe(2)
  one.restart()
  const current = one.current()
  begun[1]!.exit()
  await expect.poll(() => begun.length).toBe(3)
  begun[2]!.becomeReady('third')
  expect(await current).toBe('third')
  expect(begun).toHaveLength(3)
})

it('has no current instance after one that failed to start, until the next one is ready', async () => {
  const { begun, begin } = instances()
  const one = createRestartable(begin)
  begun[0]!.exit()
  expect(await one.current()).toBeNull()
  one.restart()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.becomeReady('mended')
  expect(await one.current()).toBe('mended')
})

it('starts nothing once it is closed', async () => {
  const { begun, begin } = instances()
  const one = createRestartable(begin)
  one.restart()
  const closed = one.close()
  begun[0]!.exit()
  await closed
  one.restart()
  expect(await one.current()).toBeNull()
  expect(begun).toHaveLength(1)
})
