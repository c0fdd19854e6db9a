import { expect, it } from 'vitest'
import type { AppEvent } from '../../../shared/contract/events.ts'
import { openDatabase } from '../db/open.ts'
import { createSessionRepo } from '../db/sessions.ts'
import { createEvents } from '../events.ts'
import { createIds } from '../ids.ts'
import { createSessionDoor } from './sessions.ts'

const dayMs = 24 * 3600_000

function setUp() {
  const db = openDatabase(':memory:')
  if (!db.ok) throw new Error('unreachable')
  const clock = { time: Date.UTC(2026, 10, 30) }
  const now = () => clock.time
  const announced: AppEvent[] = []
  const events = createEvents({ info: () => undefined, error: () => undefined })
  events.on((event) => announced.push(event))
  const door = createSessionDoor({
    repo: createSessionRepo(db.value),
    events,
    newId: createIds(now),
    now,
  })
  const signIn = (browser = 'A browser') => {
    const session = door.redeemLink(door.createLink().token, browser)
    if (!session.ok) throw new Error('unreachable')
    return session.value.session
  }
  return { door, clock, announced, signIn }
}

it('makes a session from a link that works once', () => {
  const { door } = setUp()
  const { token } = door.createLink()
  const session = door.redeemLink(token, 'A browser')
  if (!session.ok) throw new Error('unreachable')
  expect(door.sessionOf(session.value.session)).toMatch(/^ses_/)
  expect(door.sessionOf('guess')).toBeNull()
  expect(door.redeemLink(token, 'A browser')).toMatchObject({ ok: false, error: { code: 'auth.link' } })
})

it('makes no session from a link that is too old', () => {
  const { door, clock } = setUp()
  const { token, expiresAt } = door.createLink()
  clock.time = expiresAt
  expect(door.redeemLink(token, '')).toMatchObject({ ok: false, error: { code: 'auth.link' } })
})

it('lists sessions by the name of their browser, the last used first', () => {
  const { door, clock, signIn } = setUp()
  const first = signIn('x'.repeat(5000))
  clock.time += 60_000
  signIn('Second')
  clock.time += 60_000
  door.sessionOf(first)
  expect(door.list().map(({ browser, lastSeenAt }) => [browser, lastSeenAt])).toEqual([
    ['x'.repeat(200), clock.time],
    ['Second', clock.time - 60_000],
  ])
})

it('ends a session at once when it is revoked, and announces that', () => {
  const { door, signIn, announced } = setUp()
  const session = signIn()
  const id = door.sessionOf(session) ?? ''
  expect(door.revoke(id)).toBe(1)
  expect([door.sessionOf(session), door.hasSession(id), door.revoke(id)]).toEqual([null, false, 0])
  expect(announced).toEqual([
    { name: 'session.changed', data: { id } },
    { name: 'session.changed', data: { id } },
  ])
})

it('ends a session that was not used for 90 days, and no other', () => {
  const { door, clock, signIn } = setUp()
  const [used, unused] = [signIn(), signIn()]
  clock.time += 89 * dayMs
  expect(door.sessionOf(used)).not.toBeNull()
  clock.time += dayMs
  expect([door.sessionOf(used) === null, door.sessionOf(unused)]).toEqual([false, null])
  expect(door.list()).toHaveLength(1)
})
