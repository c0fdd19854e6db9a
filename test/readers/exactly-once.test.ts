// At least once on the wire, exactly once in the history; and an outage of the database. The test itself is the reader.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseAddress } from '../../electron/readers/address.ts'
import { openBoss, type OpenedBoss } from '../../electron/readers/boss.ts'
import { bundledNeeds, queueOf } from '../../electron/readers/needs.ts'
import { putReader } from '../../electron/readers/tables.ts'
import {
  answersTo,
  decodeMessage,
  encodeAnswer,
  jobSchema,
  type SentJob,
} from '../../electron/readers/wire.ts'
import { toReadPage } from '../../electron/pages/packed-page.ts'
import { onePage } from '../support/fake-workers.ts'
import { startPostgres, type Postgres } from '../support/postgres.ts'
import { addImages, countDone, remoteReaders, startReader } from '../support/remote-readers.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { isLongRun } from '../support/long-run.ts'

let postgres: Postgres
let reader: OpenedBoss
const queue = queueOf(bundledNeeds)

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await reader.boss.stop({ graceful: false })
  await postgres.stop()
})

/** Opens the queue once a coordinator has created it, and announces a reader that takes this many jobs. */
async function openReader(parallel: number): Promise<void> {
  const address = parseAddress(postgres.address())
  if (!address.ok) throw new Error(address.error.code)
  const log = { info: () => undefined, error: () => undefined }
  reader = await openBoss(address.value, { role: 'reader', log, max: 2 })
  await announce(parallel)
}

function announce(parallel: number): Promise<void> {
  return putReader(reader.sql, 'test', {
    ...{ host: 'test', version: '0', packs: [], parallel, jobs: [], pagesPerMinute: 0, failed: 0 },
    ...{ queues: [queue], lacks: null, isDraining: false },
  })
}

async function takeJob(): Promise<SentJob> {
  let taken: SentJob | undefined
  const take = async () => {
    const [job] = await reader.boss.fetch(queue)
    taken = job && jobSchema.parse(job.data)
    return taken !== undefined
  }
  await expect.poll(take, { timeout: 20_000 }).toBe(true)
  return taken!
}

async function recordOf({ message }: SentJob): Promise<string> {
  return (await decodeMessage(message)).job
}

async function answer(taken: SentJob, text: string): Promise<void> {
  const { job, coordinator } = taken
  const record = await recordOf(taken)
  const [line] = onePage.lines
  const words = line!.words.map((word) => ({ ...word, text }))
  const page = toReadPage({ ...onePage, lines: [{ ...line!, words }] })
  const messages = await encodeAnswer([{ type: 'page', job: record, ...page }])
  await reader.boss.send(answersTo(coordinator), { job, messages })
  await reader.boss.deleteJob(queue, job)
}

const problem = async ({ call }: TestEngine) => (await call('queue.get', {})).readers?.problem

it('settles each record once, whatever arrives', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address(), 'once') })
  const { call } = engine
  await expect.poll(() => problem(engine), { timeout: 20_000 }).toBe(null)
  await openReader(2)
  const [first, second] = await addImages(engine, 2)
  const jobs = [await takeJob(), await takeJob()]
  const records = await Promise.all(jobs.map(recordOf))
  const [one, other] = [jobs[records.indexOf(first!)]!, jobs[records.indexOf(second!)]!]
  await answer(one, 'Once')
  await call('records.get', { id: first!, wait: true })
  await answer(one, 'Twice')
  await call('records.cancel', { id: second! })
  await answer(other, 'Late')
  await expect.poll(() => postgres.sql('select count(*) from pgboss.job'), { timeout: 20_000 }).toBe('0')
  expect(await call('records.get', { id: first! })).toMatchObject({ status: 'done', content: 'Once' })
  expect(await call('records.get', { id: second! })).toMatchObject({ status: 'cancelled', content: null })
  await expect.poll(() => postgres.sql('select count(*) from fovea.image')).toBe('0')
  expect(engine.errors).toEqual([])
})

it.runIf(isLongRun)('takes 1,000 waiting pages in order of their priority', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address(), 'priorities') })
  await addImages(engine, 990)
  const urgent = [...(await addImages(engine, 5)), ...(await addImages(engine, 5))]
  const total = 1000
  const waiting = async () => {
    await announce(total)
    return postgres.sql(`select count(*) from pgboss.job where name = '${queue}'`)
  }
  await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toBe(String(total))
  const taken: string[] = []
  while (taken.length < total) taken.push(await recordOf(await takeJob()))
  expect(taken.slice(0, urgent.length).toSorted()).toEqual(urgent.toSorted())
})

it('accepts images while the database is away, says so, and continues by itself', async () => {
  await postgres.kill()
  const engine = await testEngine({ remote: remoteReaders(postgres.address(), 'away') })
  await expect.poll(() => problem(engine), { timeout: 20_000 }).toMatch(/ECONNREFUSED/)
  await addImages(engine, 3)
  await postgres.start()
  startReader(postgres.address())
  await expect.poll(() => countDone(engine), { timeout: 20_000 }).toBe(3)
  expect(await problem(engine)).toBe(null)
})
