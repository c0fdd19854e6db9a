// A coordinator with its readers and its database as processes, and what they cost.
import { mkdtempSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuOfTree } from '../gate/cpu.ts'
import { startPostgres } from '../support/postgres.ts'
import { spawnReader, standIn } from '../support/reader-process.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

export type System = Awaited<ReturnType<typeof startSystem>>

/** Starts a service that reads by itself if there are 0 readers. A `quick` one answers at once instead of reading. */
export async function startSystem(
  dir: string,
  { readers, parallel, kind }: { readers: number; parallel: number; kind: 'quick' | 'real' },
) {
  const postgres = await startPostgres()
  const data = mkdtempSync(path.join(dir, 'data-'))
  const variables = readers === 0 && kind === 'quick' ? { FOVEA_READER: standIn('quick') } : {}
  const args = readers === 0 ? [] : ['--readers', postgres.address(), '--no-local']
  const server: ServerProcess = await startServerProcess(data, { args, variables })
  const started = Array.from({ length: readers }, (_, at) =>
    spawnReader(postgres.address(), path.join(data, `reader-${at}`), { parallel, reader: kind }),
  )
  while (!started.every(({ said }) => said.some((line) => line.startsWith('Reading')))) await wait(50)
  while (readers > 0 && (await server.call('queue.get', {})).workers < readers * parallel * 2) await wait(50)
  const pids = started.map(({ child }) => child.pid!)
  const number = (sql: string) => Number(postgres.sql(sql))
  return {
    name: readers === 0 ? 'none: this machine' : `${readers} x ${parallel}`,
    server,
    /** The CPU time so far: of the coordinator, its processes, the readers, their processes, and PostgreSQL. */
    cpu: () => [...cpuOf([server.child.pid!]), ...cpuOf(pids), cpuOfTree(postgres.pid()) ?? 0],
    /** The work of the database so far: statements, changed rows, and KB of its log. */
    database: () => [
      number(`select xact_commit from pg_stat_database where datname = 'fovea'`),
      number(`select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) from pg_stat_user_tables
        where schemaname in ('fovea', 'pgboss')`),
      number(`select wal_bytes / 1024 from pg_stat_wal`),
    ],
    async stop(): Promise<void> {
      await server.stop()
      for (const reader of started) await reader.end('SIGTERM')
      await postgres.stop()
    },
  }
}

/** CPU time of processes, and of their children, by Linux's account of them. */
function cpuOf(pids: readonly number[]): [own: number, children: number] {
  const own = pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
  return [own, pids.reduce((sum, pid) => sum + (cpuOfTree(pid) ?? 0), 0) - own]
}
