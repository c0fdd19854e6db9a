// Everything that can fail between a coordinator and its readers, in the middle of 500 jobs. [Note: readers]
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { jobSchema } from '../../shared/contract/job-calls.ts'
import { openNetwork } from '../support/cut-network.ts'
import { testEngine } from '../support/engine.ts'
import { makeTextImage } from '../support/images.ts'
import { canMount, smallDisk } from '../support/mount.ts'
import { canMakeNetworks, openNamespace } from '../support/network-namespace.ts'
import { startPostgres, type Postgres } from '../support/postgres.ts'
import { addImages, countDone, remoteReaders, startReader } from '../support/remote-readers.ts'
import { startServerProcess } from '../support/server-process.ts'
import { tempDir } from '../support/temp-dir.ts'

const count = 500
let postgres: Postgres

beforeEach(async () => {
  postgres = await startPostgres(['listen_addresses=*'])
})

afterEach(() => postgres.stop())

/** Waits until some jobs are done and many are not. */
async function middle(engine: Parameters<typeof countDone>[0]): Promise<void> {
  await expect.poll(() => countDone(engine), { interval: 20 }).toBeGreaterThan(50)
  expect(await countDone(engine)).toBeLessThan(count - 100)
}

async function expectAllOnce(engine: Parameters<typeof countDone>[0], total = count): Promise<void> {
  await expect.poll(() => countDone(engine), { timeout: 120_000 }).toBe(total)
  expect((await engine.call('records.ids', {})).total).toBe(total)
  await expect.poll(() => postgres.sql('select count(*) from pgboss.job')).toBe('0')
  await expect.poll(() => postgres.sql('select count(*) from fovea.image')).toBe('0')
}

it('kills a reader', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address()) })
  const [killed] = [startReader(postgres.address()), startReader(postgres.address())]
  await addImages(engine, count)
  await middle(engine)
  await killed.end('SIGKILL')
  await expectAllOnce(engine)
})

it('stops a reader, which finishes what it holds', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address()) })
  const [stopped] = [startReader(postgres.address()), startReader(postgres.address())]
  await addImages(engine, count)
  await middle(engine)
  await stopped.end('SIGTERM')
  expect(stopped.child.exitCode).toBe(0)
  await expectAllOnce(engine)
})

it('gives back what a stopped reader can not finish in time', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address()) })
  const stopped = startReader(postgres.address(), { reader: 'holding' })
  await addImages(engine, 5)
  const active = () => postgres.sql(`select count(*) from pgboss.job where state = 'active'`)
  await expect.poll(active, { timeout: 20_000 }).toBe('2')
  await stopped.end('SIGTERM')
  expect(stopped.child.exitCode).toBe(0)
  startReader(postgres.address())
  await expectAllOnce(engine, 5)
})

it('kills PostgreSQL, which comes back', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address()) })
  startReader(postgres.address())
  await addImages(engine, count)
  await middle(engine)
  await postgres.kill()
  await wait(3000)
  await postgres.start()
  await expectAllOnce(engine)
})

it.each([
  ['everything in the database', 'delete from fovea.coordinator; delete from pgboss.job'],
  ['only the jobs', 'delete from pgboss.job'],
])('loses the database: %s', async (_, loss) => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address()) })
  startReader(postgres.address())
  await addImages(engine, count)
  await middle(engine)
  postgres.sql(loss)
  await expectAllOnce(engine)
})

it('cuts the network of a reader for longer than the heartbeat', async () => {
  const network = await openNetwork(postgres.port)
  onTestFinished(() => network.close())
  const engine = await testEngine({ remote: remoteReaders(postgres.address()) })
  startReader(`postgres://fovea@127.0.0.1:${network.port}/fovea`)
  startReader(postgres.address())
  await addImages(engine, count)
  await middle(engine)
  network.cut()
  await wait(15_000)
  network.mend()
  await expectAllOnce(engine)
})

it('kills the coordinator, which starts again', async () => {
  const dataDir = tempDir()
  const args = ['--readers', postgres.address(), '--no-local']
  const first = await startServerProcess(dataDir, { args })
  startReader(postgres.address())
  await addImages(first, count)
  await middle(first)
  await first.kill()
  const second = await startServerProcess(dataDir, { args })
  onTestFinished(() => second.kill())
  await expectAllOnce(second)
})

