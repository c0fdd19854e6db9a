// A reader with the rights that the documentation gives it, over TLS.
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type Postgres } from '../support/postgres.ts'
import { addImages, countDone, remoteReaders, startReader } from '../support/remote-readers.ts'
import { testEngine } from '../support/engine.ts'

const docs = path.join(import.meta.dirname, '../../docs/scale.md')
let dir: string
let certificate: string
let postgres: Postgres

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'fovea-tls-'))
  certificate = path.join(dir, 'server.crt')
  const key = path.join(dir, 'server.key')
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-nodes',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-days',
      '1',
    ].concat(
      ['-keyout', key, '-out', certificate, '-subj', '/CN=127.0.0.1'],
      ['-addext', 'subjectAltName=IP:127.0.0.1'],
    ),
    { stdio: 'ignore' },
  )
  chmodSync(dir, 0o755)
  chmodSync(key, 0o600)
  if (process.getuid?.() === 0) chownSync(key, 65534, 65534)
  postgres = await startPostgres(['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`])
})

afterAll(async () => {
  await postgres.stop()
  rmSync(dir, { recursive: true })
})

it('reads with the role of the documentation, over TLS with a checked certificate', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address(), 'role') })
  const hasTables = () => postgres.sql(`select count(*) from pg_proc where proname = 'purge'`)
  await expect.poll(hasTables, { timeout: 20_000 }).toBe('1')
  const [, sql] = /```sql\n([\s\S]*?)```/.exec(readFileSync(docs, 'utf8')) ?? []
  postgres.sql(sql!)
  const address = `${postgres.address('fovea_reader')}?sslmode=verify-full`
  const unchecked = startReader(address)
  await expect.poll(() => unchecked.said.join(), { timeout: 20_000 }).toMatch(/self-signed certificate/)
  await unchecked.end('SIGKILL')
  const reader = startReader(`${address}&sslrootcert=${certificate}`)
  await addImages(engine, 3)
  await expect.poll(() => countDone(engine), { timeout: 20_000 }).toBe(3)
  expect(
    postgres.sql(
      `select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'fovea_reader'`,
    ),
  ).toBe('t')
  // A reader of another version is told that it does not fit; it gets no jobs of that coordinator.
  postgres.sql(`insert into fovea.coordinator values ('other');
    insert into fovea.needs values ('read.other', 'other', '{"reader":"older","packs":[],"models":{}}')`)
  await expect.poll(() => reader.said.at(-1), { timeout: 20_000 }).toMatch(/needs reader version older/)
  const listed = async () => (await engine.call('queue.get', {})).readers?.list
  await expect
    .poll(listed, { timeout: 20_000 })
    .toMatchObject([{ mark: 'ready', lacks: { part: 'reader', name: 'older' } }])
  await reader.end('SIGTERM')
  expect(postgres.sql('select count(*) from fovea.reader')).toBe('0')
})

it('may not use what is not the queue', () => {
  const asReader = (sql: string) => () => postgres.sql(`set role fovea_reader; ${sql}`)
  for (const forbidden of [
    'create table pgboss.mine (id int)',
    'create schema mine',
    'delete from fovea.image',
    'update pgboss.queue set retry_limit = 0',
    'delete from fovea.coordinator',
  ])
    expect(asReader(forbidden), forbidden).toThrow(/permission denied/)
})
