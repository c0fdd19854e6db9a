import { describe, expect, it, vi } from 'vitest'
import { callNames, calls } from '../../shared/contract/calls.ts'
import type { ResultRecord } from '../../shared/contract/record.ts'
import { maxBodyBytes } from '../../shared/limits.ts'
import { operationNames, operations } from '../../shared/operations.ts'
import { err, FaultError, fault, ok } from '../../shared/result.ts'
import { apiApp, bodyOf, errorOf } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'

const document = { type: 'image_url', image_url: 'https://example.org/a.png' }
const record: ResultRecord = {
  id: 'r1',
  filename: 'a.png',
  content: 'text',
  format: 'text',
  timestamp: 1,
  payload: 'http://127.0.0.1:7878/api/text-recognition',
}
const keys = { 'key-a': 'free', 'key-b': 'ultra' } as const
const textPath = '/api/text-recognition'

function service(answers: Parameters<typeof engineStub>[0] = {}) {
  const engine = engineStub({ keys, answers: { 'operation.text': () => ok(record) }, ...answers })
  engine.sessions.add('s1')
  return { engine, ...apiApp(engine) }
}

describe('the four operations', () => {
  it.each(operationNames)('answer the result record itself: %s', async (operation) => {
    const { post } = service({ answers: { [`operation.${operation}`]: () => ok(record) } })
    const { path } = operations[operation]
    const response = await post(`${path}?key=key-a`, { document })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(await bodyOf(response)).toEqual({
      ...record,
      payload: `http://127.0.0.1:7878${path}?key=key-a`,
    })
  })

  it('repeat the key in the payload of this answer only, and never hand it to the engine', async () => {
    const { engine, post } = service()
    const { payload } = await bodyOf(await post(textPath, { document }, { Authorization: 'Bearer key-a' }))
    expect(payload).toBe(`http://127.0.0.1:7878${textPath}?key=key-a`)
    expect(JSON.stringify(engine.arrived)).not.toContain('?key=')
    expect(engine.arrived[0]?.context.baseUrl).toBe('http://127.0.0.1:7878')
  })

  it('leave the payload as the engine has it for a session', async () => {
    const { post } = service()
    const headers = { Cookie: 'fovea_session=s1', 'Sec-Fetch-Site': 'same-origin' }
    expect(await bodyOf(await post(textPath, { document }, headers))).toEqual(record)
  })

  it('pass a result schema on as it was written', async () => {
    const { engine, post } = service({ answers: { 'operation.json': () => ok(record) } })
    const body = `{"document":${JSON.stringify(document)},"result_schema":{"b":"", "a":"", "b":""}}`
    await post('/api/key-information-extraction?key=key-a', body)
    expect(engine.arrived[0]?.input).toEqual({ document, result_schema: '{"b":"", "a":"", "b":""}' })
  })

  it('take the switch for details from the address only: in a body it is an unknown field', async () => {
    const { engine, post } = service()
    await post(`${textPath}?key=key-a&details=1`, { document, details: 'all', colour: 'red' })
    await post(`${textPath}?key=key-a`, { document, details: 1 })
    expect(engine.arrived.map(({ input }) => input)).toEqual([{ document, details: 1 }, { document }])
  })

  it('refuse a body without an image', async () => {
    const { post } = service()
    expect(await errorOf(await post(`${textPath}?key=key-a`, {}))).toMatchObject({
      status: 400,
      data: { path: 'document' },
    })
  })
})

