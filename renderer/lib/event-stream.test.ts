import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

class FakeSource {
  static readonly CLOSED = 2
  readyState = 1
  isClosed = false
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  close() {
    this.isClosed = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened() {
  const sources: FakeSource[] = []
  const links: boolean[] = []
  const heard: unknown[] = []
  let refusals = 0
  const stream = openEventStream('api/events', {
    open: () => {
      const source = new FakeSource()
      sources.push(source)
      return source as unknown as EventSource
    },
    onConnection: (isThere) => links.push(isThere),
    onRefused: () => refusals++,
  })
  stream.addEventListener('message', ({ data }) => heard.push(data))
  return { sources, links, heard, stream, refusals: () => refusals }
}

test('a broken connection is left to the browser, which reconnects by itself', () => {
  const { sources, links } = opened()
  sources[0]!.onerror?.()
  vi.advanceTimersByTime(60_000)
  sources[0]!.onopen?.()
  expect(sources).toHaveLength(1)
  expect(links).toEqual([false, true])
})

test('an error response is reported as refused, a broken connection is not', () => {
  const { sources, refusals } = opened()
  sources[0]!.onerror?.()
  expect(refusals()).toBe(0)
  sources[0]!.readyState = FakeSource.CLOSED
  sources[0]!.onerror?.()
  expect(refusals()).toBe(1)
})

test('a stream that the browser gave up is reopened with the same listeners', () => {
  const { sources, heard } = opened()
  sources[0]!.readyState = FakeSource.CLOSED
  sources[0]!.onerror?.()
  vi.advanceTimersByTime(3000)
  sources[1]!.onmessage?.({ data: 'later' })
  expect(heard).toEqual(['later'])
})

test('a closed stream is not reopened', () => {
  const { sources, stream } = opened()
  sources[0]!.readyState = FakeSource.CLOSED
  sources[0]!.onerror?.()
  stream.close()
  vi.advanceTimersByTime(60_000)
  expect(sources).toHaveLength(1)
})
