import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { err, ok } from '../../shared/result.ts'
import { engineStub, type StubParts } from '../../test/support/engine-stub.ts'
import { createBodyLimiter } from './body-limiter.ts'
import { startServer } from './server.ts'

const sizeBytes = 200_000
const body = JSON.stringify({
  document: { type: 'image_url', image_url: `data:image/png;base64,${'A'.repeat(sizeBytes)}` },
})
/** The engine's answer, which does not matter here. */
const refused = err('queue.full', { waiting: 1, retryAfterSeconds: 1 })
const pathFor = (key: string) => `/api/text-recognition?key=${key}`
const path = pathFor('key-a')

async function serve(options: Parameters<typeof createBodyLimiter>[0], answers: StubParts['answers'] = {}) {
  const limiter = createBodyLimiter(options)
  const engine = engineStub({
    keys: { 'key-a': 'ultra', 'key-b': 'ultra' },
    answers: { 'operation.text': () => refused, ...answers },
  })
  const log = { info: () => undefined, error: () => undefined }
  const server = await startServer({
    engine,
    log,
    host: '127.0.0.1',
    port: 0,
    pageDir: null,
    bodyLimiter: limiter,
  })
  if (!server.ok) throw new Error(server.error.code)
  onTestFinished(() => server.value.close())
  const { url, port } = server.value
  const send = async (key = 'key-a') => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(`${url}${pathFor(key)}`, { method: 'POST', headers, body })).status
  }
  return { limiter, url, send, begin: (sentChars?: number) => beginRequest(port, sentChars) }
}

/** A client that announces a body and then sends only the beginning of it. */
async function beginRequest(port: number, sentChars = 100_000): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, sentChars)].join('\r\n'))
  return socket
}

it('answers all of many simultaneous large bodies, and never holds more of them than the limit', async () => {
  const held: number[] = []
  const { limiter, send } = await serve(
    { maxBytes: 2 * body.length },
    {
      'operation.text': async () => {
        held.push(limiter.heldBytes())
        await nextTurn()
        held.push(limiter.heldBytes())
        return refused
      },
    },
  )
  expect(await Promise.all(Array.from({ length: 12 }, () => send()))).toEqual(
    Array.from({ length: 12 }, () => 429),
  )
  expect(Math.max(...held)).toBeLessThanOrEqual(2 * body.length)
  expect(limiter.heldBytes()).toBe(0)
})

it('releases the slot of an image as soon as it is stored, however long its reading takes', async () => {
  const { promise: end, resolve } = Promise.withResolvers<undefined>()
  let waiting = 0
  const { limiter, send } = await serve(
    { maxBytes: body.length },
    {
      'operation.text': async (_, { onStored }) => {
        onStored?.()
        waiting++
        await end
        return refused
      },
    },
  )
  const answers = Promise.all([send(), send(), send()])
  await vi.waitUntil(() => waiting === 3, { timeout: 60_000 })
  expect(limiter.heldBytes()).toBe(0)
  resolve(undefined)
  expect(await answers).toEqual([429, 429, 429])
})

it('answers small calls while no slot is free for large bodies', async () => {
  const { limiter, url, begin } = await serve(
    { maxBytes: body.length },
    { 'records.list': () => ok({ records: [], nextCursor: null, total: 0 }) },
  )
  await begin()
  await vi.waitUntil(() => limiter.heldBytes() > 0, { timeout: 60_000 })
  const small = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  expect((await fetch(`${url}${path}`, small)).status).toBe(400)
})

it('answers 408 to a client that sends too slowly, and releases its slot', async () => {
  const { limiter, send, begin } = await serve({ maxBytes: body.length, maxSilenceMs: 300 })
  const slow = await begin()
  await vi.waitUntil(() => limiter.heldBytes() > 0, { timeout: 60_000 })
  const next = send()
  expect(await text(slow)).toContain('HTTP/1.1 408 Request Timeout')
  expect(await next).toBe(429)
  expect(limiter.heldBytes()).toBe(0)
})

it('passes the slot of a client that disconnected to the next one, also of a client that disconnected while it waited', async () => {
  const { limiter, send, begin } = await serve({ maxBytes: body.length })
  const first = await begin()
  await vi.waitUntil(() => limiter.heldBytes() > 0, { timeout: 60_000 })
  const second = await begin()
  second.destroy()
  const third = send()
  first.destroy()
  expect(await third).toBe(429)
  await vi.waitUntil(() => limiter.heldBytes() === 0, { timeout: 60_000 })
})

it('holds nothing for clients that announce a body and send almost nothing', async () => {
  const { limiter, send, begin } = await serve({ maxBytes: body.length })
  for (let i = 0; i < 12; i++) await begin(9)
  expect(await send('key-b')).toBe(429)
  expect(limiter.heldBytes()).toBe(0)
})

it('keeps half of the memory for other clients', async () => {
  const { limiter, send, begin } = await serve({ maxBytes: 4 * body.length })
  for (let i = 0; i < 6; i++) await begin()
  await vi.waitUntil(() => limiter.heldBytes() === 2 * body.length, { timeout: 60_000 })
  expect(await send('key-b')).toBe(429)
  expect(limiter.heldBytes()).toBe(2 * body.length)
})
