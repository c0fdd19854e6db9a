import { describe, expect, it } from 'vitest'
import { fixtures } from '../../support/images.ts'
import { bodyOf, fileUrl, statusText, type Service } from '../support/service.ts'

const hello = fileUrl(fixtures.hello)
const body = bodyOf(hello)
const path = '/api/text-recognition'

/** The cookie that the sign-in link gives a browser. */
export async function signIn({ server, url }: Service): Promise<string> {
  const link = await server.call('sessions.link', {})
  const answer = await fetch(url + link.path, { redirect: 'manual' })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

export function authentication(service: () => Service): void {
  const post = (question: Parameters<Service['ask']>[2]) => service().ask('POST', path, { body, ...question })

  describe('5. authentication', () => {
    it.each([
      ['no key', { key: null }],
      ['an empty key', { key: '' }],
      ['a key that was never made', { key: 'fv_0123456789' }],
      ['another scheme', { key: null, headers: { Authorization: 'Basic Zm9vOmJhcg==' } }],
      ['a bearer that was never made', { key: null, headers: { Authorization: 'Bearer nothing' } }],
    ])('%s is 401', async (_, question) => expect((await post(question)).status).toBe(401))

    it('a key in another case, or with a space, is 401', async () => {
      const { key } = service()
      for (const wrong of [key.toUpperCase(), `${key} `, key.slice(0, -1), `${key}x`])
        expect((await post({ key: wrong })).status).toBe(401)
    })

    it('a revoked key is 401 at once', async () => {
      const { id, key } = await service().newKey()
      expect((await post({ key })).status).toBe(200)
      await service().server.call('keys.revoke', { id })
      expect((await post({ key })).status).toBe(401)
    })

    it('a rotated key is 401 at once, or at the chosen time', async () => {
      const { id, key } = await service().newKey()
      const next = await service().server.call('keys.rotate', { id, keepOldHours: 1 })
      expect((await post({ key })).status).toBe(200)
      const last = await service().server.call('keys.rotate', { id })
      expect((await post({ key })).status).toBe(401)
      expect((await post({ key: next.key })).status).toBe(401)
      expect((await post({ key: last.key })).status).toBe(200)
    })

    it('the key is optional for logged-in users', async () => {
      const Cookie = await signIn(service())
      const answer = await post({ key: null, headers: { Cookie } })
      expect([answer.status, answer.body['payload']]).toEqual([200, `${service().url}${path}`])
    })

    it('a revoked session is 401', async () => {
      const Cookie = await signIn(service())
      const { body: list } = await service().ask('GET', '/api/sessions', { key: null, headers: { Cookie } })
      const [current] = (list['sessions'] as { id: string; isCurrent: boolean }[]).filter(
        (each) => each.isCurrent,
      )
      await service().server.call('sessions.revoke', { id: current!.id })
      expect((await post({ key: null, headers: { Cookie } })).status).toBe(401)
    })

    it('the event stream of a session ends when it is revoked', async () => {
      const Cookie = await signIn(service())
      const stream = await fetch(`${service().url}/api/events`, { headers: { Cookie } })
      expect(stream.status).toBe(200)
      const { sessions } = await service().server.call('sessions.list', {})
      await Promise.all(sessions.map(({ id }) => service().server.call('sessions.revoke', { id })))
      // Reads to the end of the stream, which the server must close.
      expect(await stream.text()).toMatch(/^retry: /)
    })
  })

  describe('5. errors', () => {
    it.each<[number, string, Parameters<Service['ask']>]>([
      [400, 'invalid input parameters', ['POST', path, { body: {} }]],
      [401, 'missing API key', ['POST', path, { body, key: null }]],
      [401, 'invalid API key', ['POST', path, { body, key: 'wrong' }]],
      [403, 'insufficient permissions', ['GET', '/api/keys']],
      [404, 'an unknown path', ['GET', '/api/nothing']],
      [404, 'an unknown record', ['GET', '/api/records/rec_none']],
      [405, 'another method', ['GET', path]],
      [405, 'another method of a call with a parameter', ['DELETE', '/api/records/rec_none']],
      [415, 'another content type', ['POST', path, { body, headers: { 'Content-Type': 'text/plain' } }]],
    ])('%i: %s has the one error body and nothing else', async (status, _, question) => {
      const answer = await service().ask(...question)
      expect([answer.status, Object.keys(answer.body)]).toEqual([status, ['statusText']])
      expect(statusText(answer)).toMatch(/^[A-Z/a-z].{10,}\.?$/)
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
    })

    it('500: processing failed', async () => {
      const { server } = service()
      await server.call('queue.pause', {})
      const { key, id } = await service().newKey()
      const asking = post({ key })
      await expect.poll(async () => (await server.call('queue.get', {})).waiting).toBe(1)
      const { records } = await server.call('records.list', { status: 'waiting' })
      await server.call('records.cancel', { id: records[0]!.id })
      await server.call('queue.resume', {})
      const answer = await asking
      expect([answer.status, Object.keys(answer.body)]).toEqual([500, ['statusText']])
      const used = (await server.call('keys.list', {})).keys.find((each) => each.id === id)
      expect(used?.usedThisMonth).toBe(0)
    })
  })
}
