// Who asks, by what the request brought, and whether that opens a call.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Access } from '../../shared/contract/call.ts'
import { err, fault, ok, type Fault, type Result } from '../../shared/result.ts'
import { owner, type Caller } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'

export interface Credentials {
  /** Every key that was sent, in the address and in the header. */
  readonly keys: readonly string[]
  readonly ownerToken: string | undefined
  readonly session: string | undefined
  /** Whether the browser says that our own page asks; only then a session counts. */
  readonly isFromOwnPage: boolean
  /** The page that asks, if the browser tells. */
  readonly origin: string | undefined
}

export interface Who {
  readonly caller: Caller
  /** The key of this request, for the `payload` of its answer. */
  readonly key: string | null
}

type Doors = Pick<Engine['access'], 'callerOfKey' | 'sessionOf'>

/** The most explicit sign counts: a token, then a key, then the cookie that a browser sends by itself. */
export function whoAsks(sent: Credentials, access: Doors, ownerToken: string | null): Result<Who> {
  if (sent.ownerToken !== undefined)
    return ownerToken !== null && isSame(sent.ownerToken, ownerToken)
      ? ok({ caller: owner, key: null })
      : err('auth.ownerToken', {})
  const [key, ...more] = sent.keys
  if (key !== undefined) {
    if (more.some((other) => other !== key)) return err('auth.mismatch', {})
    const caller = access.callerOfKey(key)
    return caller.ok ? ok({ caller: caller.value, key }) : caller
  }
  const sessionId = sent.session === undefined ? null : access.sessionOf(sent.session)
  if (sessionId === null) return ok(anybody)
  return sent.isFromOwnPage
    ? ok({ caller: { ...owner, sessionId }, key: null })
    : err('http.origin', { origin: sent.origin ?? 'an unknown origin' })
}

export const anybody: Who = { caller: { kind: 'anybody' }, key: null }

/** Null, or why this caller may not. */
export function refusal(access: Access, call: string, who: Result<Who>): Fault | null {
  if (access === 'open') return null
  if (!who.ok) return who.error
  if (who.value.caller.kind === 'anybody') return fault('auth.missing', {})
  return access === 'owner' && who.value.caller.kind !== 'owner' ? fault('auth.owner', { call }) : null
}

/** Hashes are of one length, so neither the time nor the length tells anything of the token. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
