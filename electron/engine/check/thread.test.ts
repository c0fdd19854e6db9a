import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { databaseFile, openDatabase } from '../db/open.ts'
import type { SheetTask } from '../output/make-sheet.ts'
import { createCheckThread } from './thread.ts'

// Node crashes with "Error::New" if a thread is terminated while it loads a native module.
it('is not terminated before it has loaded SQLite, however soon it is closed', async () => {
  const emit = vi.spyOn(Worker.prototype, 'emit')
  const terminate = vi.spyOn(Worker.prototype, 'terminate')
  const thread = createCheckThread()
  const answer = thread.checkData(tempDir()).catch(() => null)
  await thread.close()
  await answer
  const firstWord = emit.mock.calls.findIndex(([name]) => name === 'message')
  expect(firstWord).toBeGreaterThan(-1)
  expect(terminate).toHaveBeenCalledOnce()
  expect(emit.mock.invocationCallOrder[firstWord]).toBeLessThan(terminate.mock.invocationCallOrder[0] ?? 0)
})

it('makes a sheet while the idle thread before it is being terminated', async () => {
  const dir = tempDir()
  const database = path.join(dir, databaseFile)
  const db = openDatabase(database)
  if (!db.ok) throw new Error(db.error.code)
  db.value.close()
  const thread = createCheckThread(1)
  const task: SheetTask = {
    ...{ folderId: 'none', kind: 'csv', hasMark: false, operation: 'text', schemaId: null, schema: null },
    ...{ base: dir, file: path.join(dir, 'none.csv') },
  }
  for (let round = 0; round < 3; round++) {
    expect((await thread.makeSheet(database, task, new AbortController().signal)).ok).toBe(true)
    await wait(2)
  }
  await thread.close()
})

it('stops making a sheet that is no longer wanted, and then makes that of another folder', async () => {
  const dir = tempDir()
  const database = path.join(dir, databaseFile)
  const db = openDatabase(database)
  if (!db.ok) throw new Error(db.error.code)
  db.value.close()
  const thread = createCheckThread()
  const task: SheetTask = {
    ...{ folderId: 'none', kind: 'csv', hasMark: false, operation: 'text', schemaId: null, schema: null },
    ...{ base: dir, file: path.join(dir, 'none.csv') },
  }
  const closing = new AbortController()
  const first = thread.makeSheet(database, task, closing.signal)
  const second = thread.makeSheet(database, { ...task, folderId: 'other' }, new AbortController().signal)
  closing.abort()
  expect(await first).toMatchObject({ ok: false, error: { code: 'engine.closing' } })
  expect((await second).ok).toBe(true)
  await thread.close()
})
