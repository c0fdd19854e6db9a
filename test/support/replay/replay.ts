// Answers what a reading process is asked. Pages come from fixtures; everything else (how many pages a file has, pictures,
// searchable PDFs) is done as the real process does it.
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { WorkerHost, WorkerProcess } from '../../../electron/engine/ports.ts'
import { toReadPage } from '../../../electron/pages/packed-page.ts'
import { readAcceptedBytes } from '../../../electron/files/accepted-bytes.ts'
import { createFiles } from '../../../electron/worker/process/files.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { fault, type Fault } from '../../../shared/result.ts'
import {
  fromWorkerSchema,
  toWorkerSchema,
  type FromWorker,
  type ToWorker,
} from '../../../shared/worker-protocol.ts'
import { pageIn } from '../fake-workers.ts'
import { keepImage } from './known-images.ts'
import {
  cropRequests,
  isSame,
  loadFixture,
  readRequest,
  saveFixture,
  type PageFixture,
  type ReadAnswer,
  type Reading,
} from './page-fixtures.ts'

type Message<T extends ToWorker['type']> = Extract<ToWorker, { type: T }>

export interface ReplayOptions {
  readonly post: (message: FromWorker) => void
  /** Reads what no fixture has, and its answer is recorded; null refuses it. */
  readonly real: WorkerHost | null
  /** Called with a sentence when there is no fixture and no real reader. */
  readonly onMissing: (sentence: string) => void
  /** How long a read takes, for tests that stop in the middle of one. */
  readonly delayMs?: number
}

export interface Replay {
  hear(message: unknown): void
  end(): void
}

