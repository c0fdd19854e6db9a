import { describe, expect, it } from 'vitest'
import { createAccessRepo } from '../db/access.ts'
import { openDatabase } from '../db/open.ts'
import { createAccess } from './access.ts'
import { hashSecret } from './secrets.ts'

const start = Date.UTC(2026, 10, 30, 23, 59)

function setUp() {
  const db = openDatabase(':memory:')
  if (!db.ok) throw new Error('unreachable')
  const repo = createAccessRepo(db.value)
  const clock = { time: start }
  const access = createAccess({ db: db.value, repo, now: () => clock.time })
  repo.insertKey({
    id: 'key_1',
    name: 'Test',
    tier: 'free',
    prefix: 'fv_abc',
    hash: hashSecret('fv_abc1'),
    now: start,
  })
  return { access, repo, clock }
}

describe('an API key', () => {
  it('is known by its whole text only, until it is revoked', () => {
    const { access, repo } = setUp()
    expect(access.face.callerOfKey('fv_abc1')).toMatchObject({
      ok: true,
      value: { keyId: 'key_1', tier: 'free' },
    })
    expect(access.face.callerOfKey('fv_abc')).toMatchObject({ ok: false, error: { code: 'auth.invalid' } })
    repo.revoke('key_1', start)
    expect(access.face.callerOfKey('fv_abc1')).toMatchObject({ ok: false, error: { code: 'auth.invalid' } })
  })

  it('has the requests of its tier a month, and the next month begins in UTC', () => {
    const { access, clock } = setUp()
    for (let i = 0; i < 30; i++) expect(access.takeQuota('key_1', 'free').ok).toBe(true)
    expect(access.takeQuota('key_1', 'free')).toMatchObject({
      ok: false,
      error: { code: 'quota.used', data: { limit: 30, resetsAt: '2026-12-01T00:00:00.000Z' } },
    })
    clock.time = Date.UTC(2026, 11, 1)
    expect(access.takeQuota('key_1', 'free').ok).toBe(true)
  })

  it('gets back, once, what a failed request took', () => {
    const { access, repo } = setUp()
    access.takeQuota('key_1', 'free')
    const second = access.takeQuota('key_1', 'free')
    if (!second.ok) throw new Error('unreachable')
    second.value()
    second.value()
    expect(repo.used('key_1', '2026-11')).toBe(1)
  })

  it('has a sliding minute', () => {
    const { access, clock } = setUp()
    const caller = { keyId: 'key_1', tier: 'free' } as const
    for (let i = 0; i < 10; i++) expect(access.face.countRequest(caller).refused).toBeNull()
    expect(access.face.countRequest(caller)).toMatchObject({
      refused: { code: 'rate.exceeded', data: { limit: 10, retryAfterSeconds: 60 } },
      rate: { remaining: 0 },
    })
    clock.time += 60_000
    expect(access.face.countRequest(caller)).toMatchObject({ refused: null, rate: { remaining: 9 } })
  })
})

describe('a sign-in link', () => {
  it('works once, and makes a session', () => {
    const { access } = setUp()
    const { token } = access.createLink()
    const session = access.face.redeemLink(token)
    if (!session.ok) throw new Error('unreachable')
    expect(access.face.isSession(session.value.session)).toBe(true)
    expect(access.face.isSession('guess')).toBe(false)
    expect(access.face.redeemLink(token)).toMatchObject({ ok: false, error: { code: 'auth.link' } })
  })

  it('is worthless when it is too old', () => {
    const { access, clock } = setUp()
    const { token, expiresAt } = access.createLink()
    clock.time = expiresAt
    expect(access.face.redeemLink(token)).toMatchObject({ ok: false, error: { code: 'auth.link' } })
  })
})
