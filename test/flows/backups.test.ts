// Restores a copy of the database by the call that every host offers; the replaced data is kept as another copy.
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { testEngine } from '../support/engine.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fillHistory } from '../support/fill-history.ts'
import { tempDir } from '../support/temp-dir.ts'

const workers = () => fakeWorkers((worker) => worker.answer()).host
const clock = fakeClock()
/** Starts an engine on a data folder. */
const begin = (dataDir: string) => testEngine({ dataDir, clock, workers: workers() })

/** Makes a data folder with 30 records and the copy of the database that its first start makes. */
async function withCopy(): Promise<string> {
  const dataDir = tempDir()
  fillHistory(dataDir, 30, Date.UTC(2026, 9, 1))
  const first = await begin(dataDir)
  await vi.waitFor(async () => expect((await first.call('backups.list', {})).backups).toHaveLength(1), {
    timeout: 60_000,
  })
  await first.engine.close()
  return dataDir
}

it('a restore is done at the next start, and keeps the replaced database as a copy', async () => {
  const dataDir = await withCopy()
  const second = await begin(dataDir)
  const events: string[] = []
  second.engine.on(({ name }) => void events.push(name))
  const { records } = await second.call('records.list', { limit: 10 })
  await second.call('records.remove', { ids: records.map(({ id }) => id), isForever: true })
  const { backups } = await second.call('backups.list', {})
  const name = backups[0]?.name ?? ''
  expect(backups[0]).toMatchObject({ kind: 'weekly', madeAt: clock.now() })
  expect(await second.call('backups.restore', { name })).toEqual({ name, isAtNextStart: true })
  await vi.waitFor(() => expect(events).toContain('engine.restart'), 60_000)
  expect((await second.call('records.list', {})).total).toBe(20)
  await second.engine.close()

  const third = await begin(dataDir)
  expect(third.engine.notices.map(({ code }) => code)).toEqual(['data.restored'])
  expect((await third.call('system.notices', {})).notices).toMatchObject([
    { code: 'data.restored', data: { name } },
  ])
  expect((await third.call('records.list', {})).total).toBe(30)
  const before = (await third.call('backups.list', {})).backups.find(({ kind }) => kind === 'before-restore')
  await third.call('backups.restore', { name: before?.name ?? '' })
  await third.engine.close()

  const fourth = await begin(dataDir)
  expect((await fourth.call('records.list', {})).total).toBe(20)
  await fourth.engine.close()
  expect((await begin(dataDir)).engine.notices).toEqual([])
})

it('restoring a damaged or missing copy is refused with its name, and a copy can be deleted', async () => {
  const dataDir = await withCopy()
  const { engine, call } = await begin(dataDir)
  const [copy] = (await call('backups.list', {})).backups
  const name = copy?.name ?? ''
  writeFileSync(path.join(dataDir, 'backups', name), 'nothing to be read here '.repeat(500))
  const ask = (which: string) => engine.call('backups.restore', { name: which }, { caller: owner })
  expect(await ask(name)).toMatchObject({ error: { code: 'backup.damaged' } })
  expect(await ask('../fovea.sqlite')).toMatchObject({ error: { code: 'backup.unknown' } })
  expect(await call('backups.remove', { name })).toEqual({ removed: 1 })
  expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([])
})
