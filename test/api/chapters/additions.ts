import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixtures, makeTextImage } from '../../support/images.ts'
import { fileUrl, type Service } from '../support/service.ts'
import { signIn } from './authentication.ts'

const hello = fileUrl(fixtures.hello)

interface Listed {
  readonly records: readonly { readonly id: string; readonly filename: string }[]
  readonly nextCursor: string | null
  readonly total: number
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function additions(service: () => Service): void {
  /** Reads images with a new key, whose records the tests then list. */
  async function withRecords() {
    const { key } = await service().newKey()
    for (const filename of ['one.png', 'two.png', '三.png'])
      await service().read('text', hello, { filename }, { key })
    await service().read('markdown', hello, { filename: 'four.png' }, { key })
    const list = async (query = '') =>
      (await service().ask('GET', '/api/records', { key, query })).body as unknown as Listed
    return { key, list }
  }
  const names = ({ records }: Listed) => records.map(({ filename }) => filename)

  describe('8. additions', () => {
    it('GET /api/records lists the records of a key, newest first, page by page', async () => {
      const { list } = await withRecords()
      const first = await list('limit=3')
      expect([names(first), first.total]).toEqual([['four.png', '三.png', 'two.png'], 4])
      const second = await list(`limit=3&cursor=${first.nextCursor ?? ''}`)
      expect([names(second), second.nextCursor]).toEqual([['one.png'], null])
    })

    it.each([
      ['operation=markdown', ['four.png']],
      ['status=failed', []],
      ['query=two', ['two.png']],
      [`query=${encodeURIComponent('三')}`, ['三.png']],
      ['query=reading&operation=markdown', ['four.png']],
      [`query=${encodeURIComponent(`' OR 1=1 --`)}`, []],
    ])('GET /api/records filters and searches: %s', async (query, found) => {
      const { list } = await withRecords()
      expect(names(await list(query))).toEqual(found)
    })

    it.each(['limit=0', 'limit=201', 'limit=x', 'limit=1&limit=2', 'status=lost', 'operation=pdf'])(
      'GET /api/records?%s is 400',
      async (query) => expect((await service().ask('GET', '/api/records', { query })).status).toBe(400),
    )

    it('GET /api/records/{id} shows a record to its own key, and is 404 for another', async () => {
      const { body } = await service().read('text', hello)
      const path = `/api/records/${String(body['id'])}`
      expect((await service().ask('GET', path)).body).toMatchObject({
        id: body['id'],
        format: 'text',
        error: null,
      })
      const { key } = await service().newKey()
      expect((await service().ask('GET', path, { key })).status).toBe(404)
      expect((await service().ask('GET', `${path}/page`, { key })).status).toBe(404)
    })

    it('POST /api/records/remove deletes the records of a key with their images, and no others', async () => {
      const { url, newKey } = service()
      const [{ key }, other] = [await newKey(), await newKey()]
      const image = await makeTextImage('Shred after reading')
      const { id } = (await service().read('text', image, {}, { key })).body
      const remove = async (who: string) =>
        (await service().ask('POST', '/api/records/remove', { key: who, body: { ids: [id] } })).body
      const imageStatus = async () =>
        (await fetch(`${url}/api/records/${String(id)}/image?key=${key}`)).status
      expect(await remove(other.key)).toEqual({ removed: 0 })
      expect(await imageStatus()).toBe(200)
      expect(await remove(key)).toEqual({ removed: 1 })
      expect([(await service().ask('GET', `/api/records/${String(id)}`, { key })).status]).toEqual([404])
      expect(await imageStatus()).toBe(404)
      const stored = readdirSync(path.join(service().dataDir, 'images'), { recursive: true }).map(String)
      expect(stored.filter((file) => file.endsWith(sha256(image)))).toEqual([])
    })

    it('GET /api/keys/usage returns what is left of a key’s monthly quota', async () => {
      const { key } = await service().newKey('free')
      await service().read('text', hello, {}, { key })
      const { body } = await service().ask('GET', '/api/keys/usage', { key, query: 'days=1' })
      expect(body).toMatchObject({
        days: [{ count: 1 }],
        month: { used: 1, limit: 30, resetsAt: expect.stringMatching(/-01T00:00:00\.000Z$/) as string },
      })
    })

    it('GET /api/records/{id}/page shows the words with their boxes', async () => {
      const { body } = await service().read('text', hello)
      const page = await service().ask('GET', `/api/records/${String(body['id'])}/page`)
      expect(page.body['lines']).toHaveLength(2)
    })

    it('GET /api/records/{id}/image gives the image back', async () => {
      const { url, key } = service()
      const { body } = await service().read('text', hello)
      const image = await fetch(`${url}/api/records/${String(body['id'])}/image?key=${key}`)
      expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(Buffer.from(await image.arrayBuffer()).toString('base64')).toBe(hello.split(',')[1])
    })

    it('GET /api/health needs no key, and returns versions, queue and workers', async () => {
      const { status, body } = await service().ask('GET', '/api/health', { key: null })
      expect([status, body['status']]).toEqual([200, 'ok'])
      expect(body).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
        queue: { waiting: 0, working: 0, isPaused: false },
      })
    })

    it('GET /openapi.json describes every path with its input and answers', async () => {
      const { status, body } = await (async () => {
        const answer = await fetch(`${service().url}/openapi.json`)
        return { status: answer.status, body: (await answer.json()) as Record<string, object> }
      })()
      expect(status).toBe(200)
      expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: service().url }] })
      expect(Object.keys(body['paths'] ?? {})).toEqual(
        expect.arrayContaining([
          '/api/text-recognition',
          '/api/records/{id}',
          '/api/records/{id}/image',
          '/api/events',
        ]),
      )
    })

    it('GET /docs is readable offline: it loads nothing from elsewhere', async () => {
      const answer = await fetch(`${service().url}/docs`)
      const page = await answer.text()
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'/)
      expect(page).toContain('POST /api/key-information-extraction')
      expect(page).not.toMatch(/<link|@import|<[^>]+ src=|url\(/)
    })

    it('?details=1 adds languages, confidence, duration and fields', async () => {
      const { status, body } = await service().read(
        'json',
        hello,
        { result_schema: { total: '' } },
        { query: 'details=1' },
      )
      expect(status).toBe(200)
      expect(body['details']).toMatchObject({
        languages: ['eng'],
        fields: [{ path: 'total', value: '', raw: '', box: null, reason: expect.any(String) as string }],
      })
    })

    it('?details=1 gives each found field its raw text, box in pixels and confidence', async () => {
      const image = await makeTextImage('Invoice\nTotal: 48.50 EUR')
      const { body } = await service().read(
        'json',
        image,
        { result_schema: { total: '' } },
        { query: 'details=1' },
      )
      const number = expect.any(Number) as number
      expect(body['details']).toMatchObject({
        confidence: number,
        durationMs: number,
        fields: [
          {
            path: 'total',
            value: '48.50',
            raw: expect.stringContaining('48.50') as string,
            box: { x0: number, y0: number, x1: number, y1: number },
            confidence: number,
            reason: null,
          },
        ],
      })
    })

    it('?schema_name fills a saved schema', async () => {
      const { status, body } = await service().read('json', hello, {}, { query: 'schema_name=receipt' })
      expect([status, Object.keys(JSON.parse(String(body['content'])) as object)]).toEqual([
        200,
        expect.arrayContaining(['total']),
      ])
      expect((await service().read('json', hello, {}, { query: 'schema_name=nobody' })).status).toBe(404)
    })

    it('?details=0 and no details add nothing', async () => {
      for (const query of ['details=0', ''])
        expect((await service().read('text', hello, {}, { query })).body).not.toHaveProperty('details')
    })

    it('?languages, ?profile and ?engine choose how to read', async () => {
      const { status, body } = await service().read(
        'multilingual',
        hello,
        {},
        { query: 'languages=eng&profile=quick&engine=tesseract' },
      )
      expect([status, body['content']]).toEqual([200, expect.stringContaining('Hello')])
      for (const query of ['languages=xxx', 'engine=abacus'])
        expect((await service().read('text', hello, {}, { query })).status).toBe(400)
    })

    it('each answer has a request id: the sent one if it is valid', async () => {
      const ask = async (id?: string) =>
        (
          await service().ask('GET', '/api/health', { headers: { ...(id && { 'X-Request-Id': id }) } })
        ).headers.get('X-Request-Id')
      expect(await ask('order-4711')).toBe('order-4711')
      expect(await ask()).toMatch(/^[\w-]{20,}$/)
      expect(await ask('<script>')).not.toContain('<')
    })

    it('a signed-in owner can use all calls of the desktop app', async () => {
      const headers = { Cookie: await signIn(service()) }
      for (const path of [
        '/api/keys',
        '/api/keys/usage',
        '/api/sessions',
        '/api/settings',
        '/api/queue',
        '/api/schemas',
        '/api/folders',
      ])
        expect([path, (await service().ask('GET', path, { key: null, headers })).status]).toEqual([path, 200])
    })
  })
}
