// Leases reading processes: one image at a time for each, with a limit of CPU time, and a fresh process when one is used up.
// tesseract.js can't be interrupted and never frees memory, so cancelling, stopping and recycling are the same: the
// process ends and another one starts. [Note: workers]
import { parseFault } from '../../../shared/contract/client.ts'
import type { Progress } from '../../../shared/contract/record.ts'
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Page } from '../../../shared/page.ts'
import type { EngineChoice, LanguageScope, TextLayerMode, Profile } from '../../../shared/reading.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isFromTextLayer } from '../../../shared/text/exact.ts'
import {
  fromWorkerSchema,
  type AddedModels,
  type FinderState,
  type FromWorker,
  type ToWorker,
} from '../../../shared/worker-protocol.ts'
import type { PackChoice } from '../packs/pack-store.ts'
import type { Clock, Log, WorkerHost, WorkerProcess } from '../ports.ts'
import { createTimeLimit } from './time-limit.ts'

export interface ReadRequest {
  readonly job: string
  readonly name: string
  readonly path: string
  readonly hash: string
  readonly languages: readonly string[]
  readonly scope: LanguageScope
  readonly profile: Profile
  readonly engine: EngineChoice
  /** Null is the bundled pack. */
  readonly pack?: PackChoice | null
  /** Null is the whole image. */
  readonly part?: ImagePart | null
  readonly cpuLimitMs: number
  readonly onUsed?: (cpuMs: number) => void
  /** A folder into which the reading is traced, step by step. */
  readonly explain?: string
  /** The page of a document. */
  readonly number?: number
  /** How the text layer of a PDF is used. */
  readonly layer?: TextLayerMode | null
  readonly password?: string | undefined
}

export interface OpenRequest extends Job {
  readonly path: string
  readonly hash: string
  readonly password?: string | undefined
}

export interface RereadRequest {
  readonly job: string
  readonly name: string
  readonly path: string
  readonly hash: string
  /** The page of a document, and its password. */
  readonly number?: number | undefined
  readonly password?: string | undefined
  readonly turn: Page['turn']
  readonly crops: readonly Crop[]
  readonly cpuLimitMs: number
}

export interface PictureRequest extends OpenRequest {
  /** The page of a document. */
  readonly number?: number | undefined
  readonly maxSidePx: number
}

export type SearchableRequest = Job & Omit<Extract<ToWorker, { type: 'searchable' }>, 'type'>

export interface CheckRequest extends Job {
  readonly manifestFile: string
}

export type Crop = Extract<ToWorker, { type: 'reread' }>['crops'][number]
export type Readings = Extract<FromWorker, { type: 'reread' }>['readings']

