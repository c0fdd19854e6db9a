import { describe, expect, expectTypeOf, it } from 'vitest'
import { createClient } from './client.ts'
import { detailedErrors, httpTransport, fieldPlace, toRequest, type EventStream, type Fetch } from './http.ts'

describe('the request of a call', () => {
  it('puts a field that the path names into the path, escaped', () => {
    expect(toRequest('records.get', { id: 'a/b c', wait: true })).toEqual({
      method: 'GET',
      path: '/api/records/a%2Fb%20c',
      query: [['wait', 'true']],
      body: null,
    })
  })

  it('puts the fields of a GET into the query and leaves out what is not given', () => {
    const { query } = toRequest('records.list', { query: 'a&b', limit: 5, cursor: undefined })
    expect(query).toEqual([
      ['query', 'a&b'],
      ['limit', '5'],
    ])
  })

  it('puts the fields of a PUT into the body, without those of the path', () => {
    expect(toRequest('folders.update', { id: 'f1', schemaId: null, isPaused: true })).toEqual({
      method: 'PUT',
      path: '/api/folders/f1',
      query: [],
      body: { schemaId: null, isPaused: true },
    })
  })

  it('puts the switch for details into the address of an operation, as the contract has it', () => {
    const document = { type: 'image_url', image_url: 'https://example.org/a.png' }
    expect(toRequest('operation.text', { document, details: 1 })).toMatchObject({
      path: '/api/text-recognition',
      query: [['details', '1']],
      body: { document },
    })
    expect(fieldPlace('operation.text', 'details')).toBe('query')
  })

  it('sends an empty body where a call takes nothing', () => {
    expect(toRequest('queue.pause', {}).body).toEqual({})
  })
})

const health = {
  status: 'ok',
  version: '1',
  reader: '1',
  languages: [],
  queue: { isPaused: false, isDiskFull: false, waiting: 0, working: 0, workers: 1 },
}

function answering(status: number, body: string) {
  const sent: { url: string; init: Parameters<Fetch>[1] }[] = []
  const fetch: Fetch = (url, init) => {
    sent.push({ url, init })
    return Promise.resolve({ ok: status < 300, status, text: () => Promise.resolve(body) })
  }
  return {
    sent,
    client: createClient(httpTransport({ fetch, baseUrl: 'http://h:1', headers: { 'X-A': 'b' } })),
  }
}

describe('the transport over HTTP', () => {
  it('answers the body of a 2xx as the value', async () => {
    const { client, sent } = answering(200, JSON.stringify(health))
    expect(await client.call('system.health', {})).toEqual({ ok: true, value: health })
    expect(sent).toEqual([
      {
        url: 'http://h:1/api/health',
        init: { method: 'GET', headers: { Accept: detailedErrors, 'X-A': 'b' } },
      },
    ])
  })

  it('sends a body as JSON', async () => {
    const { client, sent } = answering(200, JSON.stringify(health.queue))
    await client.call('queue.pause', {})
    expect(sent[0]?.init).toEqual({
      method: 'POST',
      headers: { Accept: detailedErrors, 'X-A': 'b', 'Content-Type': 'application/json' },
      body: '{}',
    })
  })

  it('builds the fault of an error body again', async () => {
    const error = { code: 'record.unknown', data: { id: 'r1' } }
    const { client } = answering(404, JSON.stringify({ statusText: 'There is no record r1.', error }))
    expect(await client.call('records.get', { id: 'r1' })).toEqual({ ok: false, error })
  })

  it('reports an unreachable server if something else answers', async () => {
    const { client } = answering(502, '<h1>Bad gateway</h1>')
    expect(await client.call('system.health', {})).toMatchObject({
      ok: false,
      error: { code: 'server.unreachable', data: { why: expect.stringContaining('502') as string } },
    })
  })

  it('reports why there was no answer', async () => {
    const transport = httpTransport({ fetch: () => Promise.reject(new Error('refused')), baseUrl: '' })
    expect(await transport.call('system.health', {})).toEqual({
      ok: false,
      error: { code: 'server.unreachable', data: { why: 'refused' } },
    })
  })

  it('rejects if the caller has aborted the call', async () => {
    const signal = AbortSignal.abort()
    const transport = httpTransport({ fetch: () => Promise.reject(new Error('aborted')), baseUrl: '' })
    await expect(transport.call('system.health', {}, { signal })).rejects.toThrow('aborted')
  })

  it('accepts the fetch and the EventSource of a browser', () => {
    expectTypeOf<typeof globalThis.fetch>().toExtend<Fetch>()
    expectTypeOf<EventSource>().toExtend<EventStream>()
  })
})

describe('events over HTTP', () => {
  function streams() {
    const opened: string[] = []
    let tell: (data: unknown) => void = () => undefined
    let closed = 0
    const { on } = httpTransport({
      fetch: () => Promise.reject(new Error('not asked')),
      baseUrl: 'http://h:1',
      events(url) {
        opened.push(url)
        return {
          addEventListener: (_, listener) => (tell = (data) => listener({ data })),
          close: () => closed++,
        }
      },
    })
    return { on, opened, tell: (data: unknown) => tell(data), closed: () => closed }
  }

  it('shares one stream among all listeners, and closes it with the last of them', () => {
    const { on, opened, tell, closed } = streams()
    const heard: unknown[] = []
    const stops = [on((event) => heard.push(event)), on((event) => heard.push(event))]
    tell('{"name":"settings.changed","data":{}}')
    expect(heard).toEqual([
      { name: 'settings.changed', data: {} },
      { name: 'settings.changed', data: {} },
    ])
    stops[0]?.()
    expect([opened, closed()]).toEqual([['http://h:1/api/events'], 0])
    stops[1]?.()
    expect(closed()).toBe(1)
    on(() => undefined)
    expect(opened).toHaveLength(2)
  })

  it('keeps the stream if one listener is removed twice', () => {
    const { on, closed } = streams()
    const stop = on(() => undefined)
    on(() => undefined)
    stop()
    stop()
    expect(closed()).toBe(0)
  })
})
