// From an accepted image to its record, with a real database; reading is replaced by a fake.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers, onePage } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { tempDir } from '../support/temp-dir.ts'

const hello = fixtures.hello
/** Adds images by their paths. */
const add = (fovea: TestEngine, ...paths: string[]) =>
  fovea.call('records.add', { images: paths.map((each) => ({ path: each })) })
const statusOf = async (fovea: TestEngine, id: string) => (await fovea.call('records.get', { id })).status

describe('an image added by its path', () => {
  it('becomes a record with its text', async () => {
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
    const { records } = await add(fovea, hello)
    const record = await fovea.call('records.get', { id: records[0]!.id, wait: true })
    expect(record).toMatchObject({
      status: 'done',
      content: 'Hello',
      filename: 'hello.png',
      sourcePath: hello,
    })
    expect(fovea.errors).toEqual([])
  })

  it('is not read a second time for another operation, because its page is stored', async () => {
    const workers = fakeWorkers((worker) => worker.answer())
    const fovea = await testEngine({ workers: workers.host })
    const first = await add(fovea, hello)
    await fovea.call('records.get', { id: first.records[0]!.id, wait: true })
    const second = await fovea.call('records.add', { images: [{ path: hello }], operation: 'markdown' })
    const record = await fovea.call('records.get', { id: second.records[0]!.id, wait: true })
    expect(record).toMatchObject({ status: 'done', content: 'Hello\n', format: 'markdown' })
    const reads = workers.started.flatMap((worker) =>
      worker.sent.filter((message) => message.type === 'read'),
    )
    expect(reads).toHaveLength(1)
  })

  it('fails with a clear message if its file is replaced after it was accepted', async () => {
    const workers = fakeWorkers((worker, job) =>
      worker.say({ type: 'failed', job, error: { code: 'file.changed', data: { path: '/a.png' } } }),
    )
    const fovea = await testEngine({ workers: workers.host })
    const { records } = await add(fovea, hello)
    const record = await fovea.call('records.get', { id: records[0]!.id, wait: true })
    expect(record).toMatchObject({ status: 'failed', error: { code: 'file.changed' } })
  })

  it('is refused with a clear message if it is no image, while the others are accepted', async () => {
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
    const answer = await add(fovea, fixtures.textNamedPng, fixtures.empty, '/not/there.png', hello)
    expect(answer.refused.map(({ error }) => error.code)).toEqual([
      'image.format',
      'image.empty',
      'file.gone',
    ])
    expect(answer.refused[0]!.error.message).toContain('text file')
    expect(answer.records).toHaveLength(1)
  })

  it('can be a folder, which stands for all images in it', async () => {
    const dir = tempDir()
    for (const name of ['b.png', 'a.png', '.hidden.png']) copyFileSync(hello, path.join(dir, name))
    writeFileSync(path.join(dir, 'notes.txt'), 'not an image')
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
    const { records, refused } = await add(fovea, dir)
    expect(records.map((record) => record.filename)).toEqual(['a.png', 'b.png'])
    expect(refused).toEqual([])
    expect((await add(fovea, tempDir())).refused[0]!.error.code).toBe('folder.empty')
  })
})

describe('the queue', () => {
  it('retries an image whose process died in another process, and parks it after the third attempt', async () => {
    const workers = fakeWorkers((worker) => worker.die())
    const fovea = await testEngine({ workers: workers.host })
    const { records } = await add(fovea, hello)
    const record = await fovea.call('records.get', { id: records[0]!.id, wait: true })
    expect(record).toMatchObject({
      status: 'failed',
      attempts: 3,
      error: { code: 'read.crashed', data: { attempts: 3 } },
    })
    const reads = workers.started.flatMap((worker) =>
      worker.sent.filter((message) => message.type === 'read'),
    )
    expect(reads).toHaveLength(3)
  })

  it('retries temporary failures by itself, after a pause', async () => {
    const clock = fakeClock()
    let isBusy = true
    const workers = fakeWorkers((worker, job) =>
      isBusy
        ? worker.say({ type: 'failed', job, error: { code: 'file.busy', data: { path: 'x' } } })
        : worker.answer(),
    )
    const fovea = await testEngine({ workers: workers.host, clock })
    const { records } = await add(fovea, hello)
    const { id } = records[0]!
    await clock.advance(0)
    expect(await fovea.call('records.get', { id })).toMatchObject({
      status: 'waiting',
      error: { code: 'file.busy' },
      nextAttemptAt: clock.now() + 5000,
    })
    isBusy = false
    await clock.advance(5000)
    expect(await statusOf(fovea, id)).toBe('done')
  })

  it('starts nothing while it is paused, and continues afterwards', async () => {
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
    await fovea.call('queue.pause', {})
    const { records } = await add(fovea, hello)
    expect(await fovea.call('queue.get', {})).toMatchObject({ isPaused: true, waiting: 1, working: 0 })
    await fovea.call('queue.resume', {})
    expect((await fovea.call('records.get', { id: records[0]!.id, wait: true })).status).toBe('done')
  })

  it('cancels a waiting job or one that is being read, and reads it when it is retried', async () => {
    const workers = fakeWorkers()
    const fovea = await testEngine({ workers: workers.host })
    const { records } = await add(fovea, hello)
    const { id } = records[0]!
    expect(await statusOf(fovea, id)).toBe('working')
    expect((await fovea.call('records.cancel', { id })).status).toBe('cancelled')
    expect(await fovea.call('queue.get', {})).toMatchObject({ waiting: 0, working: 0 })
    await fovea.call('records.retry', { id })
    workers.started.at(-1)!.answer()
    expect((await fovea.call('records.get', { id, wait: true })).status).toBe('done')
  })

  it('reads a single image before the rest of a batch', async () => {
    const workers = fakeWorkers((worker) => worker.answer())
    const fovea = await testEngine({ workers: workers.host })
    await fovea.call('queue.pause', {})
    await add(fovea, ...Array.from({ length: 30 }, () => hello))
    const { records } = await fovea.call('records.add', { images: [{ path: fixtures.chinese }] })
    const { id } = records[0]!
    await fovea.call('queue.resume', {})
    await fovea.call('records.get', { id, wait: true })
    const first = workers.started[0]!.sent.find((message) => message.type === 'read')
    expect(first).toMatchObject({ job: id })
  })
})

