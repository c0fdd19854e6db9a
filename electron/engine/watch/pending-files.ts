// The files of a folder that are waited for, with the time of their next check. A single timer serves them all.
import type { Fault } from '../../../shared/result.ts'
import type { FilePlace } from '../db/folder-files.ts'
import { msUntil } from '../../../shared/wait-until.ts'
import type { Settling } from './settle.ts'

export interface PendingEntry {
  readonly place: FilePlace
  /** When the file was noticed first. */
  readonly since: number
  readonly settling: Settling | null
  readonly checkAt: number
  /** How often it was settled but could not be taken; `error` is the reason. */
  readonly refusals: number
  readonly error: Fault | null
}

export class PendingFiles {
  readonly #entries = new Map<string, PendingEntry>()

  get size(): number {
    return this.#entries.size
  }

  get(place: FilePlace): PendingEntry | undefined {
    return this.#entries.get(keyOf(place))
  }

  set(entry: PendingEntry): void {
    this.#entries.set(keyOf(entry.place), entry)
  }

  delete(place: FilePlace): boolean {
    return this.#entries.delete(keyOf(place))
  }

  /** At most `max` due entries, in the order in which they were noticed. */
  due(now: number, max: number): PendingEntry[] {
    const due: PendingEntry[] = []
    for (const entry of this.#entries.values()) {
      if (msUntil(entry.checkAt, now) === 0) due.push(entry)
      if (due.length === max) break
    }
    return due
  }

  /** Milliseconds until the next file is to be checked; null if there is none. */
  msUntilNext(now: number): number | null {
    let next: number | null = null
    for (const { checkAt } of this.#entries.values()) next = Math.min(next ?? Infinity, msUntil(checkAt, now))
    return next
  }

  first(max: number): PendingEntry[] {
    return [...this.#entries.values()].slice(0, max)
  }
}

function keyOf({ dir, name }: FilePlace): string {
  return dir + name
}
