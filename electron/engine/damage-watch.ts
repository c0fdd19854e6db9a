// Notices damage of the database while the engine runs. All unexpected errors go through the log, so damage is
// detected there. After that nothing more is written, and the next start checks the whole database.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { err, type Err } from '../../shared/result.ts'
import { writeFileAtomically } from './atomic-file.ts'
import { isDamage } from './db/soundness.ts'
import type { Clock, Log, Ports } from './ports.ts'

export interface DamageWatch {
  /** The host's log; every error that passes through it is checked for damage. */
  readonly log: Log
  /** The error that calls return instead of working, or null if there is no damage. */
  readonly found: () => Err | null
  /** Runs the work. Damage that it meets is logged and noted instead of ending the process. */
  guard(work: () => void): void
  /** The host's clock, whose callbacks are guarded. */
  readonly clock: Clock
  /** The listener is called once, with the first damage. */
  onFound(listener: () => void): void
}

/** Returns a log that notices damage, and what else needs to know about it. */
export function watchForDamage({
  dataDir,
  log,
  clock,
}: Pick<Ports, 'dataDir' | 'log' | 'clock'>): DamageWatch {
  let found: Err | null = null
  let notify: () => void = () => undefined

  /** Notes the first damage, and marks the database for a check at the next start. */
  function noteDamage(error: unknown): void {
    if (found !== null || !isDamage(error)) return
    found = err('data.broken', { why: error.message })
    markInDoubt(dataDir, log)
    notify()
  }

  /** Runs the work; if the database turns out to be damaged, notes that instead of throwing. */
  function guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!isDamage(error)) throw error
      log.error('the database is damaged', error)
      noteDamage(error)
    }
  }

  return {
    log: {
      info: log.info,
      /** Logs the error, and notes damage if that is its cause. */
      error(text, error, facts) {
        log.error(text, error, facts)
        noteDamage(error)
      },
    },
    guard,
    clock: { now: clock.now, after: (delayMs, then) => clock.after(delayMs, () => guard(then)) },
    found: () => found,
    onFound(listener) {
      notify = listener
      if (found) notify()
    },
  }
}

const doubtFile = (dataDir: string) => path.join(dataDir, 'database-in-doubt')

/** Leaves a file that makes the next start check the whole database. */
function markInDoubt(dataDir: string, log: Log): void {
  try {
    writeFileAtomically(doubtFile(dataDir), 'The next start looks the database through.\n', 0o600)
  } catch (error) {
    log.error('the damage of the database could not be noted for the next start', error)
  }
}

export const isInDoubt = (dataDir: string) => existsSync(doubtFile(dataDir))

export function clearDoubt(dataDir: string): void {
  rmSync(doubtFile(dataDir), { force: true })
}
