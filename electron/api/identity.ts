// Identifies the caller of a request by its credentials, and decides whether a call is open to that caller.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Access } from '../../shared/contract/call.ts'
import { err, fault, ok, type Fault, type Result } from '../../shared/result.ts'
import { owner, type Caller } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'

export interface Credentials {
  /** Every key that was sent, in the address and in the header. */
  readonly keys: readonly string[]
  readonly ownerToken: string | undefined
  /** Whether the owner's program says that it calls for an agent. */
  readonly isAgent?: boolean
  readonly session: string | undefined
  /** Whether the request comes from our own page, as the browser reports; only then a session counts. */
  readonly isFromOwnPage: boolean
  /** The origin of the calling page, if the browser reports it. */
  readonly origin: string | undefined
}

export interface Identity {
  readonly caller: Caller
  /** The key of this request, for the `payload` of its answer. */
  readonly key: string | null
}

type Lookups = Pick<Engine['access'], 'callerOfKey' | 'sessionOf'>

/** The most explicit credential counts: a token, then a key, then the cookie that a browser sends by itself. */
export function identify(
  credentials: Credentials,
  access: Lookups,
  ownerToken: string | null,
): Result<Identity> {
  if (credentials.ownerToken !== undefined)
    return ownerToken !== null && isSame(credentials.ownerToken, ownerToken)
      ? ok({ caller: credentials.isAgent ? { ...owner, isAgent: true } : owner, key: null })
      : err('auth.ownerToken', {})
  const [key, ...more] = credentials.keys
  if (key !== undefined) {
    if (more.some((other) => other !== key)) return err('auth.mismatch', {})
    const caller = access.callerOfKey(key)
    return caller.ok ? ok({ caller: caller.value, key }) : caller
  }
  const sessionId = credentials.session === undefined ? null : access.sessionOf(credentials.session)
  if (sessionId === null) return ok(anybody)
  return credentials.isFromOwnPage
    ? ok({ caller: { ...owner, sessionId }, key: null })
    : err('http.origin', { origin: credentials.origin ?? 'an unknown origin' })
}

export const anybody: Identity = { caller: { kind: 'anybody' }, key: null }

/** The reason why this caller may not make the call; null if it may. */
export function refusal(access: Access, call: string, identity: Result<Identity>): Fault | null {
  if (access === 'open') return null
  if (!identity.ok) return identity.error
  if (identity.value.caller.kind === 'anybody') return fault('auth.missing', {})
  return access === 'owner' && identity.value.caller.kind !== 'owner' ? fault('auth.owner', { call }) : null
}

/** Compares hashes, which have the same length, so that neither time nor length reveals anything about the token. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
