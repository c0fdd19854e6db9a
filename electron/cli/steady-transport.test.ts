import { expect, it } from 'vitest'
import type { Transport, WireAnswer } from '../../shared/contract/client.ts'
import { err, ok } from '../../shared/result.ts'
import { steadyTransport } from './steady-transport.ts'

function engine(answers: WireAnswer[]) {
  const listeners: ((event: unknown) => void)[] = []
  const called: string[] = []
  const transport: Transport = {
    call(name) {
      called.push(name)
      return Promise.resolve(answers.shift() ?? ok('late'))
    },
    on(listener) {
      listeners.push(listener)
      return () => listeners.splice(listeners.indexOf(listener), 1)
    },
  }
  return { transport, called, emit: (event: unknown) => listeners.forEach((listener) => listener(event)) }
}

const closing = err('engine.closing', {})
const gone = err('engine.unreachable', { dataDir: '/data', why: 'ECONNRESET' })

it('calls the next engine when the current one closes', async () => {
  const [first, second] = [engine([closing]), engine([ok('record')])]
  const steady = steadyTransport(first.transport, () => Promise.resolve(ok(second.transport)))
  expect(await steady.call('records.get', { id: 'a', wait: true })).toEqual(ok('record'))
  expect(second.called).toEqual(['records.get'])
})

it('subscribes to the next engine too', async () => {
  const [first, second] = [engine([closing]), engine([])]
  const steady = steadyTransport(first.transport, () => Promise.resolve(ok(second.transport)))
  const heard: unknown[] = []
  const stop = steady.on((event) => heard.push(event))
  await steady.call('records.get', { id: 'a' })
  second.emit('from the second')
  stop()
  second.emit('after the end')
  expect(heard).toEqual(['from the second'])
})

it('never repeats a change that may have been made', async () => {
  const [first, second] = [engine([gone, gone]), engine([])]
  const steady = steadyTransport(first.transport, () => Promise.resolve(ok(second.transport)))
  expect(await steady.call('records.add', {})).toEqual(gone)
  expect(second.called).toEqual([])
  expect(await steady.call('records.list', {})).toEqual(ok('late'))
})

it('returns the reason if no other engine can be found', async () => {
  const steady = steadyTransport(engine([closing]).transport, () => Promise.resolve(gone))
  expect(await steady.call('records.list', {})).toEqual(gone)
})

it('gives up on engines that end again and again', async () => {
  let count = 0
  const reconnect = () => {
    count += 1
    return Promise.resolve(ok(engine([closing]).transport))
  }
  const steady = steadyTransport(engine([closing]).transport, reconnect)
  expect(await steady.call('records.list', {})).toEqual(closing)
  expect(count).toBe(5)
})

it('looks for the next engine once for all calls that lost the same one', async () => {
  const [first, second] = [engine([closing, closing]), engine([])]
  let count = 0
  const steady = steadyTransport(first.transport, () => {
    count += 1
    return Promise.resolve(ok(second.transport))
  })
  await Promise.all([steady.call('records.list', {}), steady.call('records.list', {})])
  expect(count).toBe(1)
})
