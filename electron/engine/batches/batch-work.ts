// Connects the work on batches with the rest of the engine: who may fetch what, and how a document becomes a record.
import { err, ok, type Result } from '../../../shared/result.ts'
import { owner, type Caller } from '../caller.ts'
import type { BatchRow } from '../db/batches.ts'
import type { Repos } from '../db/repos.ts'
import { storeImage, toBatchOrder, type OperationParts } from '../handlers/operations.ts'
import { isOutside } from '../intake/addresses.ts'
import type { Clock, Log } from '../ports.ts'
import { createBatches, type Batches } from './batches.ts'

type WorkParts = Omit<OperationParts, 'closing' | 'db' | keyof Repos> & {
  readonly closing: AbortController
  readonly base: Pick<OperationParts, 'db'>
  readonly repos: Repos
  readonly clock: Clock
  readonly log: Log
}

export function createBatchWork(parts: WorkParts): Batches {
  const { base, repos, closing, now } = parts
  const { settings, keys } = repos
  const operationParts = { ...repos, ...parts, db: base.db, closing: closing.signal }

  /** The key that sent the batch. A revoked one may have nothing fetched any more. */
  function callerOf({ keyId }: BatchRow): Result<Caller> {
    if (keyId === null) return ok(owner)
    const key = keys.get(keyId, now())
    return key ? ok({ kind: 'key', keyId, tier: key.tier, prefix: key.prefix }) : err('auth.invalid', {})
  }

  return createBatches({
    ...operationParts,
    mayCall: (address) => settings.get().allowsPrivateUrls || isOutside(address),
    /** Fetches the address of a document and makes its record. */
    async accept(batch, { url, filename }, onStored, signal) {
      const caller = callerOf(batch)
      if (!caller.ok) return caller
      const context = {
        caller: caller.value,
        ...(batch.baseUrl !== null && { baseUrl: batch.baseUrl }),
        signal,
        also: onStored,
      }
      const order = toBatchOrder(operationParts, batch.options, context)
      if (!order.ok) return order
      const document = { type: 'image_url', image_url: url ?? '' } as const
      return storeImage(
        operationParts,
        { document, ...(filename !== null && { filename }) },
        order.value,
        context,
      )
    },
  })
}
