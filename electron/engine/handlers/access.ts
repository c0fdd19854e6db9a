// API keys and sign-in links.
import { err, ok } from '../../../shared/result.ts'
import type { Access } from '../access/access.ts'
import { monthOf } from '../access/month.ts'
import { createSecret, hashSecret } from '../access/secrets.ts'
import type { AccessRepo, KeyRow } from '../db/access.ts'
import type { Events } from '../events.ts'
import type { HandlersOf } from './types.ts'

export interface AccessParts {
  readonly repo: AccessRepo
  readonly access: Access
  readonly events: Events
  readonly newId: (kind: string) => string
  readonly now: () => number
  /** Where a browser finds the service, if it is on. */
  readonly serviceUrl: () => string | null
}

const shownCharacters = 8

export function keyHandlers(parts: AccessParts): HandlersOf<'keys'> {
  const { repo, events, newId, now } = parts
  const viewOf = ({ hash: _, ...row }: KeyRow) => ({
    ...row,
    usedThisMonth: repo.used(row.id, monthOf(now())),
  })
  return {
    'keys.create'({ name, tier }) {
      const key = createSecret('fv_')
      const row = {
        id: newId('key'),
        name,
        tier,
        prefix: key.slice(0, shownCharacters),
        hash: hashSecret(key),
        now: now(),
      }
      repo.insertKey(row)
      events.emit('key.changed', { id: row.id })
      return ok({
        id: row.id,
        name,
        tier,
        prefix: row.prefix,
        createdAt: row.now,
        lastUsedAt: null,
        usedThisMonth: 0,
        key,
      })
    },
    'keys.list': () => ok({ keys: repo.keys().map(viewOf) }),
    'keys.revoke'({ id }) {
      const removed = repo.revoke(id, now())
      if (removed === 0) return err('key.unknown', { id })
      events.emit('key.changed', { id })
      return ok({ removed })
    },
  }
}

export function sessionHandlers({ access, serviceUrl }: AccessParts): HandlersOf<'sessions'> {
  return {
    'sessions.link'() {
      const { token, expiresAt } = access.createLink()
      const path = `/signin/${token}`
      const base = serviceUrl()
      return ok({ path, url: base === null ? null : base + path, expiresAt })
    },
  }
}
