// Gives jobs to reading processes, one at a time each, in the turns of the clients that wait for them. tesseract.js
// can't be interrupted and never frees memory, so cancelling, stopping and recycling are the same: the process ends and
// another one starts. [Note: workers]
import type { ReadersState } from '../../../shared/contract/reader-state.ts'
import type { Progress } from '../../../shared/contract/record.ts'
import type { EngineChoice } from '../../../shared/reading.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { AddedModels, FinderState, ReadPage } from '../../../shared/worker-protocol.ts'
import type { PackChoice } from '../packs/pack-store.ts'
import type { Clock, Log, RemoteReaders, WorkerHost } from '../ports.ts'
import { createTurns, isBackground, type Client, type TurnOptions } from '../turns.ts'
import { createReadingProcess, type ReadingProcess } from './reading-process.ts'
import type {
  CheckRequest,
  Job,
  OpenRequest,
  PictureRequest,
  Question,
  Readings,
  ReadRequest,
  RereadRequest,
  SearchableRequest,
} from './requests.ts'

export interface Pool {
  /** How many jobs can run at once; it changes with the readers on other machines. */
  readonly size: number
  /** The readers on other machines; undefined if this pool has none. */
  readers(): ReadersState | undefined
  /** Starts a process before the first image, so that the image need not wait for the models. */
  warm(languages: readonly string[], engine: EngineChoice, pack: PackChoice | null): void
  read(
    request: ReadRequest,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<Result<ReadPage>>
  /** Returns the number of pages of a document. */
  open(request: OpenRequest, signal: AbortSignal): Promise<Result<number>>
  /** Returns the picture as JPEG. */
  picture(request: PictureRequest, signal: AbortSignal): Promise<Result<Uint8Array>>
  /** Writes a searchable PDF to the requested file. */
  searchable(request: SearchableRequest, signal: AbortSignal): Promise<Result<true>>
  /** The state of the text finder, as a process last reported it; null until one has, and after `renew`. */
  finder(): FinderState | null
  /** Reads single values of a page again. */
  reread(request: RereadRequest, signal: AbortSignal): Promise<Result<Readings>>
  /** Tries a pack in a process of its own, which ends afterwards, because the pack may do anything. */
  check(request: CheckRequest, signal: AbortSignal): Promise<Result<null>>
  /** Replaces each process as soon as it is idle, because models or the pack have changed. */
  renew(): void
  /** Looks again for jobs that can begin, after `isHeld` has changed. */
  advance(): void
  close(): Promise<void>
}

/**
 * How long a client waits while another one holds every process. Most pages are read in this time; after it a page of
 * the other client is given up and read later.
 */
const patienceMs = 3000

const firstInLine: Client = { owner: '', priority: 0 }

export function createPool(parts: {
  host: WorkerHost
  clock: Clock
  log: Log
  /** The number of processes on this machine. */
  size: number
  /** Readers on other machines, which take the jobs that find no process here. */
  remote?: RemoteReaders | undefined
  /** How clients share the processes, other than by default. */
  sharing?: Pick<TurnOptions, 'isHeld' | 'maxShare'>
  /** How long idle processes are kept; forever if absent. */
  idleMs?: number
  /** How long a process may go on with a job that nobody waits for any more: most end by then, and a start costs more. */
  lingerMs?: number
  addedModels?: () => AddedModels
  /** Called before the answer with the page. */
  onThumbnail?: (hash: string, body: Buffer) => void
}): Pool {
  const {
    host,
    remote,
    clock,
    log,
    size,
    idleMs,
    lingerMs = 0,
    addedModels = () => ({}),
    onThumbnail,
  } = parts
  // Jobs must be able to begin, so that they can be cancelled, while there is no reader at all.
  const capacity = () => Math.max(1, size + (remote?.places() ?? 0))
  const turns = createTurns({ capacity, yielding: { clock, patienceMs }, ...parts.sharing })
  const processes = new Set<ReadingProcess>()
  /** The processes on other machines. */
  const away = new Set<ReadingProcess>()
  const exits = new Set<Promise<void>>()
  let isClosed = false
  let stopIdle: () => void = () => undefined
  let finder: FinderState | null = null

  /** Starts a process, and gives it the added language models. One on another machine has a single job. */
  function start(from = host): ReadingProcess {
    const exit = Promise.withResolvers<void>()
    exits.add(exit.promise)
    const started = createReadingProcess({
      ...{ process: from.start(), clock, log },
      onMessage(message) {
        if (message.type === 'finder' && !started.isOutdated()) finder = message.finder
      },
      onExit() {
        processes.delete(started)
        away.delete(started)
        exits.delete(exit.promise)
        exit.resolve()
      },
    })
    processes.add(started)
    if (from === remote) {
      away.add(started)
      started.outdate()
    }
    const files = addedModels()
    if (Object.keys(files).length > 0) started.send({ type: 'models', files })
    return started
  }

  /** Starts a process here, or elsewhere if this machine has its number. */
  function startNext(): ReadingProcess {
    return start(remote && processes.size - away.size >= size ? remote : host)
  }

  function retire(process: ReadingProcess): void {
    processes.delete(process)
    process.kill()
  }

  /** Waits for a process and asks it. If it has to be yielded to another client, waits and asks again. */
  async function run<T>(request: Job, signal: AbortSignal, question: Question<T>): Promise<Result<T>> {
    for (;;) {
      if (isClosed) return err('engine.closing', {})
      const yielded = new AbortController()
      const claim = { ...(request.client ?? firstInLine), signal, onYield: () => yielded.abort() }
      const taken = turns.take(claim)
      const place = taken instanceof Promise ? await taken : taken
      if (!place) return err('read.cancelled', { name: request.name })
      try {
        const answer = await runNow(request, question, { signal, yielded: yielded.signal })
        // Background work is put back by whoever began it, and continues when nothing else is to be done.
        if (answer.ok || signal.aborted || !yielded.signal.aborted || isBackground(claim)) return answer
      } finally {
        place.release()
      }
    }
  }

  /** Asks a free process, and ends it if it is used up. No more jobs have a place than there are processes. */
  async function runNow<T>(
    request: Job,
    question: Question<T>,
    { signal, yielded }: { readonly signal: AbortSignal; readonly yielded: AbortSignal },
  ): Promise<Result<T>> {
    if (isClosed) return err('engine.closing', {})
    stopIdle()
    const process = [...processes].find((one) => one.isFree()) ?? startNext()
    const lingering = afterDelay(signal, lingerMs)
    const answer = await process.ask(request, question, AbortSignal.any([lingering.signal, yielded]))
    lingering.stop()
    if (process.isUsedUp()) retire(process)
    else if (idleMs !== undefined) stopIdle = clock.after(idleMs, renew)
    return answer
  }

  /** A signal that is aborted some time after another one. */
  function afterDelay(signal: AbortSignal, delayMs: number) {
    if (delayMs === 0) return { signal, stop: () => undefined }
    const delayed = new AbortController()
    let stopTimer: () => void = () => undefined
    const onAbort = () => (stopTimer = clock.after(delayMs, () => delayed.abort()))
    signal.addEventListener('abort', onAbort, { once: true })
    return {
      signal: delayed.signal,
      stop() {
        signal.removeEventListener('abort', onAbort)
        stopTimer()
      },
    }
  }

  /** Replaces all processes, busy ones when they are done. */
  function renew(): void {
    finder = null
    for (const process of processes) {
      if (process.isFree()) retire(process)
      else process.outdate()
    }
  }

  return {
    get size() {
      return capacity()
    },
    readers: () => remote?.state(),
    /** Starts a first process that loads its models before it is needed. */
    warm(languages, engine, pack) {
      if (processes.size > 0 || isClosed || size === 0) return
      start().send({ type: 'warm', languages: [...languages], engine, pack: pack?.manifestFile })
    },
    finder: () => finder,
    /** Reads an image or one page of a document. */
    async read(request, onProgress, signal) {
      const { job, name, path, hash, scope, profile, engine, explain, number, password } = request
      let page: ReadPage | null = null
      return run(request, signal, {
        message: {
          ...{ type: 'read', job, name, path, hash, scope, profile, engine, explain, number, password },
          languages: [...request.languages],
          pack: request.pack?.manifestFile,
          otherPacks: request.pack ? [...request.pack.others] : undefined,
          part: request.part ?? undefined,
          layer: request.layer ?? undefined,
        },
        /** Passes progress and thumbnail on. The page is the answer; a thumbnail may follow it. */
        findAnswer(message) {
          if (message.type === 'progress') onProgress({ stage: message.stage, fraction: message.fraction })
          if (message.type === 'page') {
            const { body, engines, data } = message
            page = { body, engines, data }
          }
          if (message.type === 'page') return message.thumbnailFollows ? null : page
          if (message.type !== 'thumbnail') return null
          if (message.body !== null) onThumbnail?.(hash, Buffer.from(message.body, 'base64'))
          return page
        },
        answerSoFar: () => page,
      })
    },
    /** Returns how many pages a document has. */
    async open(request, signal) {
      const { job, name, path, hash, password } = request
      return run(request, signal, {
        message: { type: 'open', job, name, path, hash, password },
        findAnswer: (message) => (message.type === 'opened' ? message.pages : null),
      })
    },
    /** Makes a picture of an image or page. */
    async picture(request, signal) {
      const { job, name, path, hash, number, password, maxSidePx } = request
      return run(request, signal, {
        message: { type: 'picture', job, name, path, hash, number, password, maxSidePx },
        findAnswer: (message) => (message.type === 'picture' ? Buffer.from(message.body, 'base64') : null),
      })
    },
    /** Writes a searchable PDF into a file. */
    async searchable(request, signal) {
      const { name: _, cpuLimitMs: __, client: ___, onUsed: ____, ...fields } = request
      return run(request, signal, {
        message: { type: 'searchable', ...fields },
        findAnswer: (message) => (message.type === 'written' ? true : null),
      })
    },
    /** Reads parts of a page again, for doubtful values. */
    async reread(request, signal) {
      const { job, path, hash, number, password, turn, crops } = request
      return run(request, signal, {
        message: { type: 'reread', job, path, hash, number, password, turn, crops: [...crops] },
        findAnswer: (message) => (message.type === 'reread' ? message.readings : null),
      })
    },
    /** Has a process of its own load an engine pack, to see whether it works. */
    async check(request, signal) {
      if (isClosed) return err('engine.closing', {})
      const process = start()
      process.outdate()
      const { job, manifestFile: pack } = request
      const answer = await process.ask(
        request,
        {
          message: { type: 'check', job, pack },
          findAnswer: (message) => (message.type === 'checked' ? true : null),
        },
        signal,
      )
      retire(process)
      return answer.ok ? ok(null) : answer
    },
    advance: turns.advance,
    renew,
    /** Ends all processes, and starts no more. */
    async close() {
      isClosed = true
      stopIdle()
      for (const process of processes) retire(process)
      await Promise.all(exits)
    },
  }
}
