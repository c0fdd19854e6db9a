import { describe, expect, it, onTestFinished } from 'vitest'
import { fakeClock } from '../../../test/support/fake-clock.ts'
import { fakeWorkers, type FakeWorker } from '../../../test/support/fake-workers.ts'
import { createProductBudgets } from '../jobs/document-budget.ts'
import { createPictures } from './pictures.ts'
import { createPool } from './pool.ts'

const silent = { info: () => undefined, error: () => undefined }
const image = (hash: string, maxSidePx = 2000) => ({
  hash,
  name: `${hash}.tif`,
  path: `/${hash}.tif`,
  pageCount: 1,
  maxSidePx,
})
const next = () => new Promise((resolve) => setImmediate(resolve))

function setUp() {
  const clock = fakeClock()
  const { host, started } = fakeWorkers()
  const pool = createPool({
    host,
    clock,
    log: silent,
    size: 2,
    sharing: { maxShare: 1 },
    idleMs: 60_000,
    lingerMs: 2000,
  })
  const pictures = createPictures({ pool, budgets: createProductBudgets(clock) })
  onTestFinished(() => pictures.close())
  return { clock, pictures, started }
}

const requestedHashes = (worker: FakeWorker | undefined) =>
  worker?.sent.flatMap((message) => (message.type === 'picture' ? [message.hash] : [])) ?? []
const answer = (worker: FakeWorker | undefined, hash: string) =>
  worker?.say({ type: 'picture', job: `picture ${hash} 1 2000`, body: Buffer.from(hash).toString('base64') })

describe('pictures for the window', () => {
  it('are made one after another, by a single process, and once for all callers', async () => {
    const { pictures, started } = setUp()
    const [first, again, second] = [image('a'), image('a'), image('b')].map((each) =>
      pictures.of(each, 'owner'),
    )
    await next()
    expect(requestedHashes(started[0])).toEqual(['a'])
    answer(started[0], 'a')
    await next()
    expect(requestedHashes(started[0])).toEqual(['a', 'b'])
    answer(started[0], 'b')
    const bodies = await Promise.all([first, again, second, pictures.of(image('a'), 'owner')])
    expect(bodies.map((body) => body?.ok && body.value.toString())).toEqual(['a', 'a', 'b', 'a'])
    expect(started).toHaveLength(1)
  })

  it('are made again if the first attempt failed', async () => {
    const { pictures, started } = setUp()
    const failed = pictures.of(image('a'), 'owner')
    await next()
    const error = { code: 'file.gone', data: { path: 'a.tif' } }
    started[0]?.say({ type: 'failed', job: 'picture a 1 2000', error })
    expect(await failed).toMatchObject({ ok: false, error })
    const made = pictures.of(image('a'), 'owner')
    await next()
    answer(started[0], 'a')
    expect((await made).ok).toBe(true)
  })

  it('are made of the page that a person looks at before the small ones next to it', async () => {
    const { pictures, started } = setUp()
    for (const each of [image('a'), image('b', 160), image('c', 160), image('d')])
      void pictures.of(each, 'owner')
    answer(started[0], 'a')
    await next()
    expect(requestedHashes(started[0])).toEqual(['a', 'd'])
  })

  it('are not made any more when everybody who wanted them has left', async () => {
    const { clock, pictures, started } = setUp()
    const leaving = [new AbortController(), new AbortController(), new AbortController()]
    const left = ['a', 'a', 'b'].map((hash, i) => pictures.of(image(hash), 'A', leaving[i]!.signal))
    leaving[0]!.abort()
    await clock.advance(60_000)
    expect(started[0]!.isKilled()).toBe(false)
    for (const control of leaving) control.abort()
    await clock.advance(2000)
    const cancelled = { ok: false, error: { code: 'read.cancelled' } }
    for (const each of await Promise.all(left)) expect(each).toMatchObject(cancelled)
    expect(started[0]!.isKilled()).toBe(true)
    expect(started.flatMap(requestedHashes)).toEqual(['a'])
  })

  it('are refused for an hour after three of a file took too long, also as a PDF, and those of other files are made', async () => {
    const { clock, pictures, started } = setUp()
    const make = async (hash: string, maxSidePx: number) => {
      const made = pictures.of(image(hash, maxSidePx), 'A')
      await next()
      const worker = started.findLast((one) => !one.isKilled())
      const job = `picture ${hash} 1 ${maxSidePx}`
      worker?.say({ type: 'used', job, cpuMs: hash === 'slow' ? 60_000 : 10, heldBytes: 0 })
      worker?.say({ type: 'picture', job, body: '' })
      return made
    }
    for (const size of [2000, 2001, 2002])
      expect(await make('slow', size)).toMatchObject({ error: { code: 'read.timeout' } })
    expect(await make('slow', 2003)).toMatchObject({ error: { code: 'document.tooCostly' } })
    expect((await make('other', 2000)).ok).toBe(true)
    await clock.advance(3_600_001)
    expect(await make('slow', 2000)).toMatchObject({ error: { code: 'read.timeout' } })
  })

  it('are made for a client at once, however many another one waits for', async () => {
    const { pictures, started } = setUp()
    for (const hash of ['a', 'b', 'c']) void pictures.of(image(hash), 'A')
    const made = pictures.of(image('d'), 'B')
    await next()
    expect(requestedHashes(started[1])).toEqual(['d'])
    answer(started[1], 'd')
    expect((await made).ok).toBe(true)
    expect(requestedHashes(started[0])).toEqual(['a'])
  })

  it('leave no process behind when none was requested for a minute', async () => {
    const { clock, pictures, started } = setUp()
    const made = pictures.of(image('a'), 'owner')
    await next()
    answer(started[0], 'a')
    await made
    await clock.advance(59_000)
    expect(started[0]?.isKilled()).toBe(false)
    await clock.advance(2000)
    expect(started[0]?.isKilled()).toBe(true)
  })
})
