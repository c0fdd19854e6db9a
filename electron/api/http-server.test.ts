import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { createHttpServer, httpLimits, type HttpLimits } from './http-server.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A request for /known makes its connection trusted; one for /slow gets an answer that never ends. */
async function serve(limits: Partial<HttpLimits> = {}): Promise<number> {
  const answer: Parameters<typeof createHttpServer>[0] = (request, { trustConnection: trustLine }) => {
    if (request.url.includes('known')) trustLine()
    return new Response(request.url.endsWith('/slow') ? endless() : request.url)
  }
  const { server } = createHttpServer(answer, { ...httpLimits, ...limits })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Sends exactly these bytes and returns the answer once the connection is closed. */
async function exchange(port: number, ...parts: string[]): Promise<{ status: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  for (const part of parts) socket.write(part)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: head.split('\r\n')[0] ?? '', body }
}

const sentence = (body: string) => (JSON.parse(body) as { statusText: string }).statusText

it('answers invalid HTTP with the usual error body, and hangs up', async () => {
  const { status, body } = await exchange(await serve(), 'GIVE ME EVERYTHING\r\n\r\n')
  expect(status).toBe('HTTP/1.1 400 Bad Request')
  expect(sentence(body)).toContain('not valid HTTP')
})

it.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
])('refuses a body that is smuggled by %s', async (_, rest) => {
  const { status } = await exchange(
    await serve(),
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${rest}`,
  )
  expect(status).toBe('HTTP/1.1 400 Bad Request')
})

it('closes a connection with invalid chunks, and no other', async () => {
  const port = await serve()
  const request = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect((await exchange(port, request, 'zz\r\n')).status).toBe('')
  expect((await exchange(port, request, '0\r\n\r\n')).status).toBe('HTTP/1.1 200 OK')
})

it('answers 431 to headers over the limit', async () => {
  const port = await serve({ maxHeaderBytes: 2048 })
  const { status, body } = await exchange(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(5000)}\r\n\r\n`)
  expect(status).toBe('HTTP/1.1 431 Request Header Fields Too Large')
  expect(sentence(body)).toContain('2 KB')
})

it('answers 408 to a request that does not arrive', async () => {
  const port = await serve({ headersMs: 50, requestMs: 100 })
  const { status, body } = await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\n')
  expect(status).toBe('HTTP/1.1 408 Request Timeout')
  expect(sentence(body)).toContain('took too long to arrive')
})

it('answers an invalid host, and passes a missing one on to the guard', async () => {
  const port = await serve()
  const broken = await exchange(port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')
  expect(broken.status).toBe('HTTP/1.1 400 Bad Request')
  expect(sentence(broken.body)).toContain('not valid HTTP')
  expect((await exchange(port, 'GET /x HTTP/1.1\r\nConnection: close\r\n\r\n')).body).toBe(
    'http://localhost/x',
  )
})

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('so far')) })
}

/** A connection that stays open after a request for this path. */
async function keptLine(port: number, path: string | null = null): Promise<Socket> {
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  if (path === null) return line
  line.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  await once(line, 'data')
  return line
}

it('accepts no more connections than the limit: none that is trusted and waits is closed for another', async () => {
  const port = await serve({ maxConnections: 2 })
  const waiting = [await keptLine(port, '/known/slow'), await keptLine(port, '/known/slow')]
  const third = connect(port, '127.0.0.1')
  await once(third.resume(), 'close')
  expect(third.bytesRead).toBe(0)
  expect(waiting.map(({ closed }) => closed)).toEqual([false, false])
})

it('answers the next request although six hundred clients without a key keep their connections open', async () => {
  const port = await serve()
  const known = await keptLine(port, '/known')
  await Promise.all(Array.from({ length: 600 }, (_, i) => keptLine(port, [null, '/', '/slow'][i % 3])))
  const { status } = await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(status).toBe('HTTP/1.1 200 OK')
  expect(known.closed).toBe(false)
})

it('leaves the globals of its process alone', async () => {
  const before = [Request, Response]
  await serve()
  expect([Request, Response]).toEqual(before)
})
