// Creates the context of a reading for tests: nothing disabled, no trace, no networks.
import { ok } from '../../shared/result.ts'
import type { ReadContext, Readers } from '../../electron/worker/context/read-context.ts'
import type { Recogniser } from '../../electron/worker/context/recogniser.ts'

/** Reads nothing; for tests that do not reach the recogniser. */
const noRecogniser: Recogniser = {
  warm: () => Promise.resolve(ok(null)),
  read: () => Promise.resolve([]),
}

export function readersWith(given: Partial<Readers> = {}): Readers {
  return {
    recogniser: noRecogniser,
    known: [],
    networks: () => Promise.resolve(null),
    otherPacks: [],
    disabled: new Set(),
    trace: null,
    onProgress: () => undefined,
    ...given,
  }
}

export function readContextWith(given: Partial<ReadContext> = {}): ReadContext {
  return { ...readersWith(given), languages: [], scope: 'any', profile: 'precise', ...given }
}
