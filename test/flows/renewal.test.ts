// Records of an older reader are read again only on request and while nothing else is to be done; corrections by
// people are kept.
import { copyFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readerVersion } from '../../shared/reader-version.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers, onePage, type FakeWorker } from '../support/fake-workers.ts'
import { fixtures, fixtureTexts } from '../support/images.ts'
import { markAsOlderReader } from '../support/older-reader.ts'
import { tempDir } from '../support/temp-dir.ts'

const long = { timeout: 120_000 }

/** Reads an image by its path; returns the id of its finished record. */
async function made(fovea: TestEngine, image: string, name = path.basename(image)): Promise<string> {
  const file = path.join(tempDir(), name)
  copyFileSync(image, file)
  const { records } = await fovea.call('records.add', { images: [{ path: file }] })
  await fovea.call('records.get', { id: records[0]!.id, wait: true })
  return records[0]!.id
}

/** The jobs of all read requests that the workers received. */
const readsOf = (workers: { started: readonly FakeWorker[] }) =>
  workers.started.flatMap(({ sent }) =>
    sent.flatMap((message) => (message.type === 'read' ? [message.job] : [])),
  )

describe('a record of an older reader', () => {
  it('is counted, read again in place on request, and then no longer counted', long, async () => {
    const fovea = await testEngine()
    const id = await made(fovea, fixtures.hello)
    expect(await fovea.call('renewal.get', {})).toEqual({
      reader: readerVersion,
      records: 0,
      estimatedMs: 0,
      kept: 0,
      left: 0,
    })
    const before = await fovea.call('records.get', { id })
    markAsOlderReader(fovea.dataDir)
    expect(await fovea.call('renewal.get', {})).toMatchObject({
      records: 1,
      estimatedMs: before.durationMs,
      left: 0,
    })
    const heard: unknown[] = []
    fovea.engine.on(({ name, data }) => {
      if (name === 'renewal.changed' || name === 'record.marked' || name === 'record.changed')
        heard.push(data)
    })
    expect(await fovea.call('renewal.start', { wait: true })).toMatchObject({ records: 0, left: 0 })
    expect(await fovea.call('records.get', { id })).toMatchObject({
      content: fixtureTexts.hello.join('\n'),
      status: 'done',
      reader: readerVersion,
      createdAt: before.createdAt,
    })
    // The record was finished before too, so no new result is announced.
    expect(heard).toEqual([{ left: 1 }, { ids: [id] }, { left: 0 }])
    expect(fovea.errors).toEqual([])
  })
})

