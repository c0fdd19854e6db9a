// The script of the thread that looks through files while the engine goes on.
import { parentPort, workerData } from 'node:worker_threads'
import { problemInFile } from '../db/soundness.ts'
import { checkData } from './check-data.ts'
import { taskSchema, type Task } from './task.ts'

async function done(task: Task): Promise<unknown> {
  return task.kind === 'copy' ? problemInFile(task.file) : checkData(task.dataDir)
}

parentPort?.postMessage(await done(taskSchema.parse(workerData)))