describe('closing the engine', () => {
  it('puts the image being read back in the queue, and the next start reads it without counting the attempt', async () => {
    const clock = fakeClock()
    const first = await testEngine({ workers: fakeWorkers().host, clock })
    const { records } = await add(first, hello)
    const closing = first.engine.close()
    await clock.advance(3000)
    await closing
    const second = await testEngine({
      dataDir: first.dataDir,
      workers: fakeWorkers((worker) => worker.answer(onePage)).host,
    })
    const record = await second.call('records.get', { id: records[0]!.id, wait: true })
    expect(record).toMatchObject({ status: 'done', attempts: 1 })
  })

  it('lets a running read finish, and answers the caller that waits for it', async () => {
    const workers = fakeWorkers()
    const fovea = await testEngine({ workers: workers.host, clock: fakeClock() })
    const { records } = await add(fovea, hello)
    const waiting = fovea.engine.call('records.get', { id: records[0]!.id, wait: true }, { caller: owner })
    const closing = fovea.engine.close()
    workers.started.find(({ sent }) => sent.some(({ type }) => type === 'read'))?.answer(onePage)
    expect(await waiting).toMatchObject({ ok: true, value: { status: 'done' } })
    await closing
  })

  it('answers callers whose image takes too long or has not begun, and accepts no new call', async () => {
    const clock = fakeClock()
    const fovea = await testEngine({ workers: fakeWorkers().host, clock })
    await fovea.call('queue.pause', {})
    const unread = await add(fovea, hello)
    const wait = (id: string) => fovea.engine.call('records.get', { id, wait: true }, { caller: owner })
    const atOnce = wait(unread.records[0]!.id)
    const closing = fovea.engine.close()
    expect(await atOnce).toMatchObject({ ok: false, error: { code: 'engine.closing' } })
    await clock.advance(3000)
    await closing
    const late = await fovea.engine.call('queue.get', {}, { caller: owner })
    expect(late).toMatchObject({ ok: false, error: { code: 'engine.closing' } })
  })
})

describe('the history', () => {
  it('finds parts of words, Chinese text, and words that are too short for the index', async () => {
    const texts = ['Invoice number 4711', '增值税发票 北京', 'a%b']
    const fovea = await testEngine({
      workers: fakeWorkers((worker) => {
        const line = onePage.lines[0]!
        worker.answer({
          ...onePage,
          lines: [{ ...line, words: [{ ...line.words[0]!, text: texts.shift() ?? '' }] }],
        })
      }).host,
    })
    for (const file of [fixtures.hello, fixtures.chinese, fixtures.webp]) {
      const { records } = await add(fovea, file)
      await fovea.call('records.get', { id: records[0]!.id, wait: true })
    }
    const find = async (query: string) =>
      (await fovea.call('records.list', { query })).records.map((record) => record.filename)
    expect(await find('voice')).toEqual(['hello.png'])
    expect(await find('INVOICE 471')).toEqual(['hello.png'])
    expect(await find('税发')).toEqual(['zh.png'])
    expect(await find('增值税发票')).toEqual(['zh.png'])
    expect(await find('%')).toEqual(['photo.webp'])
    expect(await find('"quoted" OR (')).toEqual([])
    expect(await find('photo.w')).toEqual(['photo.webp'])
  })

  it('is returned in pages that new records do not shift', async () => {
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
    await add(fovea, ...Array.from({ length: 5 }, () => hello))
    const first = await fovea.call('records.list', { limit: 2 })
    await add(fovea, hello)
    const second = await fovea.call('records.list', { limit: 2, cursor: first.nextCursor! })
    const third = await fovea.call('records.list', { limit: 2, cursor: second.nextCursor! })
    const ids = [first, second, third].flatMap(({ records }) => records.map((record) => record.id))
    expect(new Set(ids).size).toBe(5)
    expect(third.nextCursor).toBeNull()
  })

  it('deletes a record with its page and its stored image, but never the file of the user', async () => {
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
    const named = path.join(tempDir(), 'named.png')
    copyFileSync(hello, named)
    const base64 = readFileSync(fixtures.chinese).toString('base64')
    const { records } = await fovea.call('records.add', {
      images: [{ path: named }, { name: 'sent.png', base64 }],
    })
    const ids = records.map((record) => record.id)
    for (const id of ids) await fovea.call('records.get', { id, wait: true })
    const files = ids
      .map((id) => fovea.engine.image(id, owner))
      .map((found) => (found.ok ? found.value.path : ''))
    expect(files.map((file) => existsSync(file))).toEqual([true, true])
    expect(await fovea.call('records.remove', { ids, isForever: true })).toEqual({ removed: 2 })
    await expect(fovea.call('records.get', { id: ids[0]! })).rejects.toThrow('no record')
    expect(files.map((file) => existsSync(file))).toEqual([true, false])
  })
})
