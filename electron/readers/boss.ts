// Opens the queue in PostgreSQL. pg-boss is imported here and nowhere else, when readers on other machines are asked for.
import type { PgBoss } from 'pg-boss'
import type { Log } from '../engine/ports.ts'
import type { DatabaseAddress } from './address.ts'
import type { Sql } from './tables.ts'

export type Boss = PgBoss

/** The least that pg-boss allows. A job of a reader that has died is given back after this time. */
export const heartbeatSeconds = 10
/** How often the coordinator looks for lost jobs. */
const superviseSeconds = 2

export interface OpenedBoss {
  readonly boss: Boss
  readonly sql: Sql
}

/**
 * Connects to the queue; throws if that is not possible at present. A coordinator creates and supervises the tables, a
 * reader has no rights to.
 */
export async function openBoss(
  address: DatabaseAddress,
  { role, log, max }: { role: 'coordinator' | 'reader'; log: Log; max: number },
): Promise<OpenedBoss> {
  const { PgBoss } = await import('pg-boss')
  const isCoordinator = role === 'coordinator'
  const boss = new PgBoss({
    ...address,
    max,
    application_name: `fovea ${role}`,
    useListenNotify: true,
    registerInstance: false,
    schedule: false,
    migrate: isCoordinator,
    supervise: isCoordinator,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    queueCacheIntervalSeconds: 10,
    connectionTimeoutMillis: 5000,
  })
  let last = ''
  boss.on('error', (error) => {
    // the same fault comes from each of its timers, and again every few seconds
    if (error.message === last) return
    last = error.message
    log.info(`the queue of the readers reports a fault: ${error.message}`)
  })
  try {
    await boss.start()
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return { boss, sql: boss.getDb() }
}
