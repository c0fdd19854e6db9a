// `npm run readers`: what a coordinator bears with readers that answer at once: records a second, and the CPU time, rows and
// bytes that each costs.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import { makeTextImage } from '../support/images.ts'
import { startPostgres } from '../support/postgres.ts'
import { spawnReader, standIn, type ReaderProcess } from '../support/reader-process.ts'
import { startServerProcess } from '../support/server-process.ts'

const count = Number(process.argv[2] ?? 1000)
const dir = mkdtempSync(path.join(tmpdir(), 'fovea-readers-'))
const images = path.join(dir, 'images')
mkdirSync(images)
const image = await makeTextImage('Hello')
for (let at = 0; at < count; at++)
  writeFileSync(path.join(images, `${at}.png`), Buffer.concat([image, Buffer.from(String(at))]))

process.stdout.write('| readers | records a second | CPU ms a record: coordinator | readers | rows | KB |\n')
process.stdout.write('| --- | --- | --- | --- | --- | --- |\n')
for (const [readers, parallel] of [
  [0, 2],
  [1, 2],
  [2, 4],
  [4, 4],
] as const)
  process.stdout.write(`${await measure(readers, parallel)}\n`)
rmSync(dir, { recursive: true })

async function measure(readers: number, parallel: number): Promise<string> {
  const postgres = await startPostgres()
  const data = mkdtempSync(path.join(dir, 'data-'))
  const variables: Record<string, string> = readers === 0 ? { FOVEA_READER: standIn('quick') } : {}
  const args = readers === 0 ? [] : ['--readers', postgres.address(), '--no-local']
  const server = await startServerProcess(data, { args, variables })
  const started = Array.from({ length: readers }, (_, at) =>
    spawnReader(postgres.address(), path.join(data, `reader-${at}`), { parallel }),
  )
  while (!started.every(({ said }) => said.some((line) => line.startsWith('Reading')))) await wait(50)
  while ((await server.call('queue.get', {})).workers < readers * parallel * 2) await wait(50)
  const cpuBefore = [cpuMs([server.child.pid!]), cpuMs(pidsOf(started))]
  const beganAt = performance.now()
  await server.call('records.add', { images: [{ path: images }], operation: 'text' })
  while ((await server.call('records.ids', { status: 'done' })).total < count) await wait(20)
  const seconds = (performance.now() - beganAt) / 1000
  const cpu = [cpuMs([server.child.pid!]) - cpuBefore[0]!, cpuMs(pidsOf(started)) - cpuBefore[1]!]
  const written = postgres.sql(
    `select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_user_tables where schemaname in ('fovea', 'pgboss')`,
  )
  const bytes = postgres.sql(`select wal_bytes from pg_stat_wal`)
  await server.stop()
  for (const reader of started) await reader.end('SIGTERM')
  await postgres.stop()
  const perRecord = [...cpu.map((ms) => (ms / count).toFixed(1)), (Number(written) / count).toFixed(1)]
  return `| ${readers === 0 ? 'none: this machine' : `${readers} x ${parallel}`} | ${Math.round(count / seconds)} | ${perRecord.join(' | ')} | ${(Number(bytes) / count / 1024).toFixed(1)} |`
}

function pidsOf(readers: readonly ReaderProcess[]): number[] {
  return readers.map(({ child }) => child.pid!)
}

/** The CPU time that these processes have used so far, by Linux's account of them. */
function cpuMs(pids: readonly number[]): number {
  const ticksPerSecond = 100
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return sum + ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
  }, 0)
}
