// Readers on other machines over a real PostgreSQL: jobs go to processes that answer at once.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type Postgres } from '../support/postgres.ts'
import { remoteReaders, startReader } from '../support/remote-readers.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { makeTextImage } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** Adds images that differ in one byte, and returns their ids. */
async function addImages({ call }: TestEngine, count: number): Promise<string[]> {
  const dir = tempDir()
  const image = await makeTextImage('Hello')
  const images = Array.from({ length: count }, (_, at) => {
    const file = path.join(dir, `${at}.png`)
    writeFileSync(file, Buffer.concat([image, Buffer.from(String(at))]))
    return { type: 'path', path: file } as const
  })
  const added = await call('records.add', { images, operation: 'text' })
  return added.records.map(({ id }) => id)
}

async function countDone({ call }: TestEngine): Promise<number> {
  return (await call('records.ids', { status: 'done' })).total
}

it('loses nothing and reads nothing twice when a reader is killed in the middle of jobs', async () => {
  const engine = await testEngine({ remote: remoteReaders(postgres.address(), 'killed') })
  const slow = startReader(postgres.address(), { reader: 'holding' })
  await addImages(engine, 30)
  const active = () => postgres.sql(`select count(*) from pgboss.job where state = 'active'`)
  await expect.poll(active, { timeout: 20_000 }).toBe('2')
  await slow.end('SIGKILL')
  startReader(postgres.address())
  await expect.poll(() => countDone(engine), { timeout: 20_000 }).toBe(30)
  expect(postgres.sql('select count(*) from fovea.image')).toBe('0')
  expect(postgres.sql('select count(*) from pgboss.job')).toBe('0')
  expect(engine.errors).toEqual([])
})
