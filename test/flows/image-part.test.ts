// Turning and cropping, from the request to the message for the reading process; reading is replaced by a fake.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'

const box = { x0: 0.1, y0: 0, x1: 0.5, y1: 1 }
const sideways = { turn: 90, box: null } as const
const corner = { turn: null, box }

/** An engine, and a list of the parts that its readers were asked for. */
async function started() {
  const workers = fakeWorkers((worker) => worker.answer())
  const fovea = await testEngine({ workers: workers.host })
  const parts = () =>
    workers.started.flatMap(({ sent }) =>
      sent.flatMap((each) => (each.type === 'read' ? [each.part ?? null] : [])),
    )
  const done = (id: string) => fovea.call('records.get', { id, wait: true })
  return { fovea, parts, done }
}

it('an image is added with the turn and crop that the user chose, and its record shows them', async () => {
  const { fovea, parts, done } = await started()
  const before = readFileSync(fixtures.hello)
  const { records } = await fovea.call('records.add', {
    images: [{ path: fixtures.hello, part: sideways }, { path: fixtures.chinese }],
  })
  const read = await Promise.all(records.map(({ id }) => done(id)))
  expect(read.map(({ part }) => part)).toEqual([sideways, null])
  expect(parts()).toContainEqual(sideways)
  expect(readFileSync(fixtures.hello)).toEqual(before)
})

it('another part of the same image is read separately, and the same part is not read twice', async () => {
  const { fovea, parts, done } = await started()
  const { records } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
  const [id] = records.map((record) => record.id)
  await done(id!)
  const again = async (input: { part?: typeof corner | null; operation?: 'markdown' }, of = id!) => {
    const answer = await fovea.call('records.again', { ids: [of], ...input })
    return done(answer.records[0]!.id)
  }
  const cut = await again({ part: corner })
  expect(cut.part).toEqual(corner)
  expect(parts()).toEqual([null, corner])
  // Further records use the same part, until the whole image is requested.
  expect((await again({ operation: 'markdown' }, cut.id)).part).toEqual(corner)
  expect((await again({ part: null }, cut.id)).part).toBeNull()
  expect(parts()).toEqual([null, corner])
})

it('a waiting or failed image is read with the turn that the user set since', async () => {
  const { fovea, parts, done } = await started()
  await fovea.call('queue.pause', {})
  const { records } = await fovea.call('records.add', {
    images: [{ path: fixtures.hello }, { path: fixtures.chinese }],
  })
  const [waiting, cancelled] = records.map(({ id }) => id)
  await fovea.call('records.cancel', { id: cancelled! })
  expect(await fovea.call('records.retry', { id: waiting!, part: sideways })).toMatchObject({
    status: 'waiting',
    part: sideways,
  })
  await fovea.call('records.retry', { id: cancelled!, part: corner })
  await fovea.call('queue.resume', {})
  await done(waiting!)
  await done(cancelled!)
  expect(parts()).toEqual(expect.arrayContaining([sideways, corner]))
  expect(parts()).toHaveLength(2)
  await expect(fovea.call('records.retry', { id: waiting!, part: null })).rejects.toThrow()
})
