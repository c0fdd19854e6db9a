// Reading processes on lease: one image each at a time, a time limit, and another process when one is used up.
// tesseract.js can't be interrupted and gives no memory back, so to cancel, to stop and to recycle are all the same:
// the process ends and another one starts. [Note: workers]
import { parseFault } from '../../../shared/contract/client.ts'
import type { EventData } from '../../../shared/contract/events.ts'
import type { Page } from '../../../shared/page.ts'
import type { LanguageScope, Profile } from '../../../shared/reading.ts'
import { err, type Result } from '../../../shared/result.ts'
import { fromWorkerSchema, type AddedModels, type FromWorker } from '../../../shared/worker-protocol.ts'
import type { Clock, Log, WorkerHost, WorkerProcess } from '../ports.ts'

export interface ReadRequest {
  readonly job: string
  readonly name: string
  readonly path: string
  readonly hash: string
  readonly languages: readonly string[]
  readonly scope: LanguageScope
  readonly profile: Profile
  readonly pixels: number
  readonly timeoutMs: number
}

export type Progress = Omit<EventData<'record.progress'>, 'id'>

export interface Pool {
  readonly size: number
  /** Starts a process ahead of the first image, so that it does not wait for the models. */
  warm(languages: readonly string[]): void
  read(
    request: ReadRequest,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<Result<Page>>
  /** Other models are there now: each process is replaced as soon as it reads nothing. */
  renew(): void
  close(): Promise<void>
}

interface Slot {
  process: WorkerProcess
  isBusy: boolean
  reads: number
  isOutdated: boolean
  /** Set while a read is running: what the process says, and its end. */
  onMessage: ((message: FromWorker) => void) | null
  onExit: ((why: string) => void) | null
}

/** Memory of a worker grows with the largest image it saw; after that many pixels or reads a fresh one is cheaper. */
const largePixels = 8_000_000
const readsOfALife = 500

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

  function start(): Slot {
    const slot: Slot = {
      process: host.start(),
      isBusy: false,
      reads: 0,
      isOutdated: false,
      onMessage: null,
      onExit: null,
    }
    slots.add(slot)
    const files = parts.addedModels()
    if (Object.keys(files).length > 0) slot.process.send({ type: 'models', files })
    slot.process.onMessage((raw) => {
      const message = fromWorkerSchema.safeParse(raw)
      if (message.success) slot.onMessage?.(message.data)
      else log.error('a reading process said something unknown', message.error)
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

  function release(slot: Slot, pixels: number): void {
    slot.isBusy = false
    slot.onMessage = null
    slot.onExit = null
    const isUsedUp = slot.isOutdated || slot.reads >= readsOfALife || pixels >= largePixels
    if (slots.has(slot) && (isUsedUp || isClosed)) retire(slot)
  }

  return {
    size,
    warm(languages) {
      if (slots.size > 0 || isClosed) return
      start().process.send({ type: 'warm', languages: [...languages] })
    },
    async read(request, onProgress, signal) {
      if (isClosed) return err('engine.closing', {})
      if (signal.aborted) return err('read.cancelled', { name: request.name })
      const slot = lease()
      try {
        return await readOn(slot, request, onProgress, signal)
      } finally {
        release(slot, request.pixels)
      }
    },
    renew() {
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

  /** Settles exactly once: by an answer, the process's end, the time limit, or the caller's signal. */
  function readOn(
    slot: Slot,
    request: ReadRequest,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<Result<Page>> {
    const { job, name, path, hash, scope, profile, timeoutMs } = request
    return new Promise((resolve) => {
      const settle = (result: Result<Page>, isProcessUsable: boolean) => {
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
        if (message.type === 'ready' || message.job !== job) return
        if (message.type === 'progress') onProgress({ stage: message.stage, fraction: message.fraction })
        if (message.type === 'thumbnail') parts.onThumbnail(hash, Buffer.from(message.body, 'base64'))
        if (message.type === 'page') settle({ ok: true, value: message.page }, true)
        if (message.type === 'failed') settle({ ok: false, error: parseFault(message.error) }, true)
      }
      slot.process.send({ type: 'read', job, path, hash, languages: [...request.languages], scope, profile })
    })
  }
}
