// Reading processes on lease: one image each at a time, a time limit, and another process when one is used up.
// tesseract.js can't be interrupted and gives no memory back, so to cancel, to stop and to recycle are all the same:
// the process ends and another one starts. [Note: workers]
import { parseFault } from '../../../shared/contract/client.ts'
import type { EventData } from '../../../shared/contract/events.ts'
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
import type { PackWish } from '../packs/pack-store.ts'
import type { Clock, Log, WorkerHost, WorkerProcess } from '../ports.ts'

export interface ReadRequest {
  readonly job: string
  readonly name: string
  readonly path: string
  readonly hash: string
  readonly languages: readonly string[]
  readonly scope: LanguageScope
  readonly profile: Profile
  readonly engine: EngineChoice
  /** Null is the pack of the box. */
  readonly pack?: PackWish | null
  /** Null is the whole image. */
  readonly part?: ImagePart | null
  readonly timeoutMs: number
  /** A folder to tell the way of the image in, step by step. */
  readonly explain?: string
  /** Which page of a document. */
  readonly number?: number
  /** Of a PDF what is made of its text. */
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
  /** Of a document, and what opens it. */
  readonly number?: number | undefined
  readonly password?: string | undefined
  readonly turn: Page['turn']
  readonly crops: readonly Crop[]
  readonly timeoutMs: number
}

export interface PictureRequest extends OpenRequest {
  /** Which page of a document. */
  readonly number?: number | undefined
  readonly maxSidePx: number
}

export type SearchableRequest = Job & Omit<Extract<ToWorker, { type: 'searchable' }>, 'type'>

export interface CheckRequest extends Job {
  readonly manifestFile: string
}

export type Crop = Extract<ToWorker, { type: 'reread' }>['crops'][number]
export type Readings = Extract<FromWorker, { type: 'reread' }>['readings']

export type Progress = Omit<EventData<'record.progress'>, 'id'>

