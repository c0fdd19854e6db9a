import { expect, it } from 'vitest'
import type { AppEvent } from '../../shared/contract/events.ts'
import { engineStub } from '../../test/support/engine-stub.ts'
import { eventStream } from './events.ts'

const changed: AppEvent = { name: 'schema.changed', data: { id: 's1' } }

function open() {
  const engine = engineStub()
  const timers: { delayMs: number; then: () => void }[] = []
  const closing = new AbortController()
  let hungUp = 0
  let isSignedIn = true
  const stream = eventStream({
    subscribe: (listener) => engine.on(listener),
    closing: closing.signal,
    disconnect: () => hungUp++,
    isAllowed: () => isSignedIn,
    clock: {
      now: () => 0,
      after(delayMs, then) {
        const timer = { delayMs, then }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    },
  })
  const reader = (stream as ReadableStream<Uint8Array>).getReader()
  const next = async () => {
    const { done, value } = await reader.read()
    return done ? undefined : new TextDecoder().decode(value)
  }
  const signOut = () => (isSignedIn = false)
  return { engine, timers, closing, reader, next, signOut, hungUp: () => hungUp }
}

it('sends the time to reconnect, then each event as one line of JSON', async () => {
  const { engine, next } = open()
  engine.emit(changed)
  expect(await next()).toBe('retry: 2000\n\n')
  expect(await next()).toBe(`data: ${JSON.stringify(changed)}\n\n`)
})

it('sends a heartbeat every 15 s', async () => {
  const { timers, next } = open()
  await next()
  for (const beat of [1, 2]) {
    const timer = timers.shift()
    expect([beat, timer?.delayMs]).toEqual([beat, 15_000])
    timer?.then()
    expect(await next()).toBe(': still here\n\n')
  }
})

it('stops listening and beating when the client leaves', async () => {
  const { engine, timers, reader } = open()
  await reader.cancel()
  expect([engine.listeners.size, timers.length]).toEqual([0, 0])
})

it('ends when the server closes', async () => {
  const { engine, timers, closing, next } = open()
  await next()
  closing.abort()
  expect(await next()).toBeUndefined()
  expect([engine.listeners.size, timers.length]).toEqual([0, 0])
})

it('disconnects a client that does not read', () => {
  const { engine, timers, hungUp } = open()
  const long: AppEvent = { name: 'record.removed', data: { ids: ['x'.repeat(10_000)] } }
  for (let sent = 0; sent < 40; sent++) engine.emit(long)
  expect([hungUp(), engine.listeners.size, timers.length]).toEqual([1, 0, 0])
})

it('ends without sending the event once the session is gone', async () => {
  const { engine, timers, next, signOut } = open()
  await next()
  signOut()
  engine.emit(changed)
  expect(await next()).toBeUndefined()
  expect([engine.listeners.size, timers.length]).toEqual([0, 0])
})
