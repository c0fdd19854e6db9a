// Sign-in: a one-time link becomes a session, which is valid until it is revoked or was unused for 90 days.
import { err, ok } from '../../../shared/result.ts'
import type { SessionRepo, SessionRow } from '../db/sessions.ts'
import type { Events } from '../events.ts'
import type { Engine } from '../face.ts'
import { createSecret, hashSecret } from './secrets.ts'

const linkLifeMs = 10 * 60_000
const idleLifeMs = 90 * 24 * 3600_000
/** The last use of a session is stored to the minute: a write for each request would be too expensive. */
const touchEveryMs = 60_000
const maxBrowserLength = 200

export interface SessionDoorParts {
  readonly repo: SessionRepo
  readonly events: Events
  readonly newId: (kind: string) => string
  readonly now: () => number
}

export interface SessionDoor extends Pick<Engine['access'], 'redeemLink' | 'sessionOf' | 'hasSession'> {
  createLink(): { token: string; expiresAt: number }
  list(): SessionRow[]
  /** Returns how many sessions were removed: 0 or 1. */
  revoke(id: string): number
}

/** Creates sign-in links, and sessions from them. */
export function createSessionDoor({ repo, events, newId, now }: SessionDoorParts): SessionDoor {
  const since = () => now() - idleLifeMs
  return {
    /** Makes a one-time sign-in link; only the hash of its token is stored. */
    createLink() {
      const token = createSecret()
      const expiresAt = now() + linkLifeMs
      repo.insertLink(hashSecret(token), expiresAt, now())
      return { token, expiresAt }
    },
    /** Uses up the link, and begins a session for the browser; returns the session's secret. */
    redeemLink(token, browser) {
      if (!repo.takeLink(hashSecret(token), now(), now() + linkLifeMs)) return err('auth.link', {})
      const session = createSecret()
      const id = newId('ses')
      repo.sweep(since())
      repo.insert({ id, hash: hashSecret(session), browser: browser.slice(0, maxBrowserLength), now: now() })
      events.emit('session.changed', { id })
      return ok({ session })
    },
    /**
     * Returns the id of the valid session with this secret, and notes that it was used; null if there is
     * none.
     */
    sessionOf(session) {
      const row = repo.byHash(hashSecret(session), since())
      if (row && now() - row.lastSeenAt >= touchEveryMs) repo.touch(row.id, now())
      return row?.id ?? null
    },
    hasSession: (id) => repo.has(id),
    list: () => repo.list(since()),
    /** Ends the session; returns how many were removed, so 0 if it is unknown. */
    revoke(id) {
      const removed = repo.remove(id)
      if (removed > 0) events.emit('session.changed', { id })
      return removed
    },
  }
}
