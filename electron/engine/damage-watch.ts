// Damage of the database that shows while the engine runs. Every error that nobody foresaw comes by the log, so that is
// where it is seen; from then on nothing more is written, and the next start looks the database through, whole.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { err, type Err } from '../../shared/result.ts'
import { writeFileAtomically } from './atomic-file.ts'
import { isDamage } from './db/soundness.ts'
import type { Clock, Log, Ports } from './ports.ts'

export interface DamageWatch {
  /** The host's log, listened to. */
  readonly log: Log
  /** What to answer instead of work; null while nothing was found. */
  readonly found: () => Err | null
  /** Does it; damage that it meets is logged, and so seen, instead of ending the process. */
  guard(work: () => void): void
  /** The host's clock, whose callbacks are guarded. */
  readonly clock: Clock
  /** Called once, with the first damage. */
  onFound(listener: () => void): void
}

export function watchForDamage({
  dataDir,
  log,
  clock,
}: Pick<Ports, 'dataDir' | 'log' | 'clock'>): DamageWatch {
  let found: Err | null = null
  let tell: () => void = () => undefined

  function look(error: unknown): void {
    if (found !== null || !isDamage(error)) return
    found = err('data.broken', { why: error.message })
    doubtDatabase(dataDir, log)
    tell()
  }

  function guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!isDamage(error)) throw error
      log.error('the database is damaged', error)
      look(error)
    }
  }

  return {
    log: {
      info: log.info,
      error(text, error, facts) {
        log.error(text, error, facts)
        look(error)
      },
    },
    guard,
    clock: { now: clock.now, after: (delayMs, then) => clock.after(delayMs, () => guard(then)) },
    found: () => found,
    onFound(listener) {
      tell = listener
      if (found) tell()
    },
  }
}

const doubtFile = (dataDir: string) => path.join(dataDir, 'database-in-doubt')

function doubtDatabase(dataDir: string, log: Log): void {
  try {
    writeFileAtomically(doubtFile(dataDir), 'The next start looks the database through.\n', 0o600)
  } catch (error) {
    log.error('that the database is damaged could not be noted for the next start', error)
  }
}

export const isInDoubt = (dataDir: string) => existsSync(doubtFile(dataDir))

export function settleDoubt(dataDir: string): void {
  rmSync(doubtFile(dataDir), { force: true })
}
