// Kills the server amid twenty-five requests, twice: after the restart history, usage and files agree, nothing is there
// twice, no accepted request is lost, and unanswered ones are not charged. All parts are real.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeTextImage } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { startService, type Service } from './support/service.ts'

const count = 25

it('a server that is killed amid twenty-five requests is consistent after the restart', async () => {
  const dataDir = tempDir()
  const first = await startService(dataDir)
  onTestFinished(() => first.server.kill())
  const { key, id } = await first.newKey('basic')
  const images = await Promise.all(Array.from({ length: count }, (_, i) => imageOf(i)))

  const answered = await killedAmid(first, images, key)
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.length).toBeLessThan(count)
  const done = doneIn(dataDir)
  expect(done).toBeGreaterThanOrEqual(answered.length)
  expect(done).toBeLessThan(count)

  const second = await startService(dataDir)
  onTestFinished(() => second.server.kill())
  await vi.waitUntil(async () => isIdle(second), { timeout: 120_000, interval: 100 })
  const { records, total } = await second.server.call('records.list', { limit: 200 })
  expect(new Set(records.map((record) => record.filename)).size).toBe(total)
  expect(records.map(({ id: record }) => record)).toEqual(expect.arrayContaining(answered))
  expect(records.filter(({ status }) => status !== 'done')).toEqual([])
  const numbers = records.map(({ filename, excerpt }) => [Number(excerpt.slice(-2)), parseInt(filename)])
  expect(numbers.filter(([read, sent]) => read !== sent)).toEqual([])

  const [used] = (await second.server.call('keys.list', {})).keys.filter((each) => each.id === id)
  const { days } = await second.server.call('keys.usage', { id, days: 2 })
  expect(used?.usedThisMonth).toBe(done)
  expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(done)
  expect(storedImages(dataDir)).toHaveLength(total)
  expect(await second.server.stop()).toBe(0)
})

function imageOf(i: number): Promise<Buffer> {
  return makeTextImage(`Receipt number ${7100 + i}`, { width: 480, height: 110 })
}

/** Sends all requests at once, kills the server after the first few answers, and returns their records. */
async function killedAmid(
  service: Service<ServerProcess>,
  images: readonly Buffer[],
  key: string,
): Promise<string[]> {
  const answered: string[] = []
  const asking = images.map(async (image, i) => {
    const { body } = await service.read('text', image, { filename: `${i}.png` }, { key })
    answered.push(String(body['id']))
    if (answered.length === 3) await service.server.kill()
  })
  // Most connections break in the middle, as intended.
  await Promise.allSettled(asking)
  return answered
}

async function isIdle({ server }: Service): Promise<boolean> {
  const { waiting, working } = await server.call('queue.get', {})
  return waiting + working === 0
}

/** The records that had a result when the server was killed: they were answered, or their key can fetch them. */
function doneIn(dataDir: string): number {
  const db = new Database(path.join(dataDir, 'fovea.sqlite'))
  const done = db.prepare(`SELECT count(*) FROM records WHERE status = 'done'`).pluck().get()
  db.close()
  return Number(done)
}

function storedImages(dataDir: string): string[] {
  return readdirSync(path.join(dataDir, 'images'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}
