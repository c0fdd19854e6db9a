import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../../test/support/fake-clock.ts'
import { fakeWorkers, onePage } from '../../../test/support/fake-workers.ts'
import { unite } from '../../../shared/page.ts'
import { textLayerEngine } from '../../../shared/text/exact.ts'
import type { AddedModels } from '../../../shared/worker-protocol.ts'
import { toReadPage } from '../../pages/packed-page.ts'
import { createPool } from './pool.ts'
import type { ReadRequest } from './requests.ts'

const readPage = toReadPage(onePage)
const silent = { info: () => undefined, error: () => undefined }

function setUp(size = 2, addedModels: () => AddedModels = () => ({})) {
  const clock = fakeClock()
  const workers = fakeWorkers()
  const pool = createPool({
    host: workers.host,
    clock,
    log: silent,
    size,
    addedModels,
  })
  const read = (job: string, changes: Partial<ReadRequest> = {}, signal = new AbortController().signal) =>
    pool.read({ ...request, job, ...changes }, () => undefined, signal)
  return { clock, pool, read, ...workers }
}

const request: ReadRequest = {
  job: 'rec_1',
  name: 'a.png',
  path: '/a.png',
  hash: 'abc',
  languages: ['eng'],
  scope: 'any',
  profile: 'precise',
  engine: 'best',
  cpuLimitMs: 60_000,
}

