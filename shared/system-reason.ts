// The reason for an error of the system or the network, in our words; unknown errors keep their own message.
import { reason } from './reasons.ts'

/**
 * Says in words what a system error means. Looks at the error's cause if it has one: fetch itself only says
 * that it failed.
 */
export function systemReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return words[code] ?? (cause instanceof Error ? cause.message : String(cause))
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: reason('nothing answers there'),
  ENOTFOUND: reason('there is no such host'),
  EAI_AGAIN: reason('there is no such host'),
  EHOSTUNREACH: reason('it is not reachable from this network'),
  ENETUNREACH: reason('it is not reachable from this network'),
  ETIMEDOUT: reason('it did not answer in time'),
  ECONNRESET: reason('it cut the connection'),
  EPIPE: reason('it cut the connection'),
  EACCES: reason('this user may not do that'),
  EPERM: reason('this user may not do that'),
  ENOSPC: reason('the disk is full'),
  EDQUOT: reason('the disk is full'),
  EROFS: reason('the disk is read-only'),
  EIO: reason('the disk does not answer as it should'),
  EMFILE: reason('too many files are open'),
  ENFILE: reason('too many files are open'),
  ENAMETOOLONG: reason('the name is too long'),
}
