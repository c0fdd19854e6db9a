// The script of the thread that looks through files while the engine goes on: a copy of the database, or the data folder.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { findingView } from '../../../shared/watch/findings.ts'
import { problemInFile } from '../db/soundness.ts'
import { checkData } from './data-check.ts'

const taskSchema = z.union([z.object({ copy: z.string() }), z.object({ dataDir: z.string() })])

const task = taskSchema.parse(workerData)
parentPort?.postMessage(
  'copy' in task ? problemInFile(task.copy) : checkData(task.dataDir, Date.now()).map(findingView),
)