describe('the caller of a request', () => {
  it.each([
    ['no key', textPath, {}, 'auth.missing'],
    ['an empty key', `${textPath}?key=`, {}, 'auth.missing'],
    ['an unknown key', `${textPath}?key=nope`, {}, 'auth.invalid'],
    ['two keys that differ', `${textPath}?key=key-a`, { Authorization: 'Bearer key-b' }, 'auth.mismatch'],
    ['two keys that differ, both in the address', `${textPath}?key=key-a&key=key-b`, {}, 'auth.mismatch'],
    ['a token that is not the owner’s', textPath, { 'X-Fovea-Owner': 'other' }, 'auth.ownerToken'],
  ])('is answered 401 with %s', async (_, path, headers, code) => {
    const { engine, post } = service()
    expect(await errorOf(await post(path, { document }, headers))).toMatchObject({ status: 401, code })
    expect(engine.arrived).toEqual([])
  })

  it('gets a sentence about two keys in the address that does not claim that a header was sent', async () => {
    const { post } = service()
    const { statusText } = await errorOf(await post(`${textPath}?key=key-a&key=key-b`, { document }))
    expect(statusText).toContain('in the address or in the header')
  })

  it('is identified before the body is read', async () => {
    const { post } = service()
    expect((await post(textPath, 'no JSON')).status).toBe(401)
  })

  it.each([
    ['the address', `${textPath}?key=key-a`, {}],
    ['the header', textPath, { Authorization: 'Bearer key-a' }],
    ['the header in lowercase', textPath, { Authorization: 'bearer key-a' }],
    ['both', `${textPath}?key=key-a`, { Authorization: 'Bearer key-a' }],
  ])('may send the key in %s', async (_, path, headers) => {
    const { engine, post } = service()
    expect((await post(path, { document }, headers)).status).toBe(200)
    expect(engine.arrived[0]?.context.caller).toMatchObject({ kind: 'key', tier: 'free' })
  })

  it('is the owner with the token of the command line', async () => {
    const { engine, post } = service()
    await post(textPath, { document }, { 'X-Fovea-Owner': 'the owner token' })
    expect(engine.arrived[0]?.context.caller).toEqual({ kind: 'owner' })
  })

  it('needs no credentials for an open call, which a wrong key does not refuse', async () => {
    const queue = { isPaused: false, isDiskFull: false, waiting: 0, working: 0, workers: 1 }
    const status = 'ok' as const
    const health = { status, version: '1', reader: '1', languages: [], queue }
    const { send } = service({ answers: { 'system.health': () => ok(health) } })
    expect((await send('/api/health')).status).toBe(200)
    expect((await send('/api/health?key=nope')).status).toBe(200)
  })

  const requests = (access: string) =>
    callNames
      .filter((name) => calls[name].access === access)
      .map((name) => [name, calls[name].http.method, calls[name].http.path.replace('{id}', 'x1')] as const)

  it.each(requests('owner'))('is the owner only: %s', async (_, method, path) => {
    const { engine, send } = service()
    expect(await errorOf(await send(path, { method }))).toMatchObject({ status: 401, code: 'auth.missing' })
    expect(await errorOf(await send(`${path}?key=key-a`, { method }))).toMatchObject({
      status: 403,
      code: 'auth.owner',
    })
    expect(engine.arrived).toEqual([])
  })

  it.each(requests('key'))('needs a key or a session: %s', async (_, method, path) => {
    const { send } = service()
    expect(await errorOf(await send(path, { method }))).toMatchObject({ status: 401, code: 'auth.missing' })
  })
})

describe('the rate limit', () => {
  it('is in every answer to a key, also in errors of every kind', async () => {
    const { send } = service({ answers: { 'records.get': () => err('record.unknown', { id: 'x' }) } })
    const paths = ['/api/records/x', '/api/nothing', '/api/queue', '/api/queue/pause']
    const seen = []
    for (const path of paths) {
      const response = await send(`${path}?key=key-a`)
      seen.push([
        response.status,
        response.headers.get('RateLimit'),
        response.headers.get('RateLimit-Policy'),
      ])
    }
    const policy = '"minute";q=10;w=60'
    expect(seen).toEqual([
      [404, '"minute";r=9;t=42', policy],
      [404, '"minute";r=8;t=42', policy],
      [403, '"minute";r=7;t=42', policy],
      [405, '"minute";r=6;t=42', policy],
    ])
  })

  it('answers 429 with the seconds to wait, before anything is read', async () => {
    const { engine, post } = service()
    for (let sent = 0; sent < 10; sent++) await post(`${textPath}?key=key-a`, { document })
    const response = await post(`${textPath}?key=key-a`, 'no JSON')
    expect(response.headers.get('Retry-After')).toBe('42')
    expect(response.headers.get('RateLimit')).toBe('"minute";r=0;t=42')
    expect(await errorOf(response)).toMatchObject({ status: 429, code: 'rate.exceeded' })
    expect(engine.arrived).toHaveLength(10)
  })

  it('answers 429 with the seconds to wait for a full queue as well', async () => {
    const full = err('queue.full', { waiting: 200, retryAfterSeconds: 7 })
    const { post } = service({ answers: { 'operation.text': () => full } })
    const response = await post(`${textPath}?key=key-a`, { document })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7'])
  })

  it('does not apply to the owner', async () => {
    const { post } = service()
    const response = await post(textPath, { document }, { 'X-Fovea-Owner': 'the owner token' })
    expect(response.headers.has('RateLimit')).toBe(false)
  })
})

