// Works through the deliveries: one at a time per folder; each step is stored before the next one begins.
import type { Fault, Result } from '../../../shared/result.ts'
import { createBackground } from '../background.ts'
import type { DeliveryRepo, DeliveryRow } from '../db/deliveries.ts'
import type { FolderRepo, FolderRow } from '../db/folders.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { Clock, Log } from '../ports.ts'
import { decideDeliveryRetry } from './retry.ts'
import { stepAfter } from './steps.ts'

export interface Delivery {
  readonly row: DeliveryRow
  readonly folder: FolderRow
  readonly record: RecordRow
}

/** Carries out one step. If it is repeated after a kill, the result must be the same. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<Result<void>>

export interface Deliverer {
  /** Looks for deliveries that are due. */
  pump(): void
  close(): Promise<void>
}

export function createDeliverer(parts: {
  deliveries: DeliveryRepo
  folders: FolderRepo
  records: RecordRepo
  deliver: Deliver
  clock: Clock
  log: Log
  onChange: (folderId: string) => void
}): Deliverer {
  const { deliveries, folders, records, clock, log } = parts
  const background = createBackground((error) => log.error('results of a folder could not be written', error))
  const closing = new AbortController()
  const busy = new Set<string>()
  let stopTimer: () => void = () => undefined

  /** Begins to deliver in each folder with due deliveries, and sets a timer for the next one. */
  function pump(): void {
    if (background.isClosed()) return
    stopTimer()
    for (const folderId of deliveries.foldersDue(clock.now())) {
      if (!busy.has(folderId)) background.run(() => deliverAll(folderId))
    }
    const next = deliveries.nextAt(clock.now())
    if (next !== null) stopTimer = clock.after(next - clock.now(), pump)
  }

  /** Carries out the due steps of a folder, one after another. */
  async function deliverAll(folderId: string): Promise<void> {
    busy.add(folderId)
    try {
      for (
        let row = deliveries.nextDue(folderId, clock.now());
        row;
        row = deliveries.nextDue(folderId, clock.now())
      ) {
        if (background.isClosed()) return
        await deliverOne(row)
        parts.onChange(folderId)
      }
    } finally {
      busy.delete(folderId)
    }
    pump()
  }

  /** Takes the next step of one delivery, and stores the step that follows or why this one failed. */
  async function deliverOne(row: DeliveryRow): Promise<void> {
    const { recordId } = row
    const folder = folders.get(row.folderId)
    const record = records.get(recordId)
    // Records that were deleted meanwhile are not delivered.
    if (!folder || !record || record.removed_at !== null) {
      deliveries.remove(recordId)
      return
    }
    deliveries.begin(recordId)
    const done = await attempt({ row, folder, record })
    // The record was corrected meanwhile, so the step is repeated with its present content.
    if (deliveries.get(recordId)?.step !== row.step || records.get(recordId)?.content !== record.content)
      return
    // A program that was ended because the engine closes is started again at the next start.
    if (closing.signal.aborted && !done.ok) deliveries.uncountAttempt(recordId)
    else if (!done.ok) settleFailure(row, done.error)
    else {
      const next = stepAfter(folder.rule, record, row.step)
      if (next) deliveries.advance(recordId, next)
      else deliveries.remove(recordId)
    }
  }

  /** Carries out a step; an unexpected error is logged and returned as a fault. */
  async function attempt(delivery: Delivery): Promise<Result<void>> {
    try {
      return await parts.deliver(delivery, closing.signal)
    } catch (error) {
      log.error('a result could not be written in a way that was not foreseen', error, {
        record: delivery.record.id,
      })
      return { ok: false, error: { code: 'internal', data: { reference: delivery.record.id } } }
    }
  }

  /** Postpones the delivery after a failed step, or parks it until a person acts. */
  function settleFailure({ recordId, attempts }: DeliveryRow, error: Fault): void {
    const verdict = decideDeliveryRetry(error, attempts + 1)
    if (verdict.kind === 'retry') deliveries.postpone(recordId, clock.now() + verdict.delayMs, error)
    else deliveries.park(recordId, error)
  }

  return {
    pump,
    async close() {
      stopTimer()
      closing.abort()
      await background.close()
    },
  }
}