export interface Pool {
  readonly size: number
  /** Starts a process before the first image, so that the image need not wait for the models. */
  warm(languages: readonly string[], engine: EngineChoice, pack: PackChoice | null): void
  read(
    request: ReadRequest,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<Result<Page>>
  /** Returns the number of pages of a document. */
  open(request: OpenRequest, signal: AbortSignal): Promise<Result<number>>
  /** Returns the picture as JPEG. */
  picture(request: PictureRequest, signal: AbortSignal): Promise<Result<Uint8Array>>
  /** Writes a searchable PDF to the requested file. */
  searchable(request: SearchableRequest, signal: AbortSignal): Promise<Result<null>>
  /** The state of the text finder, as a process last reported it; null until one has, and after `renew`. */
  finder(): FinderState | null
  /** Reads single values of a page again. */
  reread(request: RereadRequest, signal: AbortSignal): Promise<Result<Readings>>
  /** Tries a pack in a process of its own, which ends afterwards, because the pack may do anything. */
  check(request: CheckRequest, signal: AbortSignal): Promise<Result<null>>
  /** Replaces each process as soon as it is idle, because models or the pack have changed. */
  renew(): void
  close(): Promise<void>
}

interface Job {
  readonly job: string
  readonly name: string
  /** See time-limit.ts. */
  readonly cpuLimitMs: number
  /** Called once with the CPU time that the job has taken. */
  readonly onUsed?: (cpuMs: number) => void
}

/** A message to a process, and a function that recognises the answer among its messages. */
interface Question<T> {
  readonly message: ToWorker
  readonly findAnswer: (message: FromWorker) => T | null
  /** An answer that counts although the process does not finish; null as long as there is none. */
  readonly answerSoFar?: () => T | null
}

interface Slot {
  process: WorkerProcess
  isBusy: boolean
  reads: number
  /** As last reported by the process. */
  heldBytes: number
  isOutdated: boolean
  /** Set while a job runs: receives the messages of the process, and its end. */
  onMessage: ((message: FromWorker) => void) | null
  onExit: ((why: string) => void) | null
}

/**
 * The memory of a process grows with the largest image that it has read, and hardly ever shrinks. Beyond this size,
 * or after this many jobs, a fresh process is worth its start. Pages read from a text layer leave nothing behind and
 * are not counted.
 */
const maxHeldBytes = 900e6
const maxReads = 200

/**
 * A job that makes its process hold more is ended: a small file can unpack to gigabytes, and then the system would end
 * any process of the machine. The largest accepted images take about 1 GB.
 */
const maxJobBytes = 1600e6
const limitMegabytes = Math.round(maxJobBytes / 1e6)

/** The CPU time that a process has for the rest of its job after the answer, such as a thumbnail. */
const finishCpuMs = 5000

/** Whether the page was taken from the text layer of a document, without reading pixels. */
function isPageFromTextLayer(message: FromWorker): boolean {
  return message.type === 'page' && message.page.lines.length > 0 && message.page.lines.every(isFromTextLayer)
}

export function createPool(parts: {
  host: WorkerHost
  clock: Clock
  log: Log
  size: number
  addedModels: () => AddedModels
  /** Called before the answer with the page. */
  onThumbnail: (hash: string, body: Buffer) => void
}): Pool {
  const { host, clock, log, size } = parts
  const slots = new Set<Slot>()
  const exits = new Set<Promise<void>>()
  let isClosed = false
  let finder: FinderState | null = null

  /** Starts a process, and gives it the added language models. */
  function start(): Slot {
    const slot: Slot = {
      process: host.start(),
      isBusy: false,
      reads: 0,
      heldBytes: 0,
      isOutdated: false,
      onMessage: null,
      onExit: null,
    }
    slots.add(slot)
    const files = parts.addedModels()
    if (Object.keys(files).length > 0) slot.process.send({ type: 'models', files })
    slot.process.onMessage((raw) => {
      const message = fromWorkerSchema.safeParse(raw)
      if (message.success) {
        if (message.data.type === 'finder' && !slot.isOutdated) finder = message.data.finder
        if (isPageFromTextLayer(message.data)) slot.reads -= 1
        if (message.data.type === 'used') slot.heldBytes = message.data.heldBytes
        slot.onMessage?.(message.data)
      } else log.error('a reading process said something unknown', message.error)
    })
    const exit = new Promise<void>((resolve) => {
      slot.process.onExit((why) => {
        slots.delete(slot)
        slot.onExit?.(why)
        resolve()
      })
    })
    exits.add(exit)
    void exit.then(() => exits.delete(exit))
    return slot
  }

  function retire(slot: Slot): void {
    slots.delete(slot)
    slot.process.kill()
  }

  /**
   * Takes a free process. The caller runs no more jobs at once than there are slots, so a process is free or
   * can be started.
   */
  function lease(): Slot {
    const free = [...slots].find((slot) => !slot.isBusy)
    const slot = free ?? start()
    slot.isBusy = true
    slot.reads += 1
    return slot
  }

  /** Makes the process available again, or ends it if it is used up. */
  function release(slot: Slot): void {
    slot.isBusy = false
    slot.onMessage = null
    slot.onExit = null
    const isUsedUp = slot.isOutdated || slot.reads >= maxReads || slot.heldBytes >= maxHeldBytes
    if (slots.has(slot) && (isUsedUp || isClosed)) retire(slot)
  }

  return {
    size,
    /** Starts a first process that loads its models before it is needed. */
    warm(languages, engine, pack) {
      if (slots.size > 0 || isClosed) return
      start().process.send({ type: 'warm', languages: [...languages], engine, pack: pack?.manifestFile })
    },
    finder: () => finder,
    /** Reads an image or one page of a document. */
    async read(request, onProgress, signal) {
      const { job, name, path, hash, scope, profile, engine, explain, number, password } = request
      const pack = request.pack?.manifestFile
      const otherPacks = request.pack ? [...request.pack.others] : undefined
      const languages = [...request.languages]
      const part = request.part ?? undefined
      const layer = request.layer ?? undefined
      let page: Page | null = null
      return runOnLease(request, signal, {
        message: {
          type: 'read',
          job,
          name,
          path,
          hash,
          languages,
          scope,
          profile,
          engine,
          pack,
          otherPacks,
          part,
          explain,
          number,
          layer,
          password,
        },
        /** Passes progress and thumbnail on. */
        findAnswer(message) {
          if (message.type === 'progress') onProgress({ stage: message.stage, fraction: message.fraction })
          if (message.type === 'thumbnail' && message.body !== null)
            parts.onThumbnail(hash, Buffer.from(message.body, 'base64'))
          if (message.type === 'page') page = message.page
          return message.type === 'thumbnail' || (message.type === 'page' && !message.thumbnailFollows)
            ? page
            : null
        },
        answerSoFar: () => page,
      })
    },
    /** Returns how many pages a document has. */
    async open(request, signal) {
      const { job, name, path, hash, password } = request
      return runOnLease(request, signal, {
        message: { type: 'open', job, name, path, hash, password },
        findAnswer: (message) => (message.type === 'opened' ? message.pages : null),
      })
    },
    /** Makes a picture of an image or page. */
    async picture(request, signal) {
      const { job, name, path, hash, number, password, maxSidePx } = request
      return runOnLease(request, signal, {
        message: { type: 'picture', job, name, path, hash, number, password, maxSidePx },
        findAnswer: (message) => (message.type === 'picture' ? Buffer.from(message.body, 'base64') : null),
      })
    },
    /** Writes a searchable PDF into a file. */
    async searchable(request, signal) {
      const { name: _, cpuLimitMs: __, ...fields } = request
      const written = await runOnLease(request, signal, {
        message: { type: 'searchable', ...fields },
        findAnswer: (message) => (message.type === 'written' ? true : null),
      })
      return written.ok ? ok(null) : written
    },
    /** Reads parts of a page again, for doubtful values. */
    async reread(request, signal) {
      const { name: _, cpuLimitMs: __, crops, ...fields } = request
      return runOnLease(request, signal, {
        message: { type: 'reread', ...fields, crops: [...crops] },
        findAnswer: (message) => (message.type === 'reread' ? message.readings : null),
      })
    },
    /** Has a process of its own load an engine pack, to see whether it works. */
    async check(request, signal) {
      if (isClosed) return err('engine.closing', {})
      const slot = start()
      slot.isBusy = true
      slot.isOutdated = true
      const { job, manifestFile: pack } = request
      const answer = await runOn(slot, request, signal, {
        message: { type: 'check', job, pack },
        findAnswer: (message) => (message.type === 'checked' ? true : null),
      })
      return answer.ok ? ok(null) : answer
    },
    /** Replaces all processes, busy ones when they are done, so that new settings apply. */
    renew() {
      finder = null
      for (const slot of [...slots]) {
        if (slot.isBusy) slot.isOutdated = true
        else retire(slot)
      }
    },
    /** Ends all processes, and starts no more. */
    async close() {
      isClosed = true
      for (const slot of [...slots]) retire(slot)
      await Promise.all(exits)
    },
  }

  /** Leases a process for one question. */
  async function runOnLease<T>(request: Job, signal: AbortSignal, question: Question<T>): Promise<Result<T>> {
    if (isClosed) return err('engine.closing', {})
    if (signal.aborted) return err('read.cancelled', { name: request.name })
    return runOn(lease(), request, signal, question)
  }

  /** Asks a leased process, and returns it to the pool. */
  async function runOn<T>(
    slot: Slot,
    request: Job,
    signal: AbortSignal,
    question: Question<T>,
  ): Promise<Result<T>> {
    try {
      return await ask(slot, request, question, signal)
    } finally {
      release(slot)
    }
  }

  /**
   * Sends the question to a process. Settles exactly once: with the answer, the end of the process, the time
   * limit, or the caller's signal.
   */
  function ask<T>(
    slot: Slot,
    { job, name, cpuLimitMs, onUsed }: Job,
    { message: sent, findAnswer, answerSoFar = () => null }: Question<T>,
    signal: AbortSignal,
  ): Promise<Result<T>> {
    return new Promise((resolve) => {
      let usedMs = 0
      let isFinishing = false
      /** Ends the question with its result; a process that can't be used again is ended. */
      const settle = (result: Result<T>, isProcessUsable: boolean) => {
        limit.stop()
        signal.removeEventListener('abort', onAbort)
        slot.onMessage = null
        slot.onExit = null
        if (!isProcessUsable) retire(slot)
        onUsed?.(usedMs)
        resolve(result)
      }
      /** Ends the question and its process. An answer that came before counts nevertheless. */
      const fail = (problem: Result<never>) => {
        const answer = answerSoFar()
        settle(answer === null ? problem : ok(answer), false)
      }
      const onAbort = () => settle(err('read.cancelled', { name }), false)
      const createLimit = (limitMs: number) =>
        createTimeLimit(clock, limitMs, (code) =>
          fail(
            code === 'read.stalled'
              ? err(code, { name })
              : err(code, { name, limitSeconds: Math.round(cpuLimitMs / 1000) }),
          ),
        )
      let limit = createLimit(cpuLimitMs)
      signal.addEventListener('abort', onAbort)
      slot.onExit = (why) => {
        log.info('a reading process ended in the middle of a job', { job, why })
        fail(err('read.crashed', { name, attempts: 1 }))
      }
      slot.onMessage = (message) => {
        if (!('job' in message) || message.job !== job) return
        if (message.type === 'used') {
          usedMs = message.cpuMs
          if (message.heldBytes > maxJobBytes) return fail(err('read.memory', { name, limitMegabytes }))
          return limit.onUsed(usedMs)
        }
        if (message.type === 'failed') return settle({ ok: false, error: parseFault(message.error) }, true)
        const answer = findAnswer(message)
        if (answer !== null) return settle(ok(answer), true)
        if (isFinishing || answerSoFar() === null) return
        isFinishing = true
        limit.stop()
        limit = createLimit(usedMs + finishCpuMs)
      }
      slot.process.send(sent)
    })
  }
}
