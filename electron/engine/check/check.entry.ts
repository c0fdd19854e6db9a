// The script of the thread that looks through files while the engine goes on: a copy of the database, the data folder, or
// the sheet of a watch folder.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { findingView } from '../../../shared/watch/findings.ts'
import { openToLook, problemInFile } from '../db/soundness.ts'
import { makeSheet, sheetTaskSchema, type SheetTask } from '../output/make-sheet.ts'
import { checkData } from './data-check.ts'
import { hasLoaded } from './has-loaded.ts'

const taskSchema = z.union([
  z.object({ copy: z.string() }),
  z.object({ dataDir: z.string() }),
  z.object({ database: z.string() }),
])

// SQLite is loaded with the first database.
new Database(':memory:').close()
parentPort?.postMessage(hasLoaded)

const task = taskSchema.parse(workerData)
if ('copy' in task) parentPort?.postMessage(problemInFile(task.copy))
else if ('dataDir' in task) parentPort?.postMessage(checkData(task.dataDir, Date.now()).map(findingView))
else parentPort?.on('message', (message) => void answer(task.database, sheetTaskSchema.parse(message)))

async function answer(database: string, sheet: SheetTask): Promise<void> {
  const db = openToLook(database)
  try {
    parentPort?.postMessage(await makeSheet(db, sheet))
  } finally {
    db.close()
  }
}
