import { describe, expect, it } from 'vitest'
import { tiers } from '../../../shared/limits.ts'
import { createKeyRepo } from '../db/keys.ts'
import { openDatabase } from '../db/open.ts'
import { createKeyDoor } from './keys.ts'
import { hashSecret } from './secrets.ts'

const start = Date.UTC(2026, 10, 30, 23, 59)

function setUp() {
  const db = openDatabase(':memory:')
  if (!db.ok) throw new Error('unreachable')
  const keys = createKeyRepo(db.value)
  const clock = { time: start }
  const door = createKeyDoor({
    repo: keys,
    now: () => clock.time,
    requestsPerMinute: (tier) => tiers[tier].requestsPerMinute,
  })
  const secret = (text: string) => ({ id: 'key_1', prefix: text.slice(0, 8), hash: hashSecret(text) })
  keys.insert({ ...secret('fv_first-secret'), name: 'Test', tier: 'free', now: start })
  const use = (day: string, count: number) =>
    db.value.prepare(`INSERT INTO usage_by_day VALUES ('key_1', ?, ?)`).run(day, count)
  return { door, keys, clock, secret, use }
}

describe('an API key', () => {
  it('is known by its whole text only, until it is revoked', () => {
    const { door, keys } = setUp()
    expect(door.callerOfKey('fv_first-secret')).toEqual({
      ok: true,
      value: { kind: 'key', keyId: 'key_1', tier: 'free', prefix: 'fv_first' },
    })
    expect(door.callerOfKey('fv_first')).toMatchObject({ ok: false, error: { code: 'auth.invalid' } })
    expect(keys.revoke('key_1', start)).toBe(1)
    expect(door.callerOfKey('fv_first-secret')).toMatchObject({ ok: false, error: { code: 'auth.invalid' } })
  })

  it('remembers when it was used last, to the minute', () => {
    const { door, keys, clock } = setUp()
    door.callerOfKey('fv_first-secret')
    clock.time += 59_999
    door.callerOfKey('fv_first-secret')
    expect(keys.get('key_1', clock.time)?.lastUsedAt).toBe(start)
    clock.time += 1
    door.callerOfKey('fv_first-secret')
    expect(keys.get('key_1', clock.time)?.lastUsedAt).toBe(start + 60_000)
  })

  it('has a sliding minute', () => {
    const { door, clock } = setUp()
    const caller = { keyId: 'key_1', tier: 'free' } as const
    for (let i = 0; i < 10; i++) expect(door.countRequest(caller).refused).toBeNull()
    expect(door.countRequest(caller)).toMatchObject({
      refused: { code: 'rate.exceeded', data: { limit: 10, retryAfterSeconds: 60 } },
      rate: { remaining: 0 },
    })
    clock.time += 60_000
    expect(door.countRequest(caller)).toMatchObject({ refused: null, rate: { remaining: 9 } })
  })
})

describe('the quota of a month', () => {
  it('is the sum of its days, and the next month begins in UTC', () => {
    const { door, clock, use } = setUp()
    use('2026-10-31', 9)
    use('2026-11-01', 10)
    use('2026-11-30', 19)
    expect(door.quotaRefusal('key_1', 'free')).toBeNull()
    use('2026-11-15', 1)
    expect(door.quotaRefusal('key_1', 'free')).toEqual({
      code: 'quota.used',
      data: { tier: 'free', limit: 30, resetsAt: '2026-12-01T00:00:00.000Z' },
    })
    clock.time = Date.UTC(2026, 11, 1)
    expect(door.quotaRefusal('key_1', 'free')).toBeNull()
  })

  it('has no end for the tier without one', () => {
    const { door, use } = setUp()
    use('2026-11-01', 1_000_000)
    expect(door.quotaRefusal('key_1', 'ultra')).toBeNull()
  })
})

describe('a rotated key', () => {
  it('opens with its new secret, and with the old one until its end', () => {
    const { door, keys, clock, secret } = setUp()
    keys.rotate(secret('fv_next!-secret'), start + 1000)
    expect(door.callerOfKey('fv_next!-secret')).toMatchObject({ value: { prefix: 'fv_next!' } })
    expect(door.callerOfKey('fv_first-secret')).toMatchObject({
      value: { keyId: 'key_1', prefix: 'fv_first' },
    })
    expect(keys.get('key_1', clock.time)?.oldEndsAt).toBe(start + 1000)
    clock.time += 1000
    expect(door.callerOfKey('fv_first-secret')).toMatchObject({ ok: false })
    expect(door.callerOfKey('fv_next!-secret')).toMatchObject({ ok: true })
    expect(keys.get('key_1', clock.time)?.oldEndsAt).toBeNull()
  })

  it('ends the secret before the last one at once, however long that was to be valid', () => {
    const { door, keys, secret } = setUp()
    keys.rotate(secret('fv_second-secret'), start + 1000)
    keys.rotate(secret('fv_third-secret'), start + 1000)
    expect(door.callerOfKey('fv_first-secret').ok).toBe(false)
    expect(door.callerOfKey('fv_second-secret').ok).toBe(true)
    expect(door.callerOfKey('fv_third-secret').ok).toBe(true)
  })

  it('is revoked with all its secrets', () => {
    const { door, keys, secret } = setUp()
    keys.rotate(secret('fv_second-secret'), start + 1000)
    keys.revoke('key_1', start)
    expect(door.callerOfKey('fv_first-secret').ok).toBe(false)
    expect(door.callerOfKey('fv_second-secret').ok).toBe(false)
  })
})
