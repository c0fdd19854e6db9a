// Sends hostile requests to the server: each is refused with its status, nothing is read or stored, and the server keeps
// running.
import { createServer } from 'node:net'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operationNames, operations } from '../../shared/operations.ts'
import { fixtures } from '../support/images.ts'
import { signIn } from './chapters/authentication.ts'
import { isLongRun } from '../support/long-run.ts'
import { bombsByHeader } from './support/bombs.ts'
import { say, statuses } from './support/raw.ts'
import {
  bodyOf,
  dataUrl,
  fileUrl,
  sharedService,
  statusText,
  expectError,
  type Service,
} from './support/service.ts'

const service = sharedService()
const hello = fileUrl(fixtures.hello)
const operation = operations.text.path

async function recordCount({ server }: Service): Promise<number> {
  return (await server.call('records.list', { limit: 1 })).total
}

afterEach(async () => {
  expect((await service().ask('GET', '/api/health')).status).toBe(200)
})

describe('an address of this machine or of a private network', () => {
  const canary = createServer((line) => line.destroy())
  let visits = 0
  canary.on('connection', () => visits++)
  const port = () => (canary.address() as AddressInfo).port
  beforeAll(() => once(canary.listen(0), 'listening'))
  afterAll(() => void canary.close())

  it.each([
    'http://127.0.0.1:P/',
    'http://127.1:P/',
    'http://127.0.1:P/',
    'http://2130706433:P/',
    'http://0x7f000001:P/',
    'http://0x7F.0x0.0x0.0x1:P/',
    'http://0x7f.1:P/',
    'http://0177.0.0.1:P/',
    'http://017700000001:P/',
    'http://0:P/',
    'http://0.0.0.0:P/',
    'http://127.0.0.1.:P/',
    'http://127.255.255.254:P/',
    'http://localhost:P/',
    'http://LOCALHOST:P/',
    'http://localhost.:P/',
    'http://[::1]:P/',
    'http://[::]:P/',
    'http://[0:0:0:0:0:0:0:1]:P/',
    'http://[::ffff:127.0.0.1]:P/',
    'http://[::ffff:7f00:1]:P/',
    'http://[::127.0.0.1]:P/',
    'http://[64:ff9b::7f00:1]:P/',
    'http://[2002:7f00:1::]:P/',
    'http://[fe80::1]:P/',
    'http://[fd00:ec2::254]:P/',
    'http://[ff02::1]:P/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/latest/meta-data/',
    'http://0251.0376.0251.0376/latest/meta-data/',
    'http://10.0.0.1:P/',
    'http://172.16.0.1:P/',
    'http://192.168.1.1:P/',
    'http://0300.0250.1.1:P/',
    'http://3232235777:P/',
    'http://100.64.0.1:P/',
    'http://224.0.0.1:P/',
    'http://255.255.255.255:P/',
    'http://①②⑦.⓪.⓪.①:P/',
    'http://127。0。0。1:P/',
    'http://１２７.0.0.1:P/',
    'http://%31%32%37.0.0.1:P/',
    'http://example.org@127.0.0.1:P/',
    'http://user:password@127.0.0.1:P/',
    'http://127.0.0.1:P#@example.org/',
    'http://127.0.0.1:P?@example.org/',
    'http://127.0.0.1:P\\@example.org/',
    'http:\\\\127.0.0.1:P\\',
    'http:127.0.0.1:P/',
    'http:///127.0.0.1:P/',
    'HTTP://127.0.0.1:P/',
    'https://127.0.0.1:P/',
    ' http://127.0.0.1:P/ ',
    'ht\ttp://127.0.\n0.1:P/',
  ])('is refused however it is written: %j', async (spelling) => {
    const answer = await service().read('text', spelling.replace(':P', `:${port()}`))
    // A resolver may fail to resolve a name that ends in a dot.
    expectError(answer, 400, /is an address on this machine or a private network|there is no such host/)
    expect(visits).toBe(0)
  })

  it('is refused if it is the service itself', async () => {
    const answer = await service().read('text', `${service().url}/api/records/x/image?key=${service().key}`)
    expect(answer.status).toBe(400)
    expect(statusText(answer)).not.toContain(service().key)
  })
})

