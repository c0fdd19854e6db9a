// The script of the thread that looks through a copy of the database while the engine goes on.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { problemInFile } from '../db/soundness.ts'

parentPort?.postMessage(problemInFile(z.string().parse(workerData)))