export interface Pool {
  readonly size: number
  /** Starts a process ahead of the first image, so that it does not wait for the models. */
  warm(languages: readonly string[], engine: EngineChoice, pack: PackWish | null): void
  read(
    request: ReadRequest,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<Result<Page>>
  /** How many pages a document has. */
  open(request: OpenRequest, signal: AbortSignal): Promise<Result<number>>
  /** As JPEG. */
  picture(request: PictureRequest, signal: AbortSignal): Promise<Result<Uint8Array>>
  /** Writes a searchable PDF into its file. */
  searchable(request: SearchableRequest, signal: AbortSignal): Promise<Result<null>>
  /** How the engine that finds text runs, as a process last told it; null before, and once there is another to be told of. */
  finder(): FinderState | null
  /** Looks at single values of a page again. */
  reread(request: RereadRequest, signal: AbortSignal): Promise<Result<Readings>>
  /** Opens a pack in a process of its own, which ends with it: nobody knows yet what is in it. */
  check(request: CheckRequest, signal: AbortSignal): Promise<Result<null>>
  /** Other models are there now, or another pack: each process is replaced as soon as it reads nothing. */
  renew(): void
  close(): Promise<void>
}

interface Job {
  readonly job: string
  readonly name: string
  readonly timeoutMs: number
}

/** What a process is asked, and which of the things it says is the answer. */
interface Question<T> {
  readonly message: ToWorker
  readonly answerIn: (message: FromWorker) => T | null
}

interface Slot {
  process: WorkerProcess
  isBusy: boolean
  reads: number
  /** As it last told. */
  heldBytes: number
  isOutdated: boolean
  /** Set while a read is running: what the process says, and its end. */
  onMessage: ((message: FromWorker) => void) | null
  onExit: ((why: string) => void) | null
}

/**
 * What a process holds grows with the largest image that it saw, and hardly ever shrinks; beyond so much, or after so many
 * reads, a fresh one is worth its start. Pages that a text layer tells leave nothing behind.
 */
const mostHeldBytes = 900e6
const readsOfALife = 200

function isTold(message: FromWorker): boolean {
  return message.type === 'page' && message.page.lines.length > 0 && message.page.lines.every(isFromTextLayer)
}

export function createPool(parts: {
  host: WorkerHost
  clock: Clock
  log: Log
  size: number
  addedModels: () => AddedModels
  /** Called before the page's answer. */
  onThumbnail: (hash: string, body: Buffer) => void
}): Pool {
  const { host, clock, log, size } = parts
  const slots = new Set<Slot>()
  const exits = new Set<Promise<void>>()
  let isClosed = false
  let finder: FinderState | null = null

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
        if (isTold(message.data)) slot.reads -= 1
        if (message.data.type === 'holds') slot.heldBytes = message.data.bytes
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

  /** The caller runs no more reads at once than there are slots, so a free one is there or can be started. */
  function lease(): Slot {
    const free = [...slots].find((slot) => !slot.isBusy)
    const slot = free ?? start()
    slot.isBusy = true
    slot.reads += 1
    return slot
  }

  function release(slot: Slot): void {
    slot.isBusy = false
    slot.onMessage = null
    slot.onExit = null
    const isUsedUp = slot.isOutdated || slot.reads >= readsOfALife || slot.heldBytes >= mostHeldBytes
    if (slots.has(slot) && (isUsedUp || isClosed)) retire(slot)
  }

  return {
    size,
    warm(languages, engine, pack) {
      if (slots.size > 0 || isClosed) return
      start().process.send({ type: 'warm', languages: [...languages], engine, pack: pack?.manifestFile })
    },
    finder: () => finder,
    async read(request, onProgress, signal) {
      const { job, name, path, hash, scope, profile, engine, explain, number, password } = request
      const pack = request.pack?.manifestFile
      const languages = [...request.languages]
      const part = request.part ?? undefined
      const layer = request.layer ?? undefined
      return onLease(request, signal, {
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
          part,
          explain,
          number,
          layer,
          password,
        },
        answerIn(message) {
          if (message.type === 'progress') onProgress({ stage: message.stage, fraction: message.fraction })
          if (message.type === 'thumbnail') parts.onThumbnail(hash, Buffer.from(message.body, 'base64'))
          return message.type === 'page' ? message.page : null
        },
      })
    },
    async open(request, signal) {
      const { job, name, path, hash, password } = request
      return onLease(request, signal, {
        message: { type: 'open', job, name, path, hash, password },
        answerIn: (message) => (message.type === 'opened' ? message.pages : null),
      })
    },
    async picture(request, signal) {
      const { job, name, path, hash, number, password, maxSidePx } = request
      return onLease(request, signal, {
        message: { type: 'picture', job, name, path, hash, number, password, maxSidePx },
        answerIn: (message) => (message.type === 'picture' ? Buffer.from(message.body, 'base64') : null),
      })
    },
    async searchable(request, signal) {
      const { name: _, timeoutMs: __, ...wish } = request
      const written = await onLease(request, signal, {
        message: { type: 'searchable', ...wish },
        answerIn: (message) => (message.type === 'written' ? true : null),
      })
      return written.ok ? ok(null) : written
    },
    async reread(request, signal) {
      const { name: _, timeoutMs: __, crops, ...wish } = request
      return onLease(request, signal, {
        message: { type: 'reread', ...wish, crops: [...crops] },
        answerIn: (message) => (message.type === 'reread' ? message.readings : null),
      })
    },
    async check(request, signal) {
      if (isClosed) return err('engine.closing', {})
      const slot = start()
      slot.isBusy = true
      slot.isOutdated = true
      const { job, manifestFile: pack } = request
      const answer = await on(slot, request, signal, {
        message: { type: 'check', job, pack },
        answerIn: (message) => (message.type === 'checked' ? true : null),
      })
      return answer.ok ? ok(null) : answer
    },
    renew() {
      finder = null
      for (const slot of [...slots]) {
        if (slot.isBusy) slot.isOutdated = true
        else retire(slot)
      }
    },
    async close() {
      isClosed = true
      for (const slot of [...slots]) retire(slot)
      await Promise.all(exits)
    },
  }

  async function onLease<T>(request: Job, signal: AbortSignal, question: Question<T>): Promise<Result<T>> {
    if (isClosed) return err('engine.closing', {})
    if (signal.aborted) return err('read.cancelled', { name: request.name })
    return on(lease(), request, signal, question)
  }

  async function on<T>(
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

  /** Settles exactly once: by an answer, the process's end, the time limit, or the caller's signal. */
  function ask<T>(
    slot: Slot,
    { job, name, timeoutMs }: Job,
    { message: asked, answerIn }: Question<T>,
    signal: AbortSignal,
  ): Promise<Result<T>> {
    return new Promise((resolve) => {
      const settle = (result: Result<T>, isProcessUsable: boolean) => {
        stopTimer()
        signal.removeEventListener('abort', onAbort)
        slot.onMessage = null
        slot.onExit = null
        if (!isProcessUsable) retire(slot)
        resolve(result)
      }
      const onAbort = () => settle(err('read.cancelled', { name }), false)
      const stopTimer = clock.after(timeoutMs, () =>
        settle(err('read.timeout', { name, limitSeconds: Math.round(timeoutMs / 1000) }), false),
      )
      signal.addEventListener('abort', onAbort)
      slot.onExit = (why) => {
        log.info('a reading process ended in the middle of a job', { job, why })
        settle(err('read.crashed', { name, attempts: 1 }), false)
      }
      slot.onMessage = (message) => {
        if (!('job' in message) || message.job !== job) return
        if (message.type === 'failed') return settle({ ok: false, error: parseFault(message.error) }, true)
        const answer = answerIn(message)
        if (answer !== null) settle({ ok: true, value: answer }, true)
      }
      slot.process.send(asked)
    })
  }
}