describe('a foreign web page', () => {
  const json = { 'Content-Type': 'application/json' }

  it.each<[string, Record<string, string>]>([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' }],
    ['a form of plain text', { 'Content-Type': 'text/plain', Origin: 'null' }],
    ['a fetch', { ...json, Origin: 'https://evil.example' }],
    ['a fetch of another port', { ...json, Origin: 'http://127.0.0.1:1' }],
    ['a fetch that says where it is from', { ...json, 'Sec-Fetch-Site': 'cross-site' }],
    ['a form that hides its origin', { 'Content-Type': 'text/plain' }],
  ])('can not use a session by %s', async (_, headers) => {
    const Cookie = await signIn(service())
    const before = await recordCount(service())
    for (const to of [operation, '/api/keys', '/api/queue/pause']) {
      const answer = await service().ask('POST', to, {
        key: null,
        headers: { Cookie, ...headers },
        body: bodyOf(hello),
      })
      expect([to, answer.status]).toEqual([to, 403])
    }
    expect(await recordCount(service())).toBe(before)
  })

  it.each([
    'Host: rebound.example',
    'Host: 127.0.0.1.rebound.example',
    'Host: rebound.example:P',
    'Host:',
    'X: y',
  ])('gets no answer under a host name that was rebound to this machine: %s', async (host) => {
    const line = host.replace('P', new URL(service().url).port)
    const reply = await say(service().url, `GET /api/health HTTP/1.1\r\n${line}\r\nConnection: close\r\n\r\n`)
    expect(statuses(reply)).toEqual([403])
  })

  it('on the list of allowed origins is admitted with a key only, not with a session', async () => {
    const { server, url } = service()
    await server.call('settings.set', { allowedOrigins: ['https://good.example'] })
    const Origin = 'https://good.example'
    const withKey = await service().read('text', hello, {}, { headers: { Origin } })
    expect([withKey.status, withKey.headers.get('Access-Control-Allow-Origin')]).toEqual([200, Origin])
    const Cookie = await signIn(service())
    const withSession = await service().read('text', hello, {}, { key: null, headers: { Origin, Cookie } })
    expect(withSession.status).toBe(403)
    const asked = await fetch(url + operation, {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([204, Origin])
    await server.call('settings.set', { allowedOrigins: [] })
    expect((await service().read('text', hello, {}, { headers: { Origin } })).status).toBe(403)
  })

  it.each(['*', 'https://*', 'https://good.example/page', 'good.example', 'null', ''])(
    'can not be allowed as %j',
    async (origin) => {
      const answer = await service().server.client.call('settings.set', { allowedOrigins: [origin] })
      expect(answer).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
    },
  )
})

describe('a malformed HTTP request', () => {
  const host = () => `Host: ${new URL(service().url).host}`
  const post = (headers: string, body = '') =>
    say(
      service().url,
      `POST ${operation}?key=${service().key} HTTP/1.1\r\n${host()}\r\n${headers}\r\n\r\n${body}`,
    )
  const jsonType = 'Content-Type: application/json\r\n'

  it.each<[string, string, string]>([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 20', '{}'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['chunks spelled oddly', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
    ['chunks that are not last', 'Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
    ['a length that is no number', 'Content-Length: 1x', '{'],
    ['a length below nothing', 'Content-Length: -1', ''],
    ['a space before the colon', 'Content-Length : 2', '{}'],
    ['a folded header', 'X: a\r\n b: c\r\nContent-Length\r\n : 2', '{}'],
    ['a zero byte in a header', 'X: a\0b', ''],
    ['a lone line feed', 'X: a\nY: b\r\nContent-Length: 2', '{}'],
    ['a chunk whose length is no number', 'Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a chunk longer than it says', 'Transfer-Encoding: chunked', '1\r\n{}\r\n0\r\n\r\n'],
  ])('is 400 or cut off, and no second request is taken from it: %s', async (_, headers, body) => {
    const smuggled = `GET /api/records?key=${service().key} HTTP/1.1\r\n${host()}\r\n\r\n`
    const reply = await post(jsonType + headers, body + smuggled)
    expect(statuses(reply).filter((status) => status !== 400)).toEqual([])
    expect(reply).not.toContain('"records"')
  })

  it('is 413 for a length over the limit, before any of the body is read', async () => {
    expect(statuses(await post(`${jsonType}Content-Length: 99999999999`))).toEqual([413])
  })

  it('is 413 for chunks over the limit, however they are split', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const reply = await post(`${jsonType}Transfer-Encoding: chunked`, chunk.repeat(300))
    expect(statuses(reply)).toEqual([413])
  })

  it('leaves nothing behind if its body ends early', async () => {
    const before = await recordCount(service())
    const body = JSON.stringify(bodyOf(hello))
    await post(`${jsonType}Content-Length: ${body.length}`, body.slice(0, -1))
    await post(`${jsonType}Transfer-Encoding: chunked`, `fffff\r\n${body}`)
    expect(await recordCount(service())).toBe(before)
  })

  it.each([
    ['a header', () => `X: ${'x'.repeat(20_000)}`],
    ['many headers', () => Array.from({ length: 3000 }, (_, i) => `X-${i}: y`).join('\r\n')],
    ['a cookie', () => `Cookie: fovea_session=${'x'.repeat(17_000)}`],
  ])('is 431 for %s over the limit', async (_, headers) => {
    expect(statuses(await post(headers()))).toEqual([431])
  })

  it('is 431 for an address over the limit', async () => {
    const reply = await say(service().url, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host()}\r\n\r\n`)
    expect(statuses(reply)).toEqual([431])
  })

  it.each(['GET / HTTP/9.9', 'gibberish', '\x16\x03\x01\x02\x00\x01\x00', 'GET / HTTP/1.1 x'])(
    'is 400 for a first line like %j',
    async (line) => {
      expect(statuses(await say(service().url, `${line}\r\n${host()}\r\n\r\n`))).toEqual([400])
    },
  )

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS'])('shows nothing to %s', async (method) => {
    const reply = await say(
      service().url,
      `${method} /api/keys HTTP/1.1\r\n${host()}\r\nConnection: close\r\n\r\n`,
    )
    expect(reply).not.toMatch(/"keys"|HTTP\/1\.1 200/)
  })

  it('can not claim another host in its address', async () => {
    const reply = await say(
      service().url,
      'GET http://rebound.example/api/health HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
    )
    expect(statuses(reply)).toEqual([403])
  })
})

describe('names and texts', () => {
  const nasty = [
    '../../../../etc/passwd',
    '..\\..\\windows\\system.ini',
    '/etc/passwd\0.png',
    `'; DROP TABLE records; --`,
    `" OR ""="`,
    '# Heading\n\n[link](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    '${7*7}{{7*7}}%s%n',
    '=cmd|calc!A1',
    '\u202egnp.exe',
    'CON',
    '..',
    'a'.repeat(100_000),
  ]

  it('are only labels in the history, and no file is written elsewhere', async () => {
    const before = filesIn(service().dataDir)
    const ids = await Promise.all(
      nasty.map(async (filename) => (await service().read('text', hello, { filename })).body['id']),
    )
    expect(new Set(ids).size).toBe(nasty.length)
    const added = filesIn(service().dataDir).filter((file) => !before.includes(file))
    expect(
      added.filter((file) => !/^images\/[0-9a-f]{2}\/[0-9a-f]{64}$|^fovea\.(log|sqlite)/.test(file)),
    ).toEqual([])
    const { records, total } = await service().server.call('records.list', { limit: 200 })
    expect(total).toBeGreaterThanOrEqual(nasty.length)
    expect(records.map(({ filename }) => filename).filter((name) => /[/\\\0\n\u202e]/.test(name))).toEqual([])
  })

  it('cause no error when they are searched for', async () => {
    for (const text of nasty.filter((each) => each.length < 1000)) {
      const query = `query=${encodeURIComponent(text)}`
      expect((await service().ask('GET', '/api/records', { query })).status).toBe(200)
    }
  })

  it.each([
    '/api/records/..%2f..%2fetc%2fpasswd/image',
    '/api/records/%00/image',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('lead to no file as a path: %s', async (to) => {
    const reply = await say(
      service().url,
      `GET ${to}?key=${service().key} HTTP/1.1\r\nHost: ${new URL(service().url).host}\r\nConnection: close\r\n\r\n`,
    )
    expect(statuses(reply)).toEqual([404])
  })
})

describe('a bomb', () => {
  // bombs.long.test.ts measures the work as well, and unpacks what has to be unpacked.
  it.each(bombsByHeader)('is refused by its header: %s', async (_, make) => {
    const before = await recordCount(service())
    const answer = await service().read('text', dataUrl(await make()))
    expectError(answer, 400, /pixels, and the maximum is/)
    expect(await recordCount(service())).toBe(before)
  })
})

describe('random bodies', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  const nearly = fc.record(
    {
      document: fc.oneof(
        value,
        fc.record({
          type: fc.oneof(fc.constant('image_url'), value),
          image_url: fc.oneof(
            value,
            fc.string().map((text) => `data:image/png;base64,${text}`),
            fc.webUrl().map(notFetched),
          ),
        }),
      ),
      filename: fc.oneof(value, fc.string({ unit: 'binary' })),
      result_schema: fc.oneof(value, fc.string()),
    },
    { requiredKeys: [] },
  )
  const bodies = fc.oneof(
    nearly.map((body) => JSON.stringify(body)),
    value.map((body) => JSON.stringify(body)),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.tuple(nearly, fc.nat()).map(([body, at]) => {
      const text = JSON.stringify(body)
      return text.slice(0, at % (text.length + 1))
    }),
  )

  it('are each 400 with the standard error body', async () => {
    const before = await recordCount(service())
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom(...operationNames.map((name) => operations[name].path)),
        async (body, to) => {
          const answer = await service().ask('POST', to, { body })
          expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['statusText']])
        },
      ),
      { numRuns: isLongRun ? 1000 : 200 },
    )
    expect(await recordCount(service())).toBe(before)
  })
})

describe('after all of these attacks', () => {
  it('no file of the data folder contains a key, a session or the secret of an address', () => {
    const { dataDir, key } = service()
    const found = filesIn(dataDir).filter((file) => readFileSync(path.join(dataDir, file)).includes(key))
    expect(found).toEqual([])
    expect(readFileSync(path.join(dataDir, 'fovea.log'), 'utf8')).not.toMatch(/fv_[\w-]{20}|user:password/)
  })

  it('no error was unforeseen', () => {
    const log = readFileSync(path.join(service().dataDir, 'fovea.log'), 'utf8')
    expect(log.split('\n').filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})

/** Replaces web addresses in random texts by a refused address, so that no name is looked up. */
function notFetched(url: string): string {
  return url.replace(/^(https?:\/\/)[^/]*/, '$110.0.0.1')
}

/** Lists all files of a folder by their relative paths. */
function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
}