describe('a record stays unchanged', () => {
  it('if a person corrected it, if it is in the trash, or if its image is lost', async () => {
    const clock = fakeClock()
    const workers = fakeWorkers((worker) => worker.answer())
    const fovea = await testEngine({ workers: workers.host, clock })
    const images = [fixtures.hello, fixtures.chinese, fixtures.webp, fixtures.transparent]
    const ids = await Promise.all(images.map((image) => made(fovea, image)))
    const [corrected, trashed, lost, other] = ids as [string, string, string, string]
    markAsOlderReader(fovea.dataDir)
    await fovea.call('records.correct', { id: corrected, value: 'In my words' })
    await fovea.call('records.remove', { ids: [trashed] })
    rmSync((await fovea.call('records.get', { id: lost })).sourcePath!)
    expect(await fovea.call('renewal.get', {})).toMatchObject({ records: 1, kept: 1, left: 0 })
    expect(await fovea.call('renewal.start', {})).toMatchObject({ left: 1 })
    await clock.advance(3000)
    expect(await fovea.call('renewal.get', {})).toMatchObject({ records: 0, kept: 1, left: 0 })
    expect(readsOf(workers).slice(ids.length)).toEqual([other])
    expect(await fovea.call('records.get', { id: corrected })).toMatchObject({ content: 'In my words' })
    expect(await fovea.call('records.get', { id: lost })).toMatchObject({
      content: 'As it was',
      status: 'done',
    })
  })

  it('if somebody corrects it while it is read again', async () => {
    const clock = fakeClock()
    const workers = fakeWorkers()
    const fovea = await testEngine({ workers: workers.host, clock })
    const making = made(fovea, fixtures.hello)
    await clock.advance(0)
    workers.started.at(-1)!.answer()
    const id = await making
    markAsOlderReader(fovea.dataDir)
    await fovea.call('renewal.start', {})
    await clock.advance(3000)
    await fovea.call('records.correct', { id, value: 'In my words' })
    workers.started.at(-1)!.answer()
    await clock.advance(0)
    expect(await fovea.call('records.get', { id })).toMatchObject({ content: 'In my words' })
    expect(await fovea.call('renewal.get', {})).toMatchObject({ records: 0, kept: 1, left: 0 })
  })

  it('if the reader fails on it, and it is not offered again', async () => {
    const clock = fakeClock()
    let fails = false
    const workers = fakeWorkers((worker, job) =>
      fails
        ? worker.say({ type: 'failed', job, error: { code: 'image.broken', data: { name: 'x', why: 'y' } } })
        : worker.answer(),
    )
    const fovea = await testEngine({ workers: workers.host, clock })
    const id = await made(fovea, fixtures.hello)
    markAsOlderReader(fovea.dataDir)
    fails = true
    await fovea.call('renewal.start', {})
    await clock.advance(3000)
    expect(await fovea.call('renewal.get', {})).toMatchObject({ records: 0, left: 0 })
    expect(await fovea.call('records.get', { id })).toMatchObject({ status: 'done', content: 'As it was' })
  })
})

describe('new work', () => {
  it('interrupts a renewal, which then continues, also after a restart, until it is stopped', async () => {
    const clock = fakeClock()
    let isSlow = false
    const workers = fakeWorkers((worker) => {
      if (!isSlow) worker.answer()
    })
    const first = await testEngine({ workers: workers.host, clock })
    await first.call('settings.set', { workers: 1 })
    for (const image of [fixtures.hello, fixtures.chinese]) await made(first, image)
    const third = await made(first, fixtures.webp)
    markAsOlderReader(first.dataDir)
    expect(await first.call('renewal.start', {})).toMatchObject({ records: 3, left: 3 })
    await first.engine.close()

    // With one reading process there is room for one image at a time.
    isSlow = true
    const second = await testEngine({ dataDir: first.dataDir, workers: workers.host, clock })
    const before = readsOf(workers).length
    await clock.advance(2900)
    expect(readsOf(workers).length).toBe(before)
    await clock.advance(100)
    expect(readsOf(workers).slice(before)).toEqual([third])
    const { records } = await second.call('records.add', { images: [{ path: fixtures.transparent }] })
    const fresh = records[0]!.id
    await clock.advance(0)
    expect(readsOf(workers).slice(before)).toEqual([third, fresh])
    expect((await second.call('records.get', { id: fresh })).status).toBe('working')
    isSlow = false
    workers.started.at(-1)!.answer(onePage)
    await second.call('records.get', { id: fresh, wait: true })
    await clock.advance(0)
    expect(readsOf(workers).slice(before)).toEqual([third, fresh])

    // An interrupted record is started again, and is finished when the renewal is stopped.
    isSlow = true
    await clock.advance(3000)
    expect(readsOf(workers).slice(before)).toEqual([third, fresh, third])
    expect(await second.call('queue.get', {})).toMatchObject({ waiting: 0, working: 0 })
    expect(await second.call('renewal.stop', {})).toMatchObject({ records: 3, left: 0 })
    workers.started.at(-1)!.answer(onePage)
    await clock.advance(10_000)
    expect(await second.call('renewal.get', {})).toMatchObject({ records: 2, left: 0 })
    expect(readsOf(workers).slice(before)).toEqual([third, fresh, third])
  })
})
