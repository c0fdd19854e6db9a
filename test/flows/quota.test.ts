// The monthly quota of a key: how much its requests use, whatever their outcome. Reading is replaced by a fake.
import { cpSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { CallContext } from '../../electron/engine/caller.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { tempDir } from '../support/temp-dir.ts'

const hello = { document: { type: 'image_url' as const, image_url: dataUrl(fixtures.hello) } }

function dataUrl(file: string): string {
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`
}

/** An engine with a free key, and a function that sends requests with it. */
async function withKey(options: Parameters<typeof testEngine>[0] = {}) {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host, ...options })
  const { key } = await fovea.call('keys.create', { name: 'Test', tier: 'free' })
  const caller = fovea.engine.access.callerOfKey(key)
  if (!caller.ok) throw new Error('unreachable')
  const ask = (context: Partial<CallContext> = {}, input: unknown = hello) =>
    fovea.engine.call('operation.text', input, { caller: caller.value, ...context })
  return { fovea, key, ask, caller: caller.value }
}

/** The number of requests that the key used this month. */
async function used(fovea: TestEngine): Promise<number | undefined> {
  return (await fovea.call('keys.list', {})).keys[0]?.usedThisMonth
}

it('the quota of 30 admits exactly 30 of 1000 simultaneous requests', async () => {
  const { fovea, ask } = await withKey()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask()))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(30)
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))
  expect(new Set(refused)).toEqual(new Set(['quota.used']))
  expect(await used(fovea)).toBe(30)
  expect((await fovea.call('records.list', {})).total).toBe(30)
})

it('a key without a tier has no monthly limit', async () => {
  const { fovea } = await withKey()
  const { key, tier } = await fovea.call('keys.create', { name: 'My scripts' })
  expect(tier).toBe('ultra')
  const caller = fovea.engine.access.callerOfKey(key)
  if (!caller.ok) throw new Error('unreachable')
  const ask = () => fovea.engine.call('operation.text', hello, { caller: caller.value })
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(answers.every((answer) => answer.ok)).toBe(true)
})

it('the count continues after a restart', async () => {
  const dataDir = tempDir()
  const { fovea, key, ask } = await withKey({ dataDir })
  for (let i = 0; i < 29; i++) expect((await ask()).ok).toBe(true)
  await fovea.engine.close()
  const again = await testEngine({ dataDir, workers: fakeWorkers((worker) => worker.answer()).host })
  const caller = again.engine.access.callerOfKey(key)
  if (!caller.ok) throw new Error('unreachable')
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => again.engine.call('operation.text', hello, { caller: caller.value })),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
})

it('a refused request is not counted', async () => {
  const { fovea, ask } = await withKey()
  const tiny = { document: { type: 'image_url', image_url: dataUrl(fixtures.tiny) } }
  expect(await ask({}, tiny)).toMatchObject({ ok: false, error: { code: 'image.tooSmall' } })
  expect(await ask({}, {})).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
  expect(await used(fovea)).toBe(0)
})

it('a request whose image can not be read is not counted', async () => {
  const { fovea, ask } = await withKey({ workers: fakeWorkers((worker) => worker.die()).host })
  expect(await ask()).toMatchObject({ ok: false, error: { code: 'read.crashed' } })
  expect(await used(fovea)).toBe(0)
  expect((await fovea.call('keys.usage', { days: 1 })).days.map(({ count }) => count)).toEqual([0])
})

it('a request whose client disconnects is not counted, and its job is cancelled', async () => {
  const { fovea, ask } = await withKey({ workers: fakeWorkers().host })
  await fovea.call('queue.pause', {})
  const client = new AbortController()
  const asking = ask({ signal: client.signal })
  await expect.poll(() => used(fovea)).toBe(1)
  client.abort()
  expect(await asking).toMatchObject({ ok: false, error: { code: 'read.cancelled' } })
  expect(await used(fovea)).toBe(0)
  expect(await fovea.call('queue.get', {})).toMatchObject({ waiting: 0, working: 0 })
})

it('an image unread when the engine closes is not counted, but is read at the next start', async () => {
  const [dataDir, clock] = [tempDir(), fakeClock()]
  const { fovea, ask } = await withKey({ dataDir, clock, workers: fakeWorkers().host })
  const asking = ask()
  await expect.poll(async () => (await fovea.call('queue.get', {})).working).toBe(1)
  const closing = fovea.engine.close()
  await clock.advance(8000)
  expect(await asking).toMatchObject({ ok: false, error: { code: 'engine.closing' } })
  await closing
  const again = await testEngine({ dataDir, clock, workers: fakeWorkers((worker) => worker.answer()).host })
  const [record] = (await again.call('records.list', {})).records
  expect((await again.call('records.get', { id: record!.id, wait: true })).status).toBe('done')
  expect(await used(again)).toBe(0)
})

it('a request unanswered before a power cut is not counted, but its image is read', async () => {
  const { fovea, ask } = await withKey({
    workers: fakeWorkers((worker, job) => {
      if (job === first) worker.answer()
    }).host,
  })
  let first = ''
  fovea.engine.on((event) => {
    if (event.name === 'record.changed') first ||= event.data.id
  })
  expect((await ask()).ok).toBe(true)
  const [cut, other] = [tempDir('cut'), dataUrl(fixtures.chinese)]
  const client = new AbortController()
  const left = ask({ signal: client.signal }, { document: { type: 'image_url', image_url: other } })
  await expect.poll(() => used(fovea)).toBe(2)
  cpSync(fovea.dataDir, cut, { recursive: true })
  const again = await testEngine({
    dataDir: cut,
    workers: fakeWorkers((worker) => worker.answer()).host,
  })
  const { records } = await again.call('records.list', {})
  expect(records).toHaveLength(2)
  for (const { id } of records)
    expect((await again.call('records.get', { id, wait: true })).status).toBe('done')
  expect(await used(again)).toBe(1)
  client.abort()
  await left
})

it('a retry by the owner is not counted again, and deleting a record does not reduce the count', async () => {
  let isBroken = true
  const { fovea, ask } = await withKey({
    workers: fakeWorkers((worker) => (isBroken ? worker.die() : worker.answer())).host,
  })
  await ask()
  isBroken = false
  await ask()
  const { records } = await fovea.call('records.list', {})
  const failed = records.find(({ status }) => status === 'failed')!
  await fovea.call('records.retry', { id: failed.id })
  await fovea.call('records.get', { id: failed.id, wait: true })
  await fovea.call('records.remove', { ids: records.map(({ id }) => id) })
  expect(await used(fovea)).toBe(1)
})

it('usage is counted per day, including days without requests', async () => {
  const clock = fakeClock(Date.UTC(2026, 10, 29, 12))
  const { fovea, ask } = await withKey({ clock })
  await ask()
  await clock.sleep(2 * 24 * 3600_000)
  await ask()
  await ask()
  expect(await fovea.call('keys.usage', { days: 4 })).toMatchObject({
    days: [
      { day: '2026-11-28', count: 0 },
      { day: '2026-11-29', count: 1 },
      { day: '2026-11-30', count: 0 },
      { day: '2026-12-01', count: 2 },
    ],
  })
  expect(await used(fovea)).toBe(2)
})

it('a key is shown its own usage of the month only', async () => {
  const clock = fakeClock(Date.UTC(2026, 11, 30, 12))
  const { fovea, ask, caller } = await withKey({ clock })
  await ask()
  const other = await fovea.call('keys.create', { name: 'Other', tier: 'ultra' })
  const [{ id } = { id: '' }] = (await fovea.call('keys.list', {})).keys
  const usage = async (input: object, context: CallContext = { caller }) =>
    fovea.engine.call('keys.usage', input, context)
  const month = { used: 1, limit: 30, resetsAt: '2027-01-01T00:00:00.000Z' }
  expect(await usage({})).toMatchObject({ ok: true, value: { month } })
  expect(await usage({ id })).toEqual(await usage({}))
  expect(await usage({ id: other.id })).toMatchObject({ ok: false, error: { code: 'key.unknown' } })
  expect(await fovea.call('keys.usage', {})).toMatchObject({ month: { ...month, limit: null } })
  expect(await fovea.call('keys.usage', { id: other.id })).toMatchObject({ month: { used: 0, limit: null } })
  await clock.sleep(3 * 24 * 3600_000)
  expect(await usage({})).toMatchObject({
    value: { month: { used: 0, resetsAt: '2027-02-01T00:00:00.000Z' } },
  })
})

it('simultaneous requests beyond the size of the queue are refused and not counted', async () => {
  const { fovea, ask } = await withKey({ workers: fakeWorkers().host })
  await fovea.call('settings.set', { maxWaitingRequests: 5 })
  await fovea.call('queue.pause', {})
  const client = new AbortController()
  let answered = 0
  const asking = Array.from({ length: 20 }, () => ask({ signal: client.signal }).finally(() => answered++))
  await expect.poll(() => answered).toBe(15)
  expect(await used(fovea)).toBe(5)
  client.abort()
  const codes = (await Promise.all(asking)).map((answer) => (answer.ok ? 'ok' : answer.error.code))
  expect(codes.filter((code) => code === 'queue.full')).toHaveLength(15)
  expect(await used(fovea)).toBe(0)
})

it('a key that filled the queue does not keep others out: each is let in up to its share', async () => {
  const { fovea, ask } = await withKey({ workers: fakeWorkers().host })
  await fovea.call('settings.set', { maxWaitingRequests: 4 })
  await fovea.call('queue.pause', {})
  const other = fovea.engine.access.callerOfKey(
    (await fovea.call('keys.create', { name: 'B', tier: 'free' })).key,
  )
  if (!other.ok) throw new Error('unreachable')
  const client = new AbortController()
  const codes: string[] = []
  const send = (more: Partial<CallContext> = {}) =>
    ask({ signal: client.signal, ...more }).then((answer) => codes.push(answer.ok ? 'ok' : answer.error.code))
  const ofFirst = Array.from({ length: 6 }, () => send())
  await expect.poll(() => codes).toEqual(['queue.full', 'queue.full'])
  const ofOther = Array.from({ length: 3 }, () => send({ caller: other.value }))
  await expect.poll(() => codes).toHaveLength(3)
  expect((await fovea.call('queue.get', {})).waiting).toBe(6)
  client.abort()
  await Promise.all([...ofFirst, ...ofOther])
})
