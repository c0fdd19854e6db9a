// Sets the machine's clock while the engine runs, back by days or ahead by months: nothing waits for years, nothing is
// deleted too soon, and the order of records is kept.
import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createRateCounter } from '../../electron/engine/access/rate.ts'
import { createBackups } from '../../electron/engine/db/backups.ts'
import { openDatabase } from '../../electron/engine/db/open.ts'
import { problemInFile } from '../../electron/engine/db/soundness.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { testEngine } from '../support/engine.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const dayMs = 86_400_000
const today = Date.UTC(2026, 10, 21, 12)
const silentLog = { info: () => undefined, error: () => undefined }

it('a clock that was set back does not delay an image that is to be retried', async () => {
  const clock = fakeClock(today)
  let isBusy = true
  const workers = fakeWorkers((worker, job) => {
    if (isBusy) worker.say({ type: 'failed', job, error: { code: 'file.busy', data: { path: '/a.png' } } })
    else worker.answer()
  })
  const fovea = await testEngine({ clock, workers: workers.host })
  const { records } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
  const id = records[0]!.id
  const record = () => fovea.call('records.get', { id })
  await vi.waitFor(
    async () => expect(await record()).toMatchObject({ status: 'waiting', attempts: 1 }),
    60_000,
  )
  isBusy = false
  clock.set(today - dayMs)
  await clock.advance(60_000)
  await vi.waitFor(async () => expect((await record()).status).toBe('done'), 60_000)
  expect((await record()).durationMs).toBeGreaterThanOrEqual(0)
})

it('a file that settles and a sheet that rests do not wait for as long as the clock was set back', async () => {
  const w = await watchedFolder({ sheet: 'csv', settleMs: 60_000 })
  copyFileSync(fixtures.hello, w.at('a.png'))
  await w.untilSettling(1)
  const setBack = w.clock.now() - dayMs
  w.clock.set(setBack)
  await w.untilDone(1)
  expect(w.clock.now() - setBack).toBeLessThan(3_600_000)
  expect(w.exists(`${path.basename(w.dir)}.csv`)).toBe(true)
})

it('the history keeps the order of arrival, whatever the clock showed', async () => {
  const clock = fakeClock(today)
  const fovea = await testEngine({ clock, workers: fakeWorkers((worker) => worker.answer()).host })
  const names: string[] = []
  for (const [index, at] of [today, today - 40 * dayMs, today + 400 * dayMs, today].entries()) {
    clock.set(at)
    const image = {
      path: [fixtures.hello, fixtures.webp, fixtures.turnedByExif, fixtures.transparent][index]!,
    }
    const { records } = await fovea.call('records.add', { images: [image] })
    await fovea.call('records.get', { id: records[0]!.id, wait: true })
    names.unshift(path.basename(image.path))
  }
  const { records } = await fovea.call('records.list', {})
  expect(records.map(({ filename }) => filename)).toEqual(names)
})

it('the trash survives a clock that jumps ahead by months and is corrected within the hour', async () => {
  const clock = fakeClock(today)
  const fovea = await testEngine({ clock, workers: fakeWorkers((worker) => worker.answer()).host })
  const { records } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
  const ids = records.map(({ id }) => id)
  await fovea.call('records.get', { id: ids[0]!, wait: true })
  await fovea.call('records.remove', { ids })
  clock.set(today + 200 * dayMs)
  await clock.advance(3_600_000)
  clock.set(today)
  await clock.advance(2 * 3_600_000)
  expect(await fovea.call('records.restore', { ids })).toEqual({ restored: 1 })
  await fovea.call('records.remove', { ids })
  const { dataDir } = fovea
  await fovea.engine.close()
  for (let week = 1; week <= 5; week++) {
    const later = fakeClock(clock.now() + week * 7 * dayMs)
    const again = await testEngine({ dataDir, clock: later })
    await later.advance(1)
    const { total } = await again.call('records.list', { isRemoved: true })
    expect(total).toBe(week < 5 ? 1 : 0)
    await again.engine.close()
  }
})

it.each([
  ['ahead by ten years', 3650 * dayMs],
  ['behind by fifty years', -18_250 * dayMs],
])(
  'the trash, including records added meanwhile, survives a start with a clock that is %s',
  async (_, wrongMs) => {
    const dataDir = tempDir()
    const workers = () => fakeWorkers((worker) => worker.answer()).host
    const first = await testEngine({ dataDir, clock: fakeClock(today), workers: workers() })
    const images = [{ path: fixtures.hello }, { path: fixtures.webp }]
    const { records } = await first.call('records.add', { images })
    const [early = '', late = ''] = records.map(({ id }) => id)
    for (const id of [early, late]) await first.call('records.get', { id, wait: true })
    await first.call('records.remove', { ids: [early] })
    await first.engine.close()

    const clock = fakeClock(today + dayMs + wrongMs)
    const wrong = await testEngine({ dataDir, clock, workers: workers() })
    await wrong.call('records.remove', { ids: [late] })
    await clock.advance(3 * 3_600_000)
    await wrong.engine.close()

    const right = fakeClock(today + 2 * dayMs)
    const last = await testEngine({ dataDir, clock: right, workers: workers() })
    await right.advance(2 * 3_600_000)
    expect(await last.call('records.restore', { ids: [early, late] })).toEqual({ restored: 2 })
  },
)

it('a key over its rate limit may ask again after a minute, although the clock was set back', () => {
  let time = today
  const rates = createRateCounter(() => time)
  expect(rates.count('key', 1).isWithin).toBe(true)
  expect(rates.count('key', 1).isWithin).toBe(false)
  time -= 3 * dayMs
  expect(rates.count('key', 1).isWithin).toBe(true)
})

it('a sign-in link is invalid if the clock was set back to long before it was made', async () => {
  const clock = fakeClock(today)
  const fovea = await testEngine({ clock })
  const { path: link } = await fovea.call('sessions.link', {})
  const token = link.split(/[/=#]/).at(-1)!
  clock.set(today - 3 * dayMs)
  expect(fovea.engine.access.redeemLink(token, 'a browser').ok).toBe(false)
  clock.set(today)
  expect(fovea.engine.access.redeemLink(token, 'a browser').ok).toBe(true)
})

it('a database copy dated in the future does not prevent newer copies', async () => {
  const dir = tempDir()
  const db = openDatabase(path.join(dir, 'fovea.sqlite'))
  if (!db.ok) throw new Error(db.error.code)
  const clock = fakeClock(today + 3650 * dayMs)
  const copies = createBackups(path.join(dir, 'backups'), clock.now)
  const stop = copies.startWeekly(db.value, clock, silentLog, (copy) => Promise.resolve(problemInFile(copy)))
  await vi.waitFor(() => expect(copies.list()).toHaveLength(1), 60_000)
  const [ahead] = copies.list()
  for (let week = 0; week < 2; week++) {
    clock.set(today + week * 7 * dayMs)
    await vi.waitFor(async () => {
      await clock.advance(dayMs)
      expect(copies.list().filter((file) => file !== ahead)).toHaveLength(week + 1)
    }, 60_000)
  }
  expect(existsSync(ahead!)).toBe(false)
  await stop()
  db.value.close()
})
