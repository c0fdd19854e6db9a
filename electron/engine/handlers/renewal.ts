// Handlers for records of older reader versions: counts them, and reads them again. See [Note: renewal].
import type { RenewalState } from '../../../shared/contract/renewal-calls.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { err, ok } from '../../../shared/result.ts'
import type { OlderRecord } from '../db/renewals.ts'
import { findPresentImages } from '../intake/present-images.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { HandlersOf } from './types.ts'

export function renewalHandlers({
  renewals,
  store,
  runner,
  events,
  closing,
}: HandlerParts): HandlersOf<'renewal'> {
  /** Yields the older records whose image still exists, in batches; other work gets its turn in between. */
  async function* renewableBatches(): AsyncGenerator<readonly OlderRecord[]> {
    const placeOf = ({ hash, sourcePath }: OlderRecord) => sourcePath ?? store.pathOf(hash)
    for (const by of renewals.otherReaders(readerVersion)) {
      const after = (seq: number) => renewals.madeBy(by, readerVersion, seq)
      for (let older = after(0); older.length > 0; older = after(older.at(-1)?.seq ?? 0)) {
        const present = await findPresentImages(older.map(placeOf))
        yield older.filter((record) => present.has(placeOf(record)))
      }
    }
  }

  /** Looks at all renewable records, and passes each batch to `visit`. */
  async function collectState(visit: (batch: readonly OlderRecord[]) => void = () => undefined) {
    const records: OlderRecord[] = []
    for await (const batch of renewableBatches()) {
      visit(batch)
      records.push(...batch)
    }
    return toState(records)
  }

  /** How many records are older, how long reading them again takes, and how many are in line. */
  function toState(records: readonly OlderRecord[]): RenewalState {
    return {
      reader: readerVersion,
      records: records.length,
      estimatedMs: estimateMs(records),
      kept: renewals.countKept(readerVersion),
      left: renewals.countLeft(),
    }
  }

  /** Announces how many records are still in line. */
  const emitLeft = () => events.emit('renewal.changed', { left: renewals.countLeft() })

  return {
    'renewal.get': async () => ok(await collectState()),
    /** Puts all older records in line to be read again; with `wait`, answers when that is done. */
    async 'renewal.start'({ wait }, { signal }) {
      const state = await collectState((batch) => renewals.add(batch.map(({ id }) => id)))
      emitLeft()
      runner.pump()
      if (!wait) return ok(state)
      await untilNoneIsLeft(signal)
      return closing.aborted ? err('engine.closing', {}) : ok(await collectState())
    },
    /** Gives up reading again the records that are still in line. */
    async 'renewal.stop'() {
      renewals.clear()
      emitLeft()
      return ok(await collectState())
    },
  }

  /** Resolves when nothing is left to renew, the engine closes, or the caller is gone. */
  function untilNoneIsLeft(callerGone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      /** Stops listening and resolves. */
      const end = () => {
        stop()
        closing.removeEventListener('abort', end)
        callerGone?.removeEventListener('abort', end)
        resolve()
      }
      /** Resolves if there is nothing to wait for any more. */
      const endIfDone = () => {
        if (renewals.countLeft() === 0 || closing.aborted || callerGone?.aborted) end()
      }
      const stop = events.on(({ name }) => {
        if (name === 'renewal.changed') endIfDone()
      })
      closing.addEventListener('abort', end)
      callerGone?.addEventListener('abort', end)
      endIfDone()
    })
  }
}

/**
 * Estimates how long reading all these records again will take. Each image is read only once. Its longest
 * duration is that of a real reading, not of a result taken from the store.
 */
function estimateMs(records: readonly OlderRecord[]): number {
  const longest = new Map<string, number>()
  for (const { hash, durationMs } of records) longest.set(hash, Math.max(durationMs, longest.get(hash) ?? 0))
  return [...longest.values()].reduce((sum, ms) => sum + ms, 0)
}
