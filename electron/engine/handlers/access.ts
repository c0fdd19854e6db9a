// Handlers for API keys, sign-in links and sessions.
import type { ApiKey } from '../../../shared/contract/key-calls.ts'
import { tiers } from '../../../shared/limits.ts'
import { err, ok } from '../../../shared/result.ts'
import { dayOf, daysUpTo, monthOf, nextMonthStart } from '../access/calendar.ts'
import { createSecret, hashSecret } from '../access/secrets.ts'
import type { KeyRow } from '../db/keys.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

const prefixLength = 8
const hourMs = 3600_000

export function keyHandlers({ keys, events, newId, now }: HandlerParts): HandlersOf<'keys'> {
  const viewOf = (row: KeyRow): ApiKey => ({ ...row, usedThisMonth: keys.usedIn(row.id, monthOf(now())) })
  /** Returns a new key with its secret, which is shown only this once. */
  const keyWithSecret = (id: string, key: string) => {
    const row = keys.get(id, now())
    return row ? ok({ ...viewOf(row), key }) : err('key.unknown', { id })
  }
  return {
    'keys.create'({ name, tier }) {
      const secret = newSecret()
      const id = newId('key')
      keys.insert({ ...secret.stored, id, name, tier, now: now() })
      events.emit('key.changed', { id })
      return keyWithSecret(id, secret.key)
    },
    'keys.list': () => ok({ keys: keys.list(now()).map(viewOf) }),
    'keys.revoke'({ id }) {
      const removed = keys.revoke(id, now())
      if (removed === 0) return err('key.unknown', { id })
      events.emit('key.changed', { id })
      return ok({ removed })
    },
    /** Gives a key a new secret; the old one stays valid for `keepOldHours`. */
    'keys.rotate'({ id, keepOldHours }) {
      if (!keys.get(id, now())) return err('key.unknown', { id })
      const secret = newSecret()
      keys.rotate({ ...secret.stored, id }, now() + keepOldHours * hourMs)
      events.emit('key.changed', { id })
      return keyWithSecret(id, secret.key)
    },
    /** Returns the requests per day and in this month, of one key or, for the owner, of all. */
    'keys.usage'({ id: requestedId, days }, { caller }) {
      const id = requestedId ?? (caller.kind === 'key' ? caller.keyId : null)
      const row = id === null ? null : keys.get(id, now())
      // A key can't find out whether another key exists.
      if (id !== null && (!row || (caller.kind === 'key' && caller.keyId !== id)))
        return err('key.unknown', { id })
      const requestedDays = daysUpTo(now(), days)
      const counts = keys.usage(id, requestedDays[0] ?? dayOf(now()))
      return ok({
        days: requestedDays.map((day) => ({ day, count: counts.get(day) ?? 0 })),
        month: {
          used: [...keys.usage(id, `${monthOf(now())}-01`).values()].reduce((sum, count) => sum + count, 0),
          limit: row && tiers[row.tier].requestsPerMonth,
          resetsAt: nextMonthStart(now()),
        },
      })
    },
  }
}

/** Makes the secret of a key: the key itself, and its stored prefix and hash. */
function newSecret() {
  const key = createSecret('fv_')
  return { key, stored: { prefix: key.slice(0, prefixLength), hash: hashSecret(key) } }
}

export function sessionHandlers({ sessions, serviceUrl }: HandlerParts): HandlersOf<'sessions'> {
  return {
    /** Makes a sign-in link; `url` is null while the service is not running. */
    'sessions.link'() {
      const { token, expiresAt } = sessions.createLink()
      const path = `/signin/${token}`
      const base = serviceUrl()
      return ok({ path, url: base === null ? null : base + path, expiresAt })
    },
    /** Lists the signed-in browsers, and marks that of the caller. */
    'sessions.list'(_, { caller }) {
      const current = caller.kind === 'owner' ? caller.sessionId : undefined
      return ok({ sessions: sessions.list().map((row) => ({ ...row, isCurrent: row.id === current })) })
    },
    'sessions.revoke'({ id }) {
      const removed = sessions.revoke(id)
      return removed > 0 ? ok({ removed }) : err('session.unknown', { id })
    },
  }
}
