// Naive tesseract.js, as in its own first example: a worker for the language, and recognize(file). Only the paths of the
// models are set, so that nothing is downloaded.
import { createWorker, type Worker } from 'tesseract.js'
import { peakBytes } from '../usage.ts'
import { askSchema, type Ask, type RivalReading } from './wire.ts'

const workers = new Map<string, Promise<Worker>>()

process.on('message', (message) => {
  void read(askSchema.parse(message)).then((reading) => process.send?.(reading))
})
process.on('disconnect', () => process.exit())

async function read({ file, language, model }: Ask): Promise<RivalReading> {
  const starting = workers.get(language) ?? start(language, model)
  workers.set(language, starting)
  const worker = await starting
  const beganAt = performance.now()
  const cpu = process.cpuUsage()
  const found = await recognise(worker, file)
  const { user, system } = process.cpuUsage(cpu)
  return {
    ...found,
    cpuMs: (user + system) / 1000,
    wallMs: performance.now() - beganAt,
    peakBytes: peakBytes('self'),
  }
}

async function recognise(worker: Worker, file: string): Promise<Pick<RivalReading, 'text' | 'failure'>> {
  try {
    const { data } = await worker.recognize(file)
    return { text: data.text, failure: null }
  } catch (error) {
    return { text: '', failure: String(error) }
  }
}

function start(language: string, model: string): Promise<Worker> {
  return createWorker(language, 1, {
    langPath: model,
    cacheMethod: 'none',
    // without an error handler, a rejection of recognize() is also thrown where nothing can catch it
    errorHandler: () => undefined,
  })
}