describe('the pool', () => {
  it('returns the page that the process read, and keeps the process for the next image', async () => {
    const { read, started } = setUp()
    const first = read('rec_1')
    started[0]!.answer()
    expect(await first).toEqual({ ok: true, value: readPage })
    const second = read('rec_2')
    started[0]!.answer()
    expect((await second).ok).toBe(true)
    expect(started).toHaveLength(1)
  })

  it('settles the job of a process that dies, and reads the next one in a new process', async () => {
    const { read, started } = setUp()
    const first = read('rec_1')
    started[0]!.die()
    expect(await first).toMatchObject({ ok: false, error: { code: 'read.crashed' } })
    const second = read('rec_1')
    started[1]!.answer()
    expect((await second).ok).toBe(true)
  })

  it('ends the process of an image that takes too much CPU time', async () => {
    const { read, started } = setUp()
    const reading = read('rec_1', { cpuLimitMs: 10_000 })
    started[0]!.say({ type: 'used', job: 'rec_1', cpuMs: 10_100, heldBytes: 0 })
    expect(await reading).toMatchObject({
      ok: false,
      error: { code: 'read.timeout', data: { limitSeconds: 10 } },
    })
    expect(started[0]!.isKilled()).toBe(true)
  })

  it('ends the process of a job that takes too much memory', async () => {
    const { read, started } = setUp()
    const reading = read('rec_1')
    started[0]!.say({ type: 'used', job: 'rec_1', cpuMs: 900, heldBytes: 2e9 })
    expect(await reading).toMatchObject({ ok: false, error: { code: 'read.memory' } })
    expect(started[0]!.isKilled()).toBe(true)
  })

  it('returns the page of a process that hangs, or dies, while it makes the thumbnail', async () => {
    const { read, started } = setUp()
    const hanging = read('rec_1')
    started[0]!.say({ type: 'page', job: 'rec_1', ...readPage, thumbnailFollows: true })
    started[0]!.say({ type: 'used', job: 'rec_1', cpuMs: 9000, heldBytes: 0 })
    expect(await hanging).toEqual({ ok: true, value: readPage })
    expect(started[0]!.isKilled()).toBe(true)
    const dying = read('rec_2')
    started[1]!.say({ type: 'page', job: 'rec_2', ...readPage, thumbnailFollows: true })
    started[1]!.die()
    expect(await dying).toEqual({ ok: true, value: readPage })
  })

  it('waits an hour for an image if the machine is so busy that it needs that', async () => {
    const { read, started, clock } = setUp()
    const reading = read('rec_1', { cpuLimitMs: 120_000 })
    for (let minute = 1; minute <= 60; minute++) {
      await clock.advance(60_000)
      started[0]!.say({ type: 'used', job: 'rec_1', cpuMs: minute * 1000, heldBytes: 0 })
    }
    started[0]!.answer()
    expect(await reading).toEqual({ ok: true, value: readPage })
  })

  it('ends a process that uses no CPU for five times the limit, but not for the sleep of the machine', async () => {
    const { read, started, clock } = setUp()
    const reading = read('rec_1', { cpuLimitMs: 10_000 })
    await clock.sleep(8 * 3_600_000)
    started[0]!.say({ type: 'used', job: 'rec_1', cpuMs: 20, heldBytes: 0 })
    await clock.advance(45_000)
    expect(started[0]!.isKilled()).toBe(false)
    await clock.advance(5000)
    expect(await reading).toMatchObject({ ok: false, error: { code: 'read.stalled' } })
    expect(started[0]!.isKilled()).toBe(true)
  })

  it('ends the process of a job that is cancelled', async () => {
    const { read, started } = setUp()
    const control = new AbortController()
    const reading = read('rec_1', {}, control.signal)
    control.abort()
    expect(await reading).toMatchObject({ ok: false, error: { code: 'read.cancelled' } })
    expect(started[0]!.isKilled()).toBe(true)
  })

  it('checks a pack in a process of its own, which ends afterwards in any case', async () => {
    const { pool, read, started } = setUp()
    const reading = read('rec_1')
    const check = () =>
      pool.check(
        { job: 'pack', name: 'mine', manifestFile: '/mine/pack.json', cpuLimitMs: 1000 },
        new AbortController().signal,
      )
    const sound = check()
    expect(started[1]!.sent).toEqual([{ type: 'check', job: 'pack', pack: '/mine/pack.json' }])
    started[1]!.say({ type: 'checked', job: 'pack' })
    expect(await sound).toEqual({ ok: true, value: null })
    expect(started[1]!.isKilled()).toBe(true)
    const deadly = check()
    started[2]!.die()
    expect(await deadly).toMatchObject({ ok: false, error: { code: 'read.crashed' } })
    started[0]!.answer()
    expect((await reading).ok).toBe(true)
  })

  it('does not take the answer to another job for that of its own', async () => {
    const { read, started } = setUp()
    const reading = read('rec_2')
    started[0]!.say({ type: 'page', job: 'rec_1', ...toReadPage({ ...onePage, width: 1 }) })
    started[0]!.answer()
    expect(await reading).toEqual({ ok: true, value: readPage })
  })

  it('retires a process that holds much memory, because that never shrinks', async () => {
    const { read, started } = setUp()
    const readHolding = async (bytes: number) => {
      const reading = read('rec_1')
      started[0]!.say({ type: 'used', job: 'rec_1', cpuMs: 0, heldBytes: bytes })
      started[0]!.answer()
      await reading
    }
    await readHolding(600e6)
    expect(started[0]!.isKilled()).toBe(false)
    await readHolding(1000e6)
    expect(started[0]!.isKilled()).toBe(true)
  })

  it('retires a process after 200 readings, not counting pages read from a text layer', async () => {
    const { read, started } = setUp()
    const line = { box: unite([]), words: [], block: 0, paragraph: 0, rowHeight: 10 }
    const readSo = async (engine: string) => {
      const reading = read('rec_1')
      started.at(-1)!.answer({ ...onePage, lines: [{ ...line, engine }] })
      expect((await reading).ok).toBe(true)
    }
    for (let i = 0; i < 300; i++) await readSo(textLayerEngine)
    expect(started).toHaveLength(1)
    for (let i = 0; i < 199; i++) await readSo('tesseract')
    expect(started[0]!.isKilled()).toBe(false)
    await readSo('tesseract')
    expect(started[0]!.isKilled()).toBe(true)
  })

  it('leaves no timer behind when a job is settled', async () => {
    const { read, started, clock } = setUp()
    const reading = read('rec_1')
    started[0]!.answer()
    await reading
    expect(clock.pending()).toBe(0)
  })

  it('closes only when every process has ended, and reads nothing more', async () => {
    const { read, started, pool } = setUp()
    const first = read('rec_1')
    started[0]!.answer()
    await first
    await pool.close()
    expect(started[0]!.isKilled()).toBe(true)
    expect(await read('rec_2')).toMatchObject({ ok: false, error: { code: 'engine.closing' } })
  })

  it('tells a process about added models before it reads anything', () => {
    const files = { fin: { path: '/models/fin', sha256: 'abc' } }
    const { read, started } = setUp(1, () => files)
    void read('rec_1')
    expect(started[0]!.sent.map((message) => message.type)).toEqual(['models', 'read'])
    expect(started[0]!.sent[0]).toEqual({ type: 'models', files })
  })

  it('replaces its processes when models have changed, a busy one only after its job', async () => {
    const { pool, read, started } = setUp()
    const first = read('rec_1')
    const second = read('rec_2')
    started[1]!.answer()
    await second
    pool.renew()
    expect(started.map((worker) => worker.isKilled())).toEqual([false, true])
    started[0]!.answer()
    expect((await first).ok).toBe(true)
    expect(started[0]!.isKilled()).toBe(true)
    void read('rec_3')
    expect(started).toHaveLength(3)
  })
})