describe('errors', () => {
  it('have the contract’s sentence and nothing else for every other client', async () => {
    const { send } = service()
    for (const accept of ['*/*', 'application/json']) {
      const response = await send('/api/records/x', { headers: { Accept: accept } })
      expect(Object.keys(await bodyOf(response))).toEqual(['statusText'])
    }
  })

  it('have the contract’s sentence, and code and data for clients of ours', async () => {
    const { send } = service({ answers: { 'records.get': () => err('record.unknown', { id: 'x' }) } })
    expect(await errorOf(await send('/api/records/x?key=key-a'))).toEqual({
      status: 404,
      statusText: 'There is no record x. It may have been deleted.',
      code: 'record.unknown',
      data: { id: 'x' },
      more: {},
    })
  })

  it('are 404 with the same body on an unknown path', async () => {
    const { send, post } = service()
    for (const path of ['/api', '/api/', '/api/records/', '/api/text-recognition/', '/nothing', '/api/%zz'])
      expect([path, await errorOf(await send(path))]).toMatchObject([
        path,
        { status: 404, code: 'http.notFound' },
      ])
    expect((await post('/nothing', {})).status).toBe(404)
  })

  it.each([
    ['GET', textPath, 'POST, OPTIONS'],
    ['DELETE', textPath, 'POST, OPTIONS'],
    ['PATCH', '/api/records', 'POST, GET, HEAD, OPTIONS'],
    ['POST', '/api/events', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
  ])('are 405 with what is allowed: %s %s', async (method, path, allowed) => {
    const { send } = service()
    const response = await send(path, { method })
    expect(response.headers.get('Allow')).toBe(allowed)
    expect(await errorOf(response)).toMatchObject({
      status: 405,
      code: 'http.method',
      data: { method, path },
    })
  })

  it('are 415 for a body of another type', async () => {
    const { post } = service()
    const response = await post(`${textPath}?key=key-a`, { document }, { 'Content-Type': 'text/plain' })
    expect(await errorOf(response)).toMatchObject({ status: 415, code: 'http.contentType' })
  })

  it('are 413 for a body over the limit', async () => {
    const { engine, post } = service()
    const image_url = `data:image/png;base64,${'A'.repeat(maxBodyBytes)}`
    const response = await post(`${textPath}?key=key-a`, { document: { type: 'image_url', image_url } })
    const error = await errorOf(response)
    expect(error).toMatchObject({ status: 413, data: { maxBytes: maxBodyBytes } })
    // The sentence gives the limit of an image, which the sender can act on, and not that of the body.
    expect(error.statusText).toContain('An image can have 10 MB')
    expect(engine.arrived).toEqual([])
  })

  it('are none for a picture of 20 MB that the window adds', async () => {
    const added = { records: [], refused: [] }
    const { engine, post } = service({ answers: { 'records.add': () => ok(added) } })
    const images = [{ name: 'a.png', base64: 'A'.repeat(2 * maxBodyBytes) }]
    const headers = { Cookie: 'fovea_session=s1', 'Sec-Fetch-Site': 'same-origin' }
    expect(await bodyOf(await post('/api/records', { images }, headers))).toEqual(added)
    expect(engine.arrived).toHaveLength(1)
  })

  it('are 400 for a body that is not JSON', async () => {
    const { post } = service()
    expect(await errorOf(await post(`${textPath}?key=key-a`, '{"document":'))).toMatchObject({
      status: 400,
      code: 'input.notJson',
    })
  })

  it('are 500 with a reference for a bug, whose details are in the log under that reference', async () => {
    const broken = new Error('at /home/ada/secret.ts')
    const { logged, post } = service({
      answers: {
        'operation.text': () => {
          throw broken
        },
      },
    })
    const response = await post(`${textPath}?key=key-a`, { document })
    const reference = response.headers.get('X-Request-Id')
    const answer = await errorOf(response)
    expect(answer).toMatchObject({ status: 500, code: 'internal', data: { reference } })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(logged).toEqual([
      { text: 'a request over HTTP failed', error: broken, facts: { reference, route: textPath } },
    ])
  })

  it('are the fault itself if a FaultError was thrown', async () => {
    const { logged, post } = service({
      answers: {
        'operation.text': () => {
          throw new FaultError(fault('file.busy', { path: 'a.png' }))
        },
      },
    })
    expect((await errorOf(await post(`${textPath}?key=key-a`, { document }))).code).toBe('file.busy')
    expect(logged).toEqual([])
  })
})

describe('the parts of a request', () => {
  it('become the input of the call, each of its type', async () => {
    const list = { records: [], nextCursor: null, total: 0 }
    const { engine, send } = service({ answers: { 'records.list': () => ok(list) } })
    await send('/api/records?key=key-a&limit=20&query=7&status=done&unknown=1')
    expect(engine.arrived[0]?.input).toMatchObject({ limit: 20, query: '7', status: 'done' })
  })

  it('are refused with the name of the field if a value is wrong', async () => {
    const { send } = service()
    expect(await errorOf(await send('/api/records?key=key-a&limit=many'))).toMatchObject({
      status: 400,
      data: { path: 'limit' },
    })
  })

  it('prefer the id in the path to one in the query', async () => {
    const { engine, send } = service({ answers: { 'records.get': () => err('record.unknown', { id: 'x' }) } })
    await send('/api/records/a%2Fb?key=key-a&id=other&wait=true')
    expect(engine.arrived[0]?.input).toEqual({ id: 'a/b', wait: true })
  })

  it('may lack a body if a call needs none', async () => {
    const queue = { isPaused: true, isDiskFull: false, waiting: 0, working: 0, workers: 1 }
    const { send } = service({ answers: { 'queue.pause': () => ok(queue) } })
    const headers = { 'X-Fovea-Owner': 'the owner token' }
    expect((await send('/api/queue/pause', { method: 'POST', headers })).status).toBe(200)
  })

  it('carry the signal of the client, which aborts when it hangs up', async () => {
    const client = new AbortController()
    const { engine, send } = service({
      answers: {
        'records.get': (_, { signal }) =>
          new Promise((resolve) => {
            signal?.addEventListener('abort', () => {
              resolve(err('read.cancelled', { name: 'a.png' }))
            })
          }),
      },
    })
    const answer = send('/api/records/x?key=key-a', { signal: client.signal })
    await vi.waitFor(() => {
      expect(engine.arrived).toHaveLength(1)
    }, 60_000)
    client.abort()
    await answer
    expect(engine.arrived[0]?.context.signal?.aborted).toBe(true)
  })
})

describe('methods that change nothing', () => {
  it('answer HEAD as GET, without the body', async () => {
    const { send } = service({
      answers: { 'records.list': () => ok({ records: [], nextCursor: null, total: 0 }) },
    })
    const response = await send('/api/records?key=key-a', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('answer OPTIONS with the methods of a path', async () => {
    const { send } = service()
    const response = await send(textPath, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS'])
    expect((await send('/api/nothing', { method: 'OPTIONS' })).status).toBe(404)
  })
})

describe('every answer', () => {
  it.each([['/api/health'], ['/api/nothing'], ['/api/queue'], ['/signin/x'], ['/api/records?key=nope']])(
    'forbids sniffing, framing, caching and referrers: %s',
    async (path) => {
      const { headers } = await service().send(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('keeps the id that a request brings, if it is valid', async () => {
    const { send } = service()
    const idOf = async (id: string) =>
      (await send('/api/nothing', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id')
    expect(await idOf('trace-1')).toBe('trace-1')
    expect(await idOf('a b')).not.toBe('a b')
    expect(await idOf('x'.repeat(65))).toHaveLength(36)
  })

  it('ends the connection when the server is closing', async () => {
    const { send } = apiApp(engineStub(), { closing: AbortSignal.abort() })
    expect((await send('/api/nothing')).headers.get('Connection')).toBe('close')
  })
})

describe('the stream of events', () => {
  const owner = { 'X-Fovea-Owner': 'the owner token' }

  it('is for the owner only', async () => {
    const { send } = service()
    expect((await send('/api/events')).status).toBe(401)
    expect((await send('/api/events?key=key-a')).status).toBe(403)
  })

  it('sends the events of the engine', async () => {
    const { engine, send } = service()
    const response = await send('/api/events', { headers: owner })
    expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
    const reader = response.body?.getReader()
    engine.emit({ name: 'schema.changed', data: { id: 's1' } })
    await reader?.read()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('data: {"name":"schema.changed","data":{"id":"s1"}}\n\n')
    await reader?.cancel()
    expect(engine.listeners.size).toBe(0)
  })

  it('is not opened by a HEAD request, whose stream no client would ever end', async () => {
    const { engine, send } = service()
    expect((await send('/api/events', { method: 'HEAD', headers: owner })).status).toBe(200)
    expect(engine.listeners.size).toBe(0)
  })
})