/** Creates a reader that answers from fixtures. */
export function createReplay({ post, real, onMissing, delayMs = 0 }: ReplayOptions): Replay {
  const files = createFiles()
  let models: readonly string[] = []
  let sentModels: ToWorker | null = null
  let reader: WorkerProcess | null = null
  let hasFinder = false
  let isOver = false
  let last: Promise<void> = Promise.resolve()

  async function answer(message: ToWorker): Promise<void> {
    switch (message.type) {
      case 'models':
        models = Object.keys(message.files).toSorted()
        sentModels = message
        return
      case 'warm': {
        post({ type: 'ready', reader: readerVersion, languages: message.languages })
        return
      }
      case 'read':
        return read(message)
      case 'reread':
        return reread(message)
      case 'open': {
        const pages = await files.pages(message)
        settle(message, pages, (count) => ({ type: 'opened', job: message.job, pages: count }))
        return
      }
      case 'picture': {
        const picture = await files.picture(message)
        settle(message, picture, (body) => ({ type: 'picture', job: message.job, body }))
        return
      }
      case 'searchable': {
        const written = await files.searchable(message)
        settle(message, written, () => ({ type: 'written', job: message.job }))
        return
      }
      case 'check': {
        const { openPack } = await import('../../../electron/worker/engines/open-packs.ts')
        const opened = await openPack(message.pack)
        settle(message, opened, () => ({ type: 'checked', job: message.job }))
        return
      }
    }
  }

  async function read(message: Message<'read'>): Promise<void> {
    const { job, hash } = message
    post({ type: 'progress', job, stage: 'preparing', fraction: 0 })
    const bytes = await readAcceptedBytes(message.path, hash, message.name)
    if (!bytes.ok) {
      fail(job, bytes.error)
      return
    }
    const request = readRequest(message, models)
    const isKept = message.pack === undefined && message.explain === undefined
    const kept = isKept ? loadFixture(hash)?.reads.find((each) => isSame(each.request, request)) : undefined
    const found = kept?.answer ?? (real && isKept ? await record(message, real) : null)
    if (found === null) {
      refuse(message, request)
      return
    }
    if ('error' in found) {
      fail(job, called(found.error, nameOf(message)))
      return
    }
    if (message.engine === 'best' && !hasFinder) {
      hasFinder = true
      post({ type: 'finder', finder: { name: 'pp-ocrv4', runtime: 'native' } })
    }
    post({ type: 'progress', job, stage: 'reading', fraction: 0.5 })
    if (delayMs > 0) await wait(delayMs)
    post({ type: 'page', job, ...toReadPage(found.page), thumbnailFollows: true })
    post({ type: 'thumbnail', job, body: await files.thumbnail(message) })
  }

  async function reread(message: Message<'reread'>): Promise<void> {
    const known = loadFixture(message.hash)?.crops ?? []
    const requests = cropRequests(message)
    const readings = requests.map((request) => known.find((each) => isSame(each.request, request))?.reading)
    if (readings.every((reading) => reading !== undefined)) {
      post({ type: 'reread', job: message.job, readings })
      return
    }
    const missing = requests.find((_, at) => readings[at] === undefined)
    const recorded = real && (await recordCrops(message, real))
    if (recorded) post({ type: 'reread', job: message.job, readings: [...recorded] })
    else refuse(message, missing)
  }

  /** Sends the value of a result, or its error. */
  function settle<T>(
    { job }: { job: string },
    result: { ok: true; value: T } | { ok: false; error: Fault },
    toMessage: (value: T) => FromWorker,
  ): void {
    if (result.ok) post(toMessage(result.value))
    else fail(job, result.error)
  }

  function fail(job: string, error: Fault): void {
    post({ type: 'failed', job, error: { code: error.code, data: { ...error.data } } })
  }

  /** Reports a missing fixture, and answers with an error. */
  function refuse(message: Message<'read' | 'reread'>, request: unknown): void {
    const why = `no Page is kept for ${message.hash.slice(0, 12)} and ${message.type} ${JSON.stringify(request)}. Record it: FOVEA_PAGES=record npm run test:unit -- FILE_OF_THE_TEST`
    onMissing(`${nameOf(message)}: ${why}`)
    fail(message.job, fault('image.broken', { name: nameOf(message), why }))
  }

  /** Reads an image with the real reader, and stores the answer in its fixture. */
  async function record(message: Message<'read'>, host: WorkerHost): Promise<ReadAnswer> {
    const heard = await askReal(message, host)
    if (heard.type !== 'page' && heard.type !== 'failed') throw new Error(`unexpected ${heard.type}`)
    const answered = heard.type === 'page' ? { page: pageIn(heard) } : { error: heard.error as Fault }
    keepImage(message.hash, message.path)
    const fixture = fixtureOf(message)
    fixture.reads.push({ request: readRequest(message, models), answer: answered })
    saveFixture(message.hash, fixture)
    return answered
  }

  /** Reads parts of an image again with the real reader, and stores the answers in its fixture. */
  async function recordCrops(message: Message<'reread'>, host: WorkerHost): Promise<readonly Reading[]> {
    const heard = await askReal(message, host)
    if (heard.type !== 'reread') throw new Error(`unexpected ${heard.type}`)
    keepImage(message.hash, message.path)
    const fixture = fixtureOf(message)
    cropRequests(message).forEach((request, at) => {
      if (!fixture.crops.some((each) => isSame(each.request, request)))
        fixture.crops.push({ request, reading: heard.readings[at] ?? null })
    })
    saveFixture(message.hash, fixture)
    return heard.readings
  }

  /** The fixture of an image, or a new one. */
  function fixtureOf(message: Message<'read' | 'reread'>): PageFixture {
    return loadFixture(message.hash) ?? { image: nameOf(message), reads: [], crops: [] }
  }

  function askReal(message: Message<'read' | 'reread'>, host: WorkerHost): Promise<FromWorker> {
    if (reader === null) {
      reader = host.start()
      if (sentModels) reader.send(sentModels)
    }
    const process = reader
    return new Promise((resolve, reject) => {
      process.onExit((why) => {
        if (!isOver) reject(new Error(`the real reader ended: ${why}`))
      })
      process.onMessage((raw) => {
        const reply = fromWorkerSchema.parse(raw)
        if ('job' in reply && reply.job === message.job && answers.has(reply.type)) resolve(reply)
      })
      process.send(message)
    })
  }

  return {
    hear(raw) {
      const message = toWorkerSchema.parse(raw)
      last = last.then(() => answer(message))
    },
    end() {
      isOver = true
      reader?.kill()
    },
  }
}

const answers: ReadonlySet<FromWorker['type']> = new Set(['page', 'reread', 'failed'])

/** The file name of the image of a message. */
function nameOf(message: Message<'read' | 'reread'>): string {
  return ('name' in message ? message.name : undefined) ?? path.basename(message.path)
}

/** A fault names the image as it is called now, not as it was called when it was recorded. */
function called(error: Fault, name: string): Fault {
  return 'name' in error.data ? ({ ...error, data: { ...error.data, name } } as Fault) : error
}
