import { describe, expect, it } from 'vitest'
import { apiApp, errorOf } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'
import { ok } from '../../shared/result.ts'

const queue = { isPaused: false, isDiskFull: false, waiting: 0, working: 0, workers: 1 }

function signedIn(options: Parameters<typeof apiApp>[1] = {}) {
  const engine = engineStub({ answers: { 'queue.get': () => ok(queue), 'queue.pause': () => ok(queue) } })
  engine.sessions.add('s1')
  const { send } = apiApp(engine, options)
  const headers = { Cookie: 'fovea_session=s1' }
  return {
    engine,
    read: (more: Record<string, string>) => send('/api/queue', { headers: { ...headers, ...more } }),
    change: (more: Record<string, string>) =>
      send('/api/queue/pause', { method: 'POST', headers: { ...headers, ...more } }),
  }
}

describe('DNS rebinding', () => {
  it('gets nothing by a host that is not this server, on any path', async () => {
    const { send } = apiApp(engineStub())
    for (const path of ['/', '/api/health', '/api/nothing', '/signin/x']) {
      const refused = await errorOf(await send(path, { headers: { Host: 'rebound.example:7878' } }))
      expect([path, refused.status, refused.code]).toEqual([path, 403, 'http.host'])
    }
  })

  it('gets nothing without a host', async () => {
    const refused = await errorOf(await apiApp(engineStub()).send('/api/health', { headers: { Host: '' } }))
    expect([refused.status, refused.code]).toEqual([403, 'http.host'])
  })
})

describe('a page of another origin', () => {
  it.each(['https://evil.example', 'http://127.0.0.1:3000', 'null', 'http://127.0.0.1:7878.evil.example'])(
    'gets nothing from %s',
    async (Origin) => {
      const { engine, read, change } = signedIn()
      expect(await errorOf(await read({ Origin }))).toMatchObject({ status: 403, code: 'http.origin' })
      expect((await change({ Origin })).status).toBe(403)
      expect(engine.arrived).toEqual([])
    },
  )

  it('can not read an answer: no header opens the service to every origin', async () => {
    const response = await signedIn().read({})
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })

  it('may use a key if the owner allows that origin, and only that one', async () => {
    const engine = engineStub({ keys: { 'key-a': 'free' }, answers: { 'queue.get': () => ok(queue) } })
    const { send } = apiApp(engine, { allowsOrigin: (origin) => origin === 'https://good.example' })
    const allowed = await send('/api/records?key=x', { headers: { Origin: 'https://good.example' } })
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://good.example')
    expect(allowed.status).toBe(401)
    const other = await send('/api/records?key=x', { headers: { Origin: 'https://evil.example' } })
    expect([other.status, other.headers.has('Access-Control-Allow-Origin')]).toEqual([403, false])
  })

  it('gets an answer to its preflight request if the owner allows it', async () => {
    const { send } = apiApp(engineStub(), { allowsOrigin: (origin) => origin === 'https://good.example' })
    const headers = {
      Origin: 'https://good.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    }
    const response = await send('/api/text-recognition', { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('content-type')
  })

  it('never has a session, even if it is allowed', async () => {
    const { read } = signedIn({ allowsOrigin: (origin) => origin === 'https://good.example' })
    const refused = await errorOf(await read({ Origin: 'https://good.example' }))
    expect([refused.status, refused.code]).toEqual([403, 'http.origin'])
  })
})

describe('a request with a session', () => {
  it('may change something if the browser reports our own page as the origin', async () => {
    const { change } = signedIn()
    expect((await change({ Origin: 'http://127.0.0.1:7878' })).status).toBe(200)
    expect((await change({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    expect((await change({ 'Sec-Fetch-Site': 'none' })).status).toBe(200)
  })

  it('may come over https, which a proxy adds', async () => {
    expect((await signedIn().change({ Origin: 'https://127.0.0.1:7878' })).status).toBe(200)
  })

  it('may change something by JSON if no origin is reported, as a form can not send JSON', async () => {
    const { engine, change } = signedIn()
    expect((await change({ 'Content-Type': 'application/json' })).status).toBe(200)
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'text/plain;application/json', ''])
      expect((await change({ 'Content-Type': type })).status).toBe(403)
    expect(engine.arrived).toHaveLength(1)
  })

  it('may not change anything if the browser reports another page, or no origin without JSON', async () => {
    const { engine, change } = signedIn()
    expect((await change({})).status).toBe(403)
    const json = { 'Content-Type': 'application/json' }
    expect((await change({ 'Sec-Fetch-Site': 'cross-site', ...json })).status).toBe(403)
    expect((await change({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await change({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    expect(engine.arrived).toEqual([])
  })

  it('may read if no origin is reported, but not from a page of another port', async () => {
    const { read } = signedIn()
    expect((await read({})).status).toBe(200)
    expect((await read({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
  })
})
