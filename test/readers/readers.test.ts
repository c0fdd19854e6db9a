// Readers on other machines over a real PostgreSQL: jobs go to processes that answer at once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type Postgres } from '../support/postgres.ts'
import { addImages, countDone, remoteReaders, startReader } from '../support/remote-readers.ts'
import { testEngine } from '../support/engine.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

it('loses nothing and reads nothing twice when a reader is killed in the middle of jobs', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address(), 'killed') })
  const slow = startReader(postgres.address(), { reader: 'holding' })
  await addImages(engine, 30)
  const active = () => postgres.sql(`select count(*) from pgboss.job where state = 'active'`)
  await expect.poll(active, { timeout: 20_000 }).toBe('2')
  await slow.end('SIGKILL')
  startReader(postgres.address())
  await expect.poll(() => countDone(engine), { timeout: 20_000 }).toBe(30)
  await expect.poll(() => postgres.sql('select count(*) from fovea.image')).toBe('0')
  await expect.poll(() => postgres.sql('select count(*) from pgboss.job')).toBe('0')
  expect(engine.errors).toEqual([])
})
