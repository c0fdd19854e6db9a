// The reading process: takes jobs from its parent, one after the other, and answers each with a Page or a fault.
import { readerVersion } from '../../../shared/reader-version.ts'
import { faultText } from '../../../shared/faults.ts'
import { assertNever, ok, type Result } from '../../../shared/result.ts'
import { toWorkerSchema, type FromWorker, type ToWorker } from '../../../shared/worker-protocol.ts'
import { guardConnections } from '../../network/guard.ts'
import { toReadPage } from '../../pages/packed-page.ts'
import { createPacks, openPack } from '../engines/open-packs.ts'
import { settled } from '../context/faults.ts'
import { createFiles } from './files.ts'
import { disabledStepsIn } from '../context/steps.ts'
import { linkToParent } from './link.ts'
import { createMeter } from './meter.ts'
import { createModelShelf } from '../recognise/models.ts'
import { thinned } from '../context/progress.ts'
import type { ReadJob } from '../read/read.ts'
import { rereadValues } from '../read/reread-values.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { tracedRecogniser } from '../recognise/traced.ts'
import { createTrace } from '../context/trace.ts'
import { writeTrace } from './write-trace.ts'

guardConnections()
const link = linkToParent<FromWorker>()
const shelf = createModelShelf()
const disabled = disabledStepsIn(process.env)
const recogniser = createTesseract(shelf.models, { disabled })
const files = createFiles()
const meter = createMeter()
const packs = createPacks((finder) => {
  link.post({ type: 'finder', finder })
  const problem = 'error' in finder ? finder.error : finder.instead
  if (problem !== undefined) process.stderr.write(`${problem}\n`)
}, disabled)
let last: Promise<void> = Promise.resolve()

// An unforeseen rejection ends the process; Electron would only warn. The parent sees the end and settles the job.
process.on('unhandledRejection', (reason) => {
  throw reason
})

link.onMessage((raw) => {
  const message = toWorkerSchema.parse(raw)
  last = last.then(() => answerMeasured(message))
})
link.post({ type: 'ready', reader: readerVersion, languages: [] })

/** Answers a message, and reports the usage of its job meanwhile. */
async function answerMeasured(message: ToWorker): Promise<void> {
  if (message.type === 'models') shelf.add(message.files)
  else if (message.type === 'warm') await warm(message)
  else {
    meter.measure(message.job)
    try {
      await answer(message)
    } finally {
      meter.measure(null)
    }
  }
}

/** Posts the last message of a job, after the usage of the whole job. */
function finish(message: FromWorker): void {
  const usage = meter.read()
  if (usage) link.post(usage)
  link.post(message)
}

async function answer(message: Exclude<ToWorker, { type: 'models' | 'warm' }>): Promise<void> {
  const { job } = message
  switch (message.type) {
    case 'read':
      return read(message)
    case 'open':
      return settle(job, files.pages(message), (pages) => ({ type: 'opened', job, pages }))
    case 'picture':
      return settle(job, files.picture(message), (body) => ({ type: 'picture', job, body }))
    case 'searchable':
      return settle(job, files.searchable(message), () => ({ type: 'written', job }))
    case 'reread': {
      const grey = await files.grey(message)
      const reading = settled(() => rereadValues(message, grey, recogniser))
      return settle(job, reading, (readings) => ({ type: 'reread', job, readings }))
    }
    case 'check':
      return settle(job, openPack(message.pack), () => ({ type: 'checked', job }))
    default:
      assertNever(message)
  }
}

async function warm({ languages, engine, pack }: Extract<ToWorker, { type: 'warm' }>): Promise<void> {
  const warmed = await recogniser.warm(languages)
  if (engine === 'best') await packs.chosen(pack)()
  // Nobody waits for a fault here; the first image that needs these languages is told the same.
  if (!warmed.ok) process.stderr.write(`${faultText(warmed.error)}\n`)
  link.post({ type: 'ready', reader: readerVersion, languages: warmed.ok ? languages : [] })
}

async function read(message: ReadJob): Promise<void> {
  const { job, explain } = message
  const tell = thinned((stage, fraction) => {
    link.post({ type: 'progress', job, stage, fraction })
  }, performance.now.bind(performance))
  const log = explain === undefined ? null : createTrace(performance.now.bind(performance))
  const trace = log?.trace ?? null
  tell('preparing', 0)
  const page = await files.read(message, {
    recogniser: tracedRecogniser(recogniser, trace),
    known: shelf.languages(),
    networks: packs.chosen(message.pack),
    otherPacks: (message.otherPacks ?? []).map(({ manifestFile, ...can }) => ({
      ...can,
      open: packs.other(manifestFile),
    })),
    disabled,
    trace,
    onProgress: (fraction) => {
      tell('reading', fraction)
    },
  })
  const written = log && explain !== undefined ? await writeTrace(explain, message.path, log.steps) : ok(null)
  // The thumbnail comes last: if drawing it hangs or crashes, the engine has the page already.
  const thumbnailFollows = (message.number ?? 1) === 1
  await settle(job, Promise.resolve(written.ok ? page : written), (read) => ({
    type: 'page',
    job,
    ...toReadPage(read),
    thumbnailFollows,
  }))
  if (written.ok && page.ok && thumbnailFollows)
    finish({ type: 'thumbnail', job, body: await files.thumbnail(message) })
}

/** Finishes a job with its answer, or with the error. */
async function settle<T>(job: string, working: Promise<Result<T>>, answerWith: (value: T) => FromWorker) {
  const result = await working
  finish(result.ok ? answerWith(result.value) : { type: 'failed', job, error: result.error })
}
