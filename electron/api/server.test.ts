import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../shared/contract/client.ts'
import { httpTransport } from '../../shared/contract/http.ts'
import { maxBodyBytes } from '../../shared/limits.ts'
import { err, ok } from '../../shared/result.ts'
import { engineStub, type StubParts } from '../../test/support/engine-stub.ts'
import { httpLimits } from './http-server.ts'
import { startServer, type Server, type ServerOptions } from './server.ts'

const running: Server[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const log = { info: () => undefined, error: () => undefined }
const list = { records: [], nextCursor: null, total: 0 }

async function serve(parts: StubParts = {}, options: Partial<ServerOptions> = {}) {
  const engine = engineStub({ keys: { 'key-a': 'ultra' }, ...parts })
  engine.sessions.add('s1')
  const started = await startServer({ engine, log, host: '127.0.0.1', port: 0, pageDir: null, ...options })
  if (started.ok) running.push(started.value)
  return { engine, started }
}

async function serving(parts: StubParts = {}, options: Partial<ServerOptions> = {}) {
  const { engine, started } = await serve(parts, options)
  if (!started.ok) throw new Error(started.error.code)
  return { engine, server: started.value }
}

/** A call that waits until the test ends it. */
function waiting() {
  const begun = Promise.withResolvers<AbortSignal>()
  const end = Promise.withResolvers<null>()
  const parts: StubParts = {
    answers: {
      'records.list': async (_, { signal }) => {
        if (signal) begun.resolve(signal)
        await end.promise
        return ok(list)
      },
    },
  }
  return { parts, begun: begun.promise, end: () => end.resolve(null) }
}

describe('starting', () => {
  it('takes a free port, answers there, and gives the engine its address', async () => {
    const { engine, server } = await serving({ answers: { 'records.list': () => ok(list) } })
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`)
    expect(engine.baseUrl).toBe(server.url)
    const transport = httpTransport({
      fetch,
      baseUrl: server.url,
      headers: { Authorization: 'Bearer key-a' },
    })
    expect(await createClient(transport).call('records.list', {})).toEqual(ok(list))
  })

  it('answers to its own host and port only', async () => {
    const { server } = await serving()
    const socket = connect(server.port, '127.0.0.1')
    socket.end(
      `GET /api/health HTTP/1.1\r\nHost: rebound.example:${server.port}\r\nConnection: close\r\n\r\n`,
    )
    expect((await read(socket)).split('\r\n')[0]).toBe('HTTP/1.1 403 Forbidden')
  })

  it('fails if the port is in use', async () => {
    const { server } = await serving()
    const { started } = await serve({}, { port: server.port })
    expect(started).toEqual(err('port.inUse', { port: server.port }))
  })

  it.each([-1, 65_536, 1.5, NaN])('fails if the port is %s', async (port) => {
    expect((await serve({}, { port })).started).toEqual(err('port.invalid', { port: String(port) }))
  })

  it('fails with the reason if the machine has no such address', async () => {
    const { started } = await serve({}, { host: '192.0.2.1' })
    expect(started).toMatchObject({
      error: { code: 'port.refused', data: { host: '192.0.2.1', why: 'this machine has no such address' } },
    })
  })

  it('warns if other machines can connect, and only then', async () => {
    expect((await serving()).server.warning).toBeNull()
    expect((await serving({}, { host: '0.0.0.0' })).server.warning).toContain('not encrypted')
  })
})

describe('a client that hangs up', () => {
  it('aborts the signal of its call', async () => {
    const { parts, begun, end } = waiting()
    const { server } = await serving(parts)
    const client = new AbortController()
    const answer = fetch(`${server.url}/api/records?key=key-a`, { signal: client.signal })
    const signal = await begun
    expect(signal.aborted).toBe(false)
    client.abort()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(() => {
      expect(signal.aborted).toBe(true)
    }, 60_000)
    end()
  })

  it('leaves nothing in the log if it hangs up in the middle of its body', async () => {
    const logged: string[] = []
    const { engine, server } = await serving({}, { log: { ...log, error: (text) => void logged.push(text) } })
    const counted = vi.spyOn(engine.access, 'countRequest')
    const socket = connect(server.port, '127.0.0.1')
    socket.write(post(server, 1000, '{"document":'))
    await vi.waitFor(() => {
      expect(counted).toHaveBeenCalled()
    }, 60_000)
    socket.destroy()
    await server.close()
    expect([logged, engine.arrived]).toEqual([[], []])
  })

  it('does not abort the signal after its answer arrived', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const { server } = await serving({
      answers: {
        'records.list': (_, { signal }) => {
          signals.push(signal)
          return ok(list)
        },
      },
    })
    await (await fetch(`${server.url}/api/records?key=key-a`)).text()
    await server.close()
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  })
})

describe('a body over the size limit', () => {
  it('is refused at once for its announced length', async () => {
    const { server } = await serving()
    const socket = connect(server.port, '127.0.0.1')
    socket.write(post(server, maxBodyBytes + 1, ''))
    expect(await read(socket)).toContain('HTTP/1.1 413 Payload Too Large')
  })

  it('is refused while it arrives in chunks without an end', async () => {
    const { server } = await serving()
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(post(server, null, ''))
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    }
    socket.on('drain', more)
    more()
    const [first] = (await once(socket, 'data')) as [Buffer]
    expect(first.toString()).toContain('HTTP/1.1 413 Payload Too Large')
    socket.destroy()
  })
})

describe('closing', () => {
  it('waits for an answer in progress, refuses new requests, and then accepts no connection', async () => {
    const { parts, begun, end } = waiting()
    const { server } = await serving(parts)
    const answer = fetch(`${server.url}/api/records?key=key-a`)
    await begun
    const closed = server.close()
    const late = await fetch(`${server.url}/api/health`)
    expect([late.status, await late.json()]).toEqual([
      500,
      { statusText: expect.stringMatching(/^Fovea is closing/) as string },
    ])
    end()
    const response = await answer
    expect([response.status, response.headers.get('Connection')]).toEqual([200, 'close'])
    await closed
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow()
  })

  it('ends event streams and idle connections', async () => {
    const { engine, server } = await serving()
    const response = await fetch(`${server.url}/api/events`, { headers: { Cookie: 'fovea_session=s1' } })
    expect(response.status).toBe(200)
    const idle = connect(server.port, '127.0.0.1')
    await once(idle, 'connect')
    await server.close()
    expect(await response.text()).toBe('retry: 2000\n\n')
    expect(engine.listeners.size).toBe(0)
  })

  it('cuts off an answer that takes too long', async () => {
    const { parts, begun, end } = waiting()
    const { server } = await serving(parts, { limits: { ...httpLimits, closeGraceMs: 50 } })
    const answer = fetch(`${server.url}/api/records?key=key-a`)
    const signal = await begun
    const cut = expect(answer).rejects.toThrow()
    await server.close()
    await cut
    await vi.waitFor(() => {
      expect(signal.aborted).toBe(true)
    }, 60_000)
    end()
  })

  it('can be called twice', async () => {
    const { server } = await serving()
    await Promise.all([server.close(), server.close()])
    await server.close()
  })
})

describe('a stream of events over a real connection', () => {
  it('stops listening when the client disconnects', async () => {
    const { engine, server } = await serving()
    const client = new AbortController()
    await fetch(`${server.url}/api/events`, {
      headers: { Cookie: 'fovea_session=s1' },
      signal: client.signal,
    })
    expect(engine.listeners.size).toBe(1)
    client.abort()
    await vi.waitFor(() => {
      expect(engine.listeners.size).toBe(0)
    }, 60_000)
  })

  it('disconnects a client that reads nothing', async () => {
    const { engine, server } = await serving()
    const socket = connect(server.port, '127.0.0.1')
    socket.write(
      `GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: fovea_session=s1\r\n\r\n`,
    )
    await once(socket, 'readable')
    const ids = ['x'.repeat(50_000)]
    // The system buffers some megabytes before the connection is full.
    await vi.waitFor(
      () => {
        for (let sent = 0; sent < 5; sent++) engine.emit({ name: 'record.removed', data: { ids } })
        expect(engine.listeners.size).toBe(0)
      },
      { interval: 5, timeout: 60_000 },
    )
    socket.on('error', () => undefined).resume()
    if (!socket.closed) await once(socket, 'close')
  })
})

function post(server: Server, length: number | null, body: string): string {
  return [
    'POST /api/text-recognition?key=key-a HTTP/1.1',
    `Host: 127.0.0.1:${server.port}`,
    'Content-Type: application/json',
    length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n')
}

async function read(socket: Socket): Promise<string> {
  const parts: string[] = []
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  await once(socket, 'close')
  return parts.join('')
}
