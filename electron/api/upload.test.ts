import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { imageLimits } from '../../shared/limits.ts'
import { ok } from '../../shared/result.ts'
import { apiApp, bodyOf, errorOf } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'
import { fixtures } from '../../test/support/images.ts'

const record = {
  id: 'r1',
  filename: 'a.png',
  content: '',
  format: 'json',
  timestamp: 1,
  payload: '',
} as const
const upload = '/api/upload/key-information-extraction'
const hello = new Uint8Array(readFileSync(fixtures.hello))

function service() {
  const answers = { 'operation.json': () => ok(record), 'operation.text': () => ok(record) }
  const engine = engineStub({ keys: { 'key-a': 'free' }, answers })
  engine.sessions.add('s1')
  return { engine, ...apiApp(engine) }
}

function formWith(parts: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  return form
}

describe('an upload', () => {
  it.each(['image/png', 'application/octet-stream'])(
    'is the raw image, with its options in the query: %s',
    async (type) => {
      const { engine, send } = service()
      const schema = '{"total":"", "total":""}'
      const query = `filename=a%20b.png&details=1&languages=eng,deu&result_schema=${encodeURIComponent(schema)}`
      const response = await send(`${upload}?key=key-a&${query}`, {
        method: 'POST',
        body: hello,
        headers: { 'Content-Type': type },
      })
      expect(await bodyOf(response)).toEqual({
        ...record,
        payload: `http://127.0.0.1:7878${upload}?key=key-a`,
      })
      const { input, context } = engine.arrived[0]!
      expect(input).toMatchObject({
        filename: 'a b.png',
        details: 1,
        languages: ['eng', 'deu'],
        result_schema: schema,
      })
      expect(new Uint8Array(context.file!.take()!)).toEqual(hello)
      expect(context.file!.take()).toBeNull()
    },
  )

  it('is a form with one file, whatever its part is called, and options as other parts', async () => {
    const { engine, send } = service()
    const form = formWith({ scan: new File([hello], 'Beleg 1.png'), schema_name: 'receipt', other: 'x' })
    const response = await send(`${upload}?key=key-a&details=1`, { method: 'POST', body: form })
    expect(response.status).toBe(200)
    const { input, context } = engine.arrived[0]!
    expect(input).toMatchObject({ filename: 'Beleg 1.png', schema_name: 'receipt', details: 1 })
    expect(new Uint8Array(context.file!.take()!)).toEqual(hello)
    expect(context.file!.take()).toBeNull()
  })

  it.each([
    ['a form without a file', formWith({ filename: 'a.png' }), 'must be one image; the form has 0 files'],
    [
      'a form with two',
      formWith({ a: new File([hello], 'a.png'), b: new File([hello], 'b.png') }),
      'must be one image; the form has 2 files',
    ],
  ])('is refused with what is wrong: %s', async (_, body, rule) => {
    const { engine, send } = service()
    const error = await errorOf(await send(`${upload}?key=key-a`, { method: 'POST', body }))
    expect(error).toMatchObject({ status: 400, code: 'input.invalid', data: { path: 'file', rule } })
    expect(engine.arrived).toEqual([])
  })

  it('is refused if it has more than 100 parts, without reading on', async () => {
    const { send } = service()
    const parts = '--x\r\nContent-Disposition: form-data; name="f"\r\n\r\na\r\n'.repeat(200_000)
    const before = process.cpuUsage()
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const answer = await send(`${upload}?key=key-a`, { method: 'POST', body: `${parts}--x--`, headers })
    expect(await errorOf(answer)).toMatchObject({ status: 400, code: 'input.invalid' })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })

  it('is refused if it is JSON, compressed, truncated or too large', async () => {
    const { engine, send } = service()
    const errors = []
    for (const [type, body, more] of [
      ['application/json', '{}', {}],
      ['image/png', hello, { 'Content-Encoding': 'gzip' }],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"', {}],
      ['image/png', new Uint8Array(imageLimits.maxBytes * 1.1), {}],
    ] as const) {
      const headers = { 'Content-Type': type, ...more }
      errors.push(await errorOf(await send(`${upload}?key=key-a`, { method: 'POST', body, headers })))
    }
    expect(errors.map(({ status, code }) => [status, code])).toEqual([
      [415, 'http.uploadType'],
      [415, 'http.uploadType'],
      [400, 'http.malformed'],
      [413, 'http.tooLarge'],
    ])
    expect(errors[1]?.statusText).toContain('image/png (gzip)')
    expect(engine.arrived).toEqual([])
  })

  it('of a form is refused for a session without a reported origin', async () => {
    const { engine, send } = service()
    const form = formWith({ a: new File([hello], 'a.png') })
    const headers = { Cookie: 'fovea_session=s1' }
    expect((await send(upload, { method: 'POST', body: form, headers })).status).toBe(403)
    expect(engine.arrived).toEqual([])
  })

  it('is accepted on no other path: the four operations themselves take JSON only', async () => {
    const { send } = service()
    const form = formWith({ a: new File([hello], 'a.png') })
    const answer = await send('/api/text-recognition?key=key-a', { method: 'POST', body: form })
    expect(await errorOf(answer)).toMatchObject({ status: 415, code: 'http.contentType' })
    expect((await send(upload, { method: 'GET' })).status).toBe(405)
  })
})
