// Opens the queue in PostgreSQL. pg-boss is imported here and nowhere else, when readers on other machines are asked for.
import { hash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../engine/ports.ts'
import type { DatabaseAddress } from './address.ts'
import { messageOf } from './message-of.ts'
import type { Sql } from './tables.ts'

export type Boss = PgBoss

/** The least that pg-boss allows. A job of a reader that has died is given back after this time. */
export const heartbeatSeconds = 10
/** How often the coordinator looks for lost jobs. */
const superviseSeconds = 2
/**
 * A commit does not wait for the disk: what a crash of PostgreSQL loses is sent again by the coordinator, or read again
 * by a reader.
 */
const sessionOptions = '-c synchronous_commit=off'

export interface OpenedBoss {
  readonly boss: Boss
  readonly sql: Sql
  /** The same for statements that are repeated for each job: PostgreSQL parses and plans them once. */
  readonly quick: Sql
  /** Logs a fault of the queue, unless it is the same as the last one. */
  readonly onFault: (error: unknown) => void
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
    options: sessionOptions,
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
  const onFault = (error: unknown) => {
    // The same fault comes from each timer of pg-boss, and again every few seconds.
    if (messageOf(error) === last) return
    last = messageOf(error)
    log.info(`the queue of the readers reports a fault: ${last}`)
  }
  boss.on('error', onFault)
  try {
    await boss.start()
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  const sql = boss.getDb()
  return { boss, sql, quick: prepared(sql), onFault }
}

/** pg-boss passes a statement on as it is to node-postgres, which prepares it on each connection if it has a name. */
function prepared(sql: Sql): Sql {
  const names = new Map<string, string>()
  return {
    executeSql(text, values) {
      const name = names.get(text) ?? hash('md5', text)
      names.set(text, name)
      return sql.executeSql({ name, text } as unknown as string, values)
    },
  }
}

/** pg-boss notifies this channel of jobs that are sent, with the name of their queue. */
const channel = `pgboss_${hash('sha224', 'pgboss').slice(0, 24)}`

/** Calls `onJobs` with a queue that has got jobs, and without one if notifications may have been missed. */
export async function listenForJobs(
  boss: Boss,
  onJobs: (queue?: string) => void,
): Promise<() => Promise<void>> {
  const listening = await boss.getDb().listen?.(channel, onJobs, () => {
    onJobs()
  })
  return async () => listening?.close()
}
