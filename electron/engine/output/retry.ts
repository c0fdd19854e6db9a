// Decides whether a failed delivery is tried again, and when.
import { canPass } from '../../../shared/faults.ts'
import type { Fault } from '../../../shared/result.ts'

/** From 5 s up to an hour: a network share may be away for a night, and should not be tried every minute. */
const firstPauseMs = 5000
const longestPauseMs = 3_600_000
/** A program or webhook that fails this often is broken; a disk or share may come back after days. */
const mostHookAttempts = 8
/** A person who closes the spreadsheet wants to see it updated soon. */
const longestOpenPauseMs = 60_000

export type Again = { readonly kind: 'retry'; readonly delayMs: number } | { readonly kind: 'park' }

export function afterDeliveryFailure(fault: Fault, attempts: number): Again {
  const isHook = fault.code === 'hook.command' || fault.code === 'hook.webhook'
  if (!canPass(fault) || (isHook && attempts >= mostHookAttempts)) return { kind: 'park' }
  const longest = fault.code === 'sheet.open' ? longestOpenPauseMs : longestPauseMs
  return { kind: 'retry', delayMs: Math.min(longest, firstPauseMs * 2 ** Math.max(0, attempts - 1)) }
}
