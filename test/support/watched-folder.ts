// Creates a watch folder for a test, with real files and a real database, but a fake clock and fake readers.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import type { CallInput } from '../../shared/contract/calls.ts'
import type { Page } from '../../shared/page.ts'
import { fault } from '../../shared/result.ts'
import { testEngine } from './engine.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeWorkers } from './fake-workers.ts'
import { tempDir } from './temp-dir.ts'

/** Watches a folder with this rule; returns functions to use and to check it. */
export async function watchedFolder(
  rule: Omit<CallInput<'folders.add'>, 'path'> = {},
  options: { dir?: string; dataDir?: string; onRead?: () => void; pages?: readonly (Page | null)[] } = {},
) {
  const clock = fakeClock()
  const dir = options.dir ?? tempDir('watched')
  const { pages } = options
  const workers = fakeWorkers(
    (worker) => {
      options.onRead?.()
      const read = worker.sent.findLast((message) => message.type === 'read')
      const page = read && pages?.[(read.number ?? 1) - 1]
      if (read && page === null)
        worker.say({
          type: 'failed',
          job: read.job,
          error: fault('image.broken', { name: read.name ?? '', why: 'it ends early' }),
        })
      else worker.answer(page ?? undefined)
    },
    undefined,
    ({ job }) => ({ type: 'opened', job, pages: pages?.length ?? 1 }),
  )
  const fovea = await testEngine({ clock, workers: workers.host, ...options })
  const added = await fovea.call('folders.add', { path: dir, ...rule })
  const { id } = added
  const folder = async () => {
    const { folders } = await fovea.call('folders.list', {})
    const found = folders.find((each) => each.id === id)
    if (!found) throw new Error('the folder is not there')
    return found
  }
  /** Advances the clock until a condition holds, because the file system takes real time. */
  const until = (holds: () => boolean | Promise<boolean>, stepMs = 1000) =>
    vi.waitUntil(
      async () => {
        if (await holds()) return true
        await clock.advance(stepMs)
        return holds()
      },
      { timeout: 120_000, interval: 20 },
    )
  const records = async () => (await fovea.call('records.list', { limit: 200 })).records
  const counts = async () => (await folder()).counts
  const doctor = async (file: string) => (await fovea.call('folders.doctor', { path: file })).findings
  return {
    clock,
    dir,
    fovea,
    id,
    folder,
    until,
    records,
    counts,
    doctor,
    at: (...parts: string[]) => path.join(dir, ...parts),
    /** Waits until this number of files is read and nothing is left to do. */
    untilDone: (count: number) =>
      until(async () => {
        const now = await counts()
        return now.done === count && now.undelivered === 0 && now.working === 0
      }),
    untilSettling: (count: number) => until(async () => (await folder()).settlingCount === count, 0),
    exists: (...parts: string[]) => existsSync(path.join(dir, ...parts)),
    names: (where = dir) => readdirSync(where).sort(),
  }
}
