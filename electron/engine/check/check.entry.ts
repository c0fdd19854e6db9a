// Entry of the check thread, which reads large files without blocking the engine: checks a copy of the database or
// the data folder, or makes the spreadsheet of a watch folder.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { findingView } from '../../../shared/watch/findings.ts'
import { openReadOnly, problemInFile } from '../db/soundness.ts'
import { makeSheet, sheetTaskSchema, type SheetTask } from '../output/make-sheet.ts'
import { checkData } from './data-check.ts'
import { hasLoaded } from './has-loaded.ts'

const taskSchema = z.union([
  z.object({ copy: z.string() }),
  z.object({ dataDir: z.string() }),
  z.object({ database: z.string() }),
])

// Opens a database once, so that the native SQLite module is loaded before the thread reports that it has loaded.
new Database(':memory:').close()
parentPort?.postMessage(hasLoaded)

const task = taskSchema.parse(workerData)
if ('copy' in task) parentPort?.postMessage(problemInFile(task.copy))
else if ('dataDir' in task) parentPort?.postMessage(checkData(task.dataDir, Date.now()).map(findingView))
else parentPort?.on('message', (message) => void answer(task.database, sheetTaskSchema.parse(message)))

/** Makes one spreadsheet from the database, and posts the result to the engine. */
async function answer(database: string, sheet: SheetTask): Promise<void> {
  const db = openReadOnly(database)
  try {
    parentPort?.postMessage(await makeSheet(db, sheet))
  } finally {
    db.close()
  }
}
