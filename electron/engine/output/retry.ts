// Decides whether a failed delivery is tried again, and when.
import { canPass } from '../../../shared/faults.ts'
import type { Fault } from '../../../shared/result.ts'

/** From 5 s up to an hour: a network share may be away for a night, and should not be tried every minute. */
const firstPauseMs = 5000
const maxPauseMs = 3_600_000
/** A program or webhook that fails this often is broken; a disk or share may come back after days. */
const maxHookAttempts = 8
/** A person who closes the spreadsheet wants to see it updated soon. */
const maxOpenPauseMs = 60_000

export type DeliveryVerdict = { readonly kind: 'retry'; readonly delayMs: number } | { readonly kind: 'park' }

/** Parks the delivery, or returns the pause before its next attempt. */
export function decideDeliveryRetry(fault: Fault, attempts: number): DeliveryVerdict {
  const isHook = fault.code === 'hook.command' || fault.code === 'hook.webhook'
  if (!canPass(fault) || (isHook && attempts >= maxHookAttempts)) return { kind: 'park' }
  const maxMs = fault.code === 'sheet.open' ? maxOpenPauseMs : maxPauseMs
  return { kind: 'retry', delayMs: Math.min(maxMs, firstPauseMs * 2 ** Math.max(0, attempts - 1)) }
}
