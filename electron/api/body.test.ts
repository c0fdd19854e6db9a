import { describe, expect, it } from 'vitest'
import { createBodyLimiter } from './body-limiter.ts'
import { readBody } from './body.ts'

const json = { 'Content-Type': 'application/json' }

function post(body: BodyInit | null, headers: Record<string, string> = json): Request {
  return new Request('http://h/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

async function read(body: BodyInit | null, headers?: Record<string, string>, maxBytes = 1000) {
  return createBodyLimiter().run({ owner: 'a', signal: new AbortController().signal }, (slot) =>
    readBody(post(body, headers), maxBytes, slot),
  )
}

describe('the media type of a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'may be %s',
    async (type) => {
      expect(await read('{"a":1}', { 'Content-Type': type })).toEqual({ ok: true, value: { a: 1 } })
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('may not be %s', async (type) => {
    expect(await read('{"a":1}', { 'Content-Type': type })).toEqual({
      ok: false,
      error: { code: 'http.contentType', data: { sent: type } },
    })
  })

  it('is required', async () => {
    const bytes = new TextEncoder().encode('{}')
    expect(await read(bytes, {})).toMatchObject({ error: { code: 'http.contentType', data: { sent: '' } } })
  })

  it('may not be compressed, so that nothing can inflate', async () => {
    expect(await read('{}', { ...json, 'Content-Encoding': 'gzip' })).toMatchObject({
      error: { code: 'http.contentType', data: { sent: 'application/json (gzip)' } },
    })
  })
})

describe('the size limit of a body', () => {
  it('applies to the announced length, before anything is read', async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull() {
          isRead = true
        },
      },
      { highWaterMark: 0 },
    )
    const refused = await read(body, { ...json, 'Content-Length': '1001' })
    expect([refused, isRead]).toEqual([
      { ok: false, error: { code: 'http.tooLarge', data: { maxBytes: 1000 } } },
      false,
    ])
  })

  it('applies while reading, whatever was announced, and the rest is not read', async () => {
    let sentBytes = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 100
        controller.enqueue(new Uint8Array(100))
      },
    })
    expect(await read(body, { ...json, 'Content-Length': '10' })).toMatchObject({
      error: { code: 'http.tooLarge' },
    })
    expect(sentBytes).toBeLessThan(2000)
  })

  it('allows a body of exactly that size', async () => {
    expect(await read(`{"a":"${'x'.repeat(992)}"}`)).toMatchObject({ ok: true })
    expect(await read(`{"a":"${'x'.repeat(993)}"}`)).toMatchObject({ error: { code: 'http.tooLarge' } })
  })
})

describe('the content of a body', () => {
  it('may be missing', async () => {
    expect(await read(null, {})).toEqual({ ok: true, value: {} })
    expect(await read('', json)).toEqual({ ok: true, value: {} })
  })

  it('is refused with the position where it stops being JSON', async () => {
    expect(await read('{"a":}')).toMatchObject({
      error: { code: 'input.notJson', data: { why: expect.stringContaining('line 1, column 6') as string } },
    })
  })

  it('is refused when it is not UTF-8', async () => {
    expect(await read(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({
      error: { code: 'input.notJson', data: { why: 'it is not UTF-8 text' } },
    })
  })

  it.each(['[]', '"text"', '1', 'null'])('is refused when it is %s', async (text) => {
    expect(await read(text)).toMatchObject({ error: { code: 'input.invalid', data: { path: '' } } })
  })

  it('is refused when it has more values than any call takes, before they are built', async () => {
    const many = `{"a":[${'0,'.repeat(200_001)}0]}`
    expect(await read(many, json, many.length)).toMatchObject({
      error: { code: 'input.invalid', data: { rule: expect.stringContaining('200000') as string } },
    })
  })

  it('is refused when it nests too deeply', async () => {
    const deep = '{"a":'.repeat(50_000)
    expect(await read(deep, json, deep.length)).toMatchObject({ error: { code: 'input.notJson' } })
  })

  it('cannot reach any prototype', async () => {
    const body = await read('{"__proto__":{"isOwner":true},"a":{"__proto__":{"b":1}}}')
    expect(body.ok && 'isOwner' in body.value).toBe(false)
    expect(Object.hasOwn(Object.prototype, 'isOwner')).toBe(false)
  })
})

describe('a result schema in a body', () => {
  const schemaOf = async (text: string) => {
    const body = await read(text)
    return body.ok ? body.value['result_schema'] : body
  }

  it('stays the text that was sent, with order, repeated keys and spaces', async () => {
    expect(await schemaOf('{"x":1, "result_schema" : { "b":"", "2":"", "1":"", "b":"" } }')).toBe(
      '{ "b":"", "2":"", "1":"", "b":"" }',
    )
  })

  it('is the last one if two are given', async () => {
    expect(await schemaOf('{"result_schema":{"a":""},"result_schema":{"b":""}}')).toBe('{"b":""}')
  })

  it('stays unchanged if it is a string, or not an object', async () => {
    expect(await schemaOf('{"result_schema":"{\\"a\\":\\"\\"}"}')).toBe('{"a":""}')
    expect(await schemaOf('{"result_schema":[""]}')).toEqual([''])
  })
})
