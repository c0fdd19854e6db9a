import { describe, expect, it } from 'vitest'
import { engineStub } from '../../test/support/engine-stub.ts'
import { refusal, identify, type Credentials } from './identity.ts'

const { access, sessions } = engineStub({ keys: { 'key-a': 'free', 'key-b': 'pro' } })
sessions.add('s1')

function who(sent: Partial<Credentials>) {
  const none = { keys: [], ownerToken: undefined, session: undefined, isFromOwnPage: true, origin: undefined }
  return identify({ ...none, ...sent }, access, 'token')
}

const owner = { ok: true, value: { caller: { kind: 'owner' }, key: null } }

describe('the caller', () => {
  it('is anybody when nothing was sent', () => {
    expect(who({})).toEqual({ ok: true, value: { caller: { kind: 'anybody' }, key: null } })
  })

  it('is the holder of a key, which is kept for this answer', () => {
    expect(who({ keys: ['key-a'] })).toMatchObject({
      value: { caller: { kind: 'key', tier: 'free' }, key: 'key-a' },
    })
  })

  it('is refused with an unknown key', () => {
    expect(who({ keys: ['key-x'] })).toEqual({ ok: false, error: { code: 'auth.invalid', data: {} } })
  })

  it('may send the same key twice, but not two different ones', () => {
    expect(who({ keys: ['key-a', 'key-a'] })).toMatchObject({ ok: true })
    expect(who({ keys: ['key-a', 'key-b'] })).toMatchObject({ error: { code: 'auth.mismatch' } })
  })

  it('is the owner with a session, from our own page only', () => {
    expect(who({ session: 's1' })).toEqual({
      ok: true,
      value: { caller: { kind: 'owner', sessionId: 'id of s1' }, key: null },
    })
    expect(who({ session: 's1', isFromOwnPage: false, origin: 'http://localhost:3000' })).toEqual({
      ok: false,
      error: { code: 'http.origin', data: { origin: 'http://localhost:3000' } },
    })
  })

  it('is anybody with a session that ended', () => {
    expect(who({ session: 'old' })).toMatchObject({ value: { caller: { kind: 'anybody' } } })
  })

  it('is the holder of the key even if a browser sends its session as well', () => {
    expect(who({ keys: ['key-a'], session: 's1' })).toMatchObject({ value: { caller: { kind: 'key' } } })
  })

  it('is the owner with the token of this engine, and refused with another', () => {
    expect(who({ ownerToken: 'token' })).toEqual(owner)
    expect(who({ ownerToken: 'other', session: 's1' })).toMatchObject({ error: { code: 'auth.ownerToken' } })
  })

  it('is refused with any token if there is none', () => {
    const sent = { keys: [], ownerToken: '', session: undefined, isFromOwnPage: true, origin: undefined }
    expect(identify(sent, access, null)).toMatchObject({ error: { code: 'auth.ownerToken' } })
  })
})

describe('the calls that are open', () => {
  const codes = (sent: Partial<Credentials>) =>
    (['open', 'key', 'owner'] as const).map((needs) => refusal(needs, 'GET /x', who(sent))?.code ?? 'open')

  it.each<[string, Partial<Credentials>, string[]]>([
    ['nothing sent', {}, ['open', 'auth.missing', 'auth.missing']],
    ['a key', { keys: ['key-a'] }, ['open', 'open', 'auth.owner']],
    ['a wrong key', { keys: ['x'] }, ['open', 'auth.invalid', 'auth.invalid']],
    ['a session', { session: 's1' }, ['open', 'open', 'open']],
  ])('with %s', (_, sent, expected) => {
    expect(codes(sent)).toEqual(expected)
  })
})
