import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationNames, operations } from '../../../shared/operations.ts'
import { fixtures, fixtureTexts } from '../../support/images.ts'
import { bodyOf, dataUrl, fileUrl, statusText, expectError, type Service } from '../support/service.ts'

const hello = fileUrl(fixtures.hello)
const blank = fileUrl(fixtures.blank)
const schema = { result_schema: { total: '', buyer: { name: '' }, items: [{ name: '' }] } }

export function decisions(service: () => Service): void {
  const usedBy = async (id: string) =>
    (await service().server.call('keys.list', {})).keys.find((key) => key.id === id)?.usedThisMonth

  describe('7. decisions on answers', () => {
    it.each(operationNames)('%s answers 200 on success', async (operation) => {
      expect((await service().read(operation, hello, schema)).status).toBe(200)
    })

    it.each([
      ['text', ''],
      ['multilingual', ''],
      ['markdown', ''],
      ['json', '{"total":"","buyer":{"name":""},"items":[]}'],
    ] as const)('an image with no text at all is a success for %s', async (operation, content) => {
      const { status, body } = await service().read(operation, blank, schema)
      expect([status, body['content']]).toEqual([200, content])
    })

    it.each(operationNames)('%s has the same image limits', async (operation) => {
      const answer = await service().read(operation, fileUrl(fixtures.tiny), schema)
      expectError(answer, 400, /the minimum is 100x100/)
    })

    it.each(['image/jpeg', 'image/gif', 'text/html', 'application/octet-stream'])(
      'the format is what the bytes are: a PNG sent as %s works',
      async (type) => {
        const { status, body } = await service().read('text', dataUrl(readFileSync(fixtures.hello), type))
        expect([status, body['filename']]).toEqual([200, 'image.png'])
      },
    )

    it('a TIFF named .png is 400 and the message says TIFF', async () => {
      const answer = await service().read('text', fileUrl(fixtures.tiffNamedPng), { filename: 'scan.png' })
      expectError(answer, 400, /scan\.png .* TIFF/)
    })

    it('an animated GIF is read by its first frame', async () => {
      const { status, body } = await service().read('text', fileUrl(fixtures.animatedGif))
      expect([status, body['content']]).toEqual([200, fixtureTexts.hello.join('\n')])
    })

    it('an animated WebP is read by its first frame', async () => {
      const image = await sharp(fixtures.animatedGif, { animated: true }).webp({ lossless: true }).toBuffer()
      const { status, body } = await service().read('text', image)
      expect([status, body['content']]).toEqual([200, fixtureTexts.hello.join('\n')])
    })

    it('EXIF orientation is honoured', async () => {
      const { status, body } = await service().read('text', fileUrl(fixtures.turnedByExif))
      expect([status, body['content']]).toEqual([200, fixtureTexts.hello.join('\n')])
    })

    it.each([
      ['JPEG', fixtures.turnedByExif, 'image.jpg'],
      ['PNG', fixtures.hello, 'image.png'],
      ['GIF', fixtures.animatedGif, 'image.gif'],
      ['WebP', fixtures.webp, 'image.webp'],
    ])('filename, when none is sent with a data URL, is image.<ext>: %s', async (_, file, name) => {
      expect((await service().read('text', fileUrl(file))).body['filename']).toBe(name)
    })

    it.each([
      ['../../etc/passwd', 'passwd'],
      ['C:\\scans\\a.png', 'a.png'],
      ['', 'image.png'],
      ['..', 'image.png'],
      ['a\u0000b\u202ecod.png', 'abcod.png'],
    ])('filename is a label only: %j becomes %j', async (filename, label) => {
      expect((await service().read('text', hello, { filename })).body['filename']).toBe(label)
    })

    it('filename is cut at 255 characters', async () => {
      const { body } = await service().read('text', hello, { filename: 'x'.repeat(1000) })
      expect(body['filename']).toBe('x'.repeat(255))
    })
  })

  describe('7. decisions on image URLs', () => {
    const pictures = createServer((request, response) => {
      const path = request.url ?? ''
      if (path.startsWith('/moved'))
        response.writeHead(302, { Location: '/scans/r%C3%A9sum%C3%A9.png?size=1' }).end()
      else if (path.startsWith('/around')) response.writeHead(302, { Location: '/around' }).end()
      else if (path.startsWith('/large')) response.end(Buffer.alloc(10 * 1024 * 1024 + 1))
      else if (path.startsWith('/page')) response.end('<!doctype html><p>no image')
      else if (path.startsWith('/scans')) response.end(readFileSync(fixtures.hello))
      else response.writeHead(404).end()
    })
    const at = (path: string) => `http://127.0.0.1:${(pictures.address() as AddressInfo).port}${path}`

    beforeAll(async () => {
      await once(pictures.listen(0, '127.0.0.1'), 'listening')
      await service().server.call('settings.set', { allowsPrivateUrls: true })
    })
    afterAll(async () => {
      pictures.close()
      await service().server.call('settings.set', { allowsPrivateUrls: false })
    })

    it('an http image URL is fetched and read, and its last path segment is the filename', async () => {
      const { status, body } = await service().read('text', at('/scans/a%20scan.png?size=1#top'))
      expect([status, body['content'], body['filename']]).toEqual([
        200,
        fixtureTexts.hello.join('\n'),
        'a scan.png',
      ])
    })

    it('a sent filename takes precedence over that of the URL', async () => {
      const { body } = await service().read('text', at('/scans/a.png'), { filename: 'mine.png' })
      expect(body['filename']).toBe('mine.png')
    })

    it('a redirect is followed', async () => {
      expect((await service().read('text', at('/moved'))).status).toBe(200)
    })

    it.each([
      ['/around', /redirects more than 3 times/],
      ['/none', /it answered 404/],
      ['/large', /the limit is 10 MB/],
      ['/page', /HTML|text/],
    ])('a URL that can not be used is 400 with the reason: %s', async (path, why) => {
      const answer = await service().read('text', at(path))
      expectError(answer, 400, why)
    })

    it('a URL where nothing listens is 400 with the reason', async () => {
      const answer = await service().read('text', 'http://127.0.0.1:1/a.png')
      expectError(answer, 400, /nothing answers there/)
    })
  })

  describe('7. decisions on keys and counts', () => {
    it('payload repeats the key in this response only: it is masked when stored and in every later answer', async () => {
      const { key } = service()
      const { body } = await service().read('text', hello)
      const stored = await service().ask('GET', `/api/records/${String(body['id'])}`)
      expect(stored.body['payload']).toBe(`${service().url}/api/text-recognition?key=${key.slice(0, 8)}****`)
      expect(JSON.stringify(stored.body)).not.toContain(key)
    })

    it('a record that was made without a request has the same URL without the query string', async () => {
      const { server, url } = service()
      const { records } = await server.call('records.add', { images: [{ path: fixtures.hello }] })
      const record = await server.call('records.get', { id: records[0]!.id, wait: true })
      expect(record.payload).toBe(`${url}/api/multilingual-text-recognition`)
    })

    it('a request counts if it succeeds, but not if it ends in 400, 401, 403 or 415', async () => {
      const { id, key } = await service().newKey()
      await service().read('text', hello, {}, { key })
      await service().read('text', fileUrl(fixtures.tiny), {}, { key })
      await service().read('json', hello, {}, { key })
      await service().read('text', hello, {}, { key, headers: { 'Content-Type': 'text/plain' } })
      await service().read('text', hello, {}, { key, headers: { Authorization: 'Bearer other' } })
      await service().ask('GET', '/api/keys', { key })
      expect(await usedBy(id)).toBe(1)
    })

    it('the four operations share one quota', async () => {
      const { id, key } = await service().newKey()
      for (const operation of operationNames) await service().read(operation, hello, schema, { key })
      expect(await usedBy(id)).toBe(4)
    })

    it('a used-up quota is 403 and says when the next month starts, in UTC', async () => {
      const { key } = await service().newKey('free')
      await Promise.all(Array.from({ length: 30 }, () => service().read('text', blank, {}, { key })))
      const answer = await service().read('text', blank, {}, { key })
      const now = new Date()
      const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
      expect([answer.status, statusText(answer)]).toEqual([403, expect.stringContaining(next)])
    })

    it('the rate limit is per key, its default is a setting, and 429 has a Retry-After header', async () => {
      const { server } = service()
      const { requestsPerMinute } = await server.call('settings.get', {})
      await server.call('settings.set', { requestsPerMinute: { ...requestsPerMinute, basic: 2 } })
      const [one, other] = [await service().newKey('basic'), await service().newKey('basic')]
      const health = (key: string) => service().ask('GET', '/api/health', { key })
      expect((await health(one.key)).headers.get('RateLimit')).toBe('"minute";r=1;t=60')
      expect((await health(one.key)).headers.get('RateLimit')).toMatch(/^"minute";r=0;t=(60|59)$/)
      const refused = await health(one.key)
      expectError(refused, 429, /More than 2 requests/)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(58)
      expect((await health(other.key)).status).toBe(200)
      await server.call('settings.set', { requestsPerMinute })
    })

    it.each<[number, Parameters<Service['ask']>]>([
      [200, ['GET', '/api/records']],
      [400, ['POST', '/api/text-recognition', { body: {} }]],
      [403, ['GET', '/api/keys']],
      [404, ['GET', '/api/nothing']],
      [405, ['PUT', '/api/text-recognition']],
      [415, ['POST', '/api/text-recognition', { body: {}, headers: { 'Content-Type': 'text/xml' } }]],
    ])('every answer to a key carries RateLimit-Policy and RateLimit: %i', async (status, question) => {
      const answer = await service().ask(...question)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('RateLimit-Policy')).toBe('"minute";q=1000000;w=60')
      expect(answer.headers.get('RateLimit')).toMatch(/^"minute";r=\d+;t=\d+$/)
    })

    it('an unauthenticated answer has neither of these headers', async () => {
      const answer = await service().ask('GET', '/api/health', { key: null })
      expect(answer.headers.get('RateLimit')).toBeNull()
    })

    it('a full queue is 429 too, with its own text and Retry-After', async () => {
      const { server } = service()
      const { id, key } = await service().newKey()
      await server.call('settings.set', { maxWaitingRequests: 1 })
      await server.call('queue.pause', {})
      const first = service().read('text', hello)
      await expect.poll(async () => (await server.call('queue.get', {})).waiting).toBe(1)
      const refused = await service().read('text', hello, {}, { key })
      expectError(refused, 429, /^The queue is full/)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await usedBy(id)).toBe(0)
      await server.call('settings.set', { maxWaitingRequests: 200 })
      await server.call('queue.resume', {})
      expect((await first).status).toBe(200)
    })

    it.each(['Bearer', 'bearer', 'BEARER'])(
      'a second way to send the key: the header Authorization: %s',
      async (scheme) => {
        const { key } = service()
        const headers = { Authorization: `${scheme} ${key}` }
        const { status, body } = await service().read('text', hello, {}, { key: null, headers })
        expect([status, body['payload']]).toEqual([200, `${service().url}/api/text-recognition?key=${key}`])
      },
    )

    it('key and header must agree if both are sent', async () => {
      const { key, newKey } = service()
      const other = await newKey()
      const ask = (bearer: string) =>
        service().read('text', hello, {}, { headers: { Authorization: `Bearer ${bearer}` } })
      expect((await ask(key)).status).toBe(200)
      expect((await ask(other.key)).status).toBe(401)
    })
  })

  describe('7. decisions on the request', () => {
    it('unknown extra fields are ignored, even with names of our own options', async () => {
      const more = {
        model: 'best',
        temperature: 0,
        languages: 5,
        profile: 'x',
        engine: 'x',
        details: 'yes',
        key: 1,
        stream: true,
      }
      const { status, body } = await service().read('text', hello, more)
      expect([status, body['details']]).toEqual([200, undefined])
    })

    it('unknown query parameters are ignored', async () => {
      expect((await service().read('text', hello, {}, { query: 'version=2&x' })).status).toBe(200)
    })

    it.each(
      operationNames.flatMap((name) =>
        ['GET', 'PUT', 'DELETE', 'PATCH'].map((method) => [method, name] as const),
      ),
    )('another method is 405 and names the allowed ones: %s %s', async (method, name) => {
      const answer = await service().ask(
        method,
        operations[name].path,
        method === 'GET' ? {} : { body: bodyOf(hello) },
      )
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, expect.stringContaining('POST')])
    })

    it.each([
      '/api',
      '/api/',
      '/api/text-recognition/',
      '/api/Text-Recognition',
      '/api/v1/text-recognition',
      '/nothing',
    ])('an unknown path is 404: %s', async (path) => {
      expect((await service().ask('POST', path, { body: bodyOf(hello) })).status).toBe(404)
    })

    it('a body over the limit is 413', async () => {
      const answer = await service().read('text', `data:image/png;base64,${'A'.repeat(15 * 1024 * 1024)}`)
      expect([answer.status, Object.keys(answer.body)]).toEqual([413, ['statusText']])
    })

    it.each([
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      '',
    ])('another content type is 415: %j', async (type) => {
      const answer = await service().read('text', hello, {}, { headers: { 'Content-Type': type } })
      expect(answer.status).toBe(415)
    })
  })
}