it('kills the coordinator while jobs of a client are read', async () => {
  const dataDir = tempDir()
  const args = ['--readers', postgres.address(), '--no-local']
  const first = await startServerProcess(dataDir, { args })
  startReader(postgres.address())
  const { key, id } = await first.call('keys.create', { name: 'jobs', tier: 'ultra' })
  const image = await makeTextImage('Hello')
  const documents = Array.from({ length: 200 }, (_, at) => {
    const bytes = Buffer.concat([image, Buffer.from(`j${at}`)])
    return { type: 'image_url', image_url: `data:image/png;base64,${bytes.toString('base64')}` }
  })
  const posted = await fetch(`${first.url}/api/jobs?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation: 'text', documents }),
  })
  const job = jobSchema.parse(await posted.json())
  await expect.poll(() => countDone(first), { interval: 20 }).toBeGreaterThan(20)
  expect(await countDone(first)).toBeLessThan(150)
  await first.kill()
  const second = await startServerProcess(dataDir, { args })
  onTestFinished(() => second.kill())
  const read = async () => (await second.call('jobs.get', { id: job.id })).documents
  await expect.poll(read, { timeout: 120_000 }).toMatchObject({ total: 200, done: 200, failed: 0 })
  await expectAllOnce(second, 200)
  const { keys } = await second.call('keys.list', {})
  expect(keys.find((each) => each.id === id)?.usedThisMonth).toBe(200)
})

it.skipIf(!canMount())('fills the disk of the database', async () => {
  const disk = smallDisk('160m')
  const small = await startPostgres(['max_wal_size=32MB', 'min_wal_size=32MB'], disk)
  onTestFinished(() => small.stop())
  const engine = await testEngine({ remote: remoteReaders(small.address()) })
  startReader(small.address())
  await addImages(engine, count)
  await middle(engine)
  const ballast = path.join(disk, 'ballast')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize))
  await wait(10_000)
  expect(await countDone(engine)).toBeLessThan(count)
  rmSync(ballast)
  if (!small.isRunning()) await small.start()
  await expect.poll(() => countDone(engine), { timeout: 120_000 }).toBe(count)
  expect((await engine.call('records.ids', {})).total).toBe(count)
})

it.skipIf(!canMakeNetworks())('pulls the cable of a reader that has a network of its own', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address()) })
  const [near, far] = [openNamespace(), openNamespace()]
  for (const { host, inside } of [near, far])
    startReader(`postgres://fovea@${host}:${postgres.port}/fovea?sslmode=disable`, { inside })
  await addImages(engine, count)
  await middle(engine)
  far.pullOut()
  await wait(15_000)
  far.plugIn()
  await expectAllOnce(engine)
})

it('counts the quota of each answered request once, although PostgreSQL is killed', async () => {
  const dataDir = tempDir()
  const server = await startServerProcess(dataDir, { args: ['--readers', postgres.address(), '--no-local'] })
  onTestFinished(() => server.kill())
  startReader(postgres.address())
  const { key, id } = await server.call('keys.create', { name: 'quota', tier: 'ultra' })
  const image = await makeTextImage('Hello')
  const post = async (at: number) => {
    const bytes = Buffer.concat([image, Buffer.from(`q${at}`)])
    const body = {
      document: { type: 'image_url', image_url: `data:image/png;base64,${bytes.toString('base64')}` },
    }
    const answer = await fetch(`${server.url}/api/text-recognition?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const posted = Promise.all(Array.from({ length: 40 }, (_, at) => post(at)))
  await expect.poll(() => countDone(server), { interval: 20 }).toBeGreaterThan(3)
  await postgres.kill()
  await wait(2000)
  await postgres.start()
  const answered = (await posted).filter((status) => status === 200).length
  const { keys } = await server.call('keys.list', {})
  expect(keys.find((each) => each.id === id)?.usedThisMonth).toBe(answered)
  expect(answered).toBeGreaterThan(3)
})
