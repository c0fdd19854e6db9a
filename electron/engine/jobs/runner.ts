// Works the queue off: claims what is next, reads it, interprets it, and stores all of it in one transaction.
import { randomUUID } from 'node:crypto'
import { boxedPack } from '../../../shared/engine-pack.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import type { EngineWish } from '../../../shared/reading.ts'
import type { Page } from '../../../shared/page.ts'
import { fault, ok, type Fault, type Result } from '../../../shared/result.ts'
import { withTrust } from '../../../shared/trust.ts'
import type { FieldRepo } from '../db/fields.ts'
import type { JobRepo } from '../db/jobs.ts'
import { isDiskFullError, type Db } from '../db/open.ts'
import type { PageKey, PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { Events } from '../events.ts'
import type { ImageStore } from '../intake/image-store.ts'
import type { PackWish } from '../packs/pack-store.ts'
import type { Clock, Log } from '../ports.ts'
import type { Pool, Progress } from '../workers/pool.ts'
import { afterFailure, mostInterruptions } from './back-off.ts'
import type { Filler } from './fill.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { askedKey, scopeOf, servesOther, type Asked } from './order.ts'

/** What runs when the engine closes may end by itself within this time. */
export interface Grace {
  readonly ms: number
  /** For what somebody waits for at the other end of a line. */
  readonly requestMs: number
}

export interface Runner {
  /** Begins as many jobs as there is room for; called whenever there may be something to do. */
  pump(): void
  pause(): void
  resume(): void
  readonly isPaused: () => boolean
  /** Whether there was such a job. */
  cancel(recordId: string): boolean
  /** Begins nothing more, lets what runs end for a while, and puts back what did not. */
  close(grace: Grace): Promise<void>
}

interface Running {
  readonly isRequest: boolean
  readonly control: AbortController
  isCancelled: boolean
  end: Promise<void>
}

export function createRunner(parts: {
  db: Db
  records: RecordRepo
  jobs: JobRepo
  pages: PageRepo
  fields: FieldRepo
  store: ImageStore
  pool: Pool
  events: Events
  clock: Clock
  log: Log
  readTimeoutMs: () => number
  /** The languages whose models were added. */
  addedLanguages: () => readonly string[]
  joinsParagraphs: () => boolean
  filler: Filler
  htmlTables: () => boolean
  engine: () => EngineWish
  /** Which pack reads; null is the one of the box. */
  pack: () => PackWish | null
  /** Nothing is begun while the disk is nearly full. */
  isDiskFull: () => boolean
  onDiskFull: () => void
  /** Called in the transaction that stores a result: what is due after it is stored with it. */
  onStored: (record: RecordRow) => void
  /** Called when a result is stored. */
  onDone: (record: RecordRow) => void
}): Runner {
  const { db, records, jobs, pages, fields, store, pool, events, clock, log } = parts
  const running = new Map<string, Running>()
  /** Pages that are being read: whoever needs the same one waits for it instead of reading it again. */
  const reading = new Map<string, Promise<null>>()
  /** Jobs that could not even be put back, because the disk was full. */
  const stranded = new Set<string>()
  let isPaused = false
  let isClosing = false
  let stopWake: () => void = () => undefined

  putBackInterrupted()

  /** Jobs that were claimed when the engine last ended are promises still. */
  function putBackInterrupted(): void {
    db.transaction(() => {
      for (const id of jobs.claimed()) {
        const record = records.get(id)
        if (record && record.attempts >= mostInterruptions) {
          const error = fault('read.crashed', { name: record.filename, attempts: record.attempts })
          records.fail(id, 'failed', error, clock.now())
          jobs.remove(id)
        } else {
          records.putBack(id)
          jobs.putBack(id, 0)
        }
      }
    })()
  }

  const claimNext = db.transaction((): RecordRow | null => {
    const id = jobs.nextDue(clock.now())
    if (id === null) return null
    jobs.claim(id)
    records.begin(id)
    return records.get(id)
  })

  function pump(): void {
    stopWake()
    if (isClosing) return
    if (!parts.isDiskFull()) for (const id of stranded) strand(id)
    while (!isPaused && !parts.isDiskFull() && running.size < pool.size) {
      const record = claimNext()
      if (!record) break
      begin(record)
    }
    const due = jobs.nextWake(clock.now())
    if (due !== null) stopWake = clock.after(due - clock.now(), pump)
    tellQueue()
  }

  function begin(record: RecordRow): void {
    const job: Running = {
      isRequest: record.source === 'api',
      control: new AbortController(),
      isCancelled: false,
      end: Promise.resolve(),
    }
    running.set(record.id, job)
    events.emit('record.changed', { id: record.id, status: 'working' })
    job.end = run(record, job.control.signal)
      .catch((error: unknown) => {
        if (isDiskFullError(error)) {
          log.error('a result could not be stored: the disk is full', error, { record: record.id })
          parts.onDiskFull()
          strand(record.id)
          return
        }
        const reference = randomUUID()
        log.error('reading failed in a way that was not foreseen', error, { reference, record: record.id })
        settleFailure(record, fault('internal', { reference }))
      })
      .finally(() => {
        running.delete(record.id)
        pump()
      })
  }

  async function run(record: RecordRow, signal: AbortSignal): Promise<void> {
    const hash = record.hash
    if (hash === null) throw new Error(`record ${record.id} has a job and no image`)
    const asked = {
      languages: record.asked_languages,
      scope: scopeOf(record.operation),
      profile: record.profile,
      engine: parts.engine(),
      pack: parts.pack(),
    }
    const added = parts.addedLanguages()
    const key = keyOf(hash, { ...asked, added })
    const keyFor = (page: Page) =>
      isStandIn(page, asked) ? keyOf(hash, { ...asked, pack: null, added }) : key
    const flight = `${hash} ${key.asked}`
    while (reading.has(flight) && !signal.aborted) await Promise.race([reading.get(flight), abortOf(signal)])
    const known = pages.get(key) ?? pageOfOtherScope(hash, asked)
    const image = {
      job: record.id,
      name: record.filename,
      path: record.source_path ?? store.pathOf(hash),
      hash,
      ...asked,
      pixels: record.width * record.height,
      timeoutMs: parts.readTimeoutMs(),
    }
    const tell = (progress: Progress) => events.emit('record.progress', { id: record.id, ...progress })
    const read = () => pool.read(image, tell, signal)
    if (known || signal.aborted) await work(record, keyFor, known, read, signal)
    else await alone(flight, () => work(record, keyFor, null, read, signal))
  }

  /** Who waited finds the page stored; if the reading failed, the first of them tries it himself. */
  async function alone(flight: string, work: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<null>()
    reading.set(flight, promise)
    try {
      await work()
    } finally {
      reading.delete(flight)
      resolve(null)
    }
  }

  async function work(
    record: RecordRow,
    keyFor: (page: Page) => PageKey,
    known: Page | null,
    readIt: () => Promise<Result<Page>>,
    signal: AbortSignal,
  ): Promise<void> {
    const beganAt = clock.now()
    const read = known ? ok(known) : await readIt()
    if (!read.ok) {
      settleFailure(record, read.error)
      return
    }
    const page = read.value
    const { content, fields: found } = await understand(record, page, signal)
    if (signal.aborted) {
      settleFailure(record, fault('read.cancelled', { name: record.filename }))
      return
    }
    const completedAt = clock.now()
    db.transaction(() => {
      if (!known) pages.insert(keyFor(page), page, completedAt)
      records.finish(record.id, {
        content,
        confidence: withTrust(page).confidence,
        languages: page.languages,
        languageConfidence: page.languageConfidence ?? null,
        completedAt,
        // A clock that was set back meanwhile would make it a time before the beginning.
        durationMs: Math.max(0, completedAt - beganAt),
        reader: readerVersion,
      })
      fields.replace(record.id, found)
      records.judge(record.id)
      parts.filler.countUses(found, completedAt)
      jobs.remove(record.id)
      parts.onStored(record)
    })()
    events.emit('record.changed', { id: record.id, status: 'done' })
    parts.onDone(record)
  }

  function strand(id: string): void {
    stranded.add(id)
    try {
      if (records.get(id)) putBack(id)
      stranded.delete(id)
    } catch (error) {
      if (!isDiskFullError(error)) throw error
    }
  }

  async function understand(record: RecordRow, page: Page, signal: AbortSignal): Promise<Interpretation> {
    const { operation } = record
    if (operation === 'json') return parts.filler.fill(record, page, signal)
    const wish = { joinsParagraphs: parts.joinsParagraphs(), htmlTables: parts.htmlTables() }
    return { content: interpret(operation, page, wish), fields: [] }
  }

  function keyOf(hash: string, asked: Asked): PageKey {
    return { hash, asked: askedKey(asked), reader: readerVersion }
  }

  /** Text first and Markdown next, of one image: mostly it was read as it would be read now. */
  function pageOfOtherScope(hash: string, asked: Omit<Asked, 'added'>): Page | null {
    const scope = asked.scope === 'any' ? 'zh-en' : 'any'
    const page = pages.get(keyOf(hash, { ...asked, scope, added: parts.addedLanguages() }))
    return page && servesOther(page, asked.scope) ? page : null
  }

  function settleFailure(record: RecordRow, error: Fault): void {
    const job = running.get(record.id)
    if (isClosing && error.code === 'read.cancelled' && !job?.isCancelled) return putBack(record.id)
    // A record that was deleted while it was read has nothing left to be settled.
    if (!records.get(record.id)) return
    const told =
      error.code === 'read.crashed' ? fault(error.code, { ...error.data, attempts: record.attempts }) : error
    const verdict = job?.isCancelled ? ({ kind: 'park' } as const) : afterFailure(error, record.attempts)
    const status =
      verdict.kind === 'retry' ? 'waiting' : error.code === 'read.cancelled' ? 'cancelled' : 'failed'
    db.transaction(() => {
      if (verdict.kind === 'retry') {
        records.postpone(record.id, told)
        jobs.putBack(record.id, verdict.delayMs === 0 ? 0 : clock.now() + verdict.delayMs)
      } else {
        records.fail(record.id, status === 'cancelled' ? 'cancelled' : 'failed', told, clock.now())
        jobs.remove(record.id)
      }
    })()
    events.emit('record.changed', { id: record.id, status })
  }

  /** The engine closes: the attempt was not the image's fault and is not counted. */
  function putBack(id: string): void {
    db.transaction(() => {
      records.putBackUncounted(id)
      jobs.putBack(id, 0)
    })()
    events.emit('record.changed', { id, status: 'waiting' })
  }

  function tellQueue(): void {
    events.emit('queue.changed', {
      isPaused,
      isDiskFull: parts.isDiskFull(),
      ...jobs.counts(),
      workers: pool.size,
    })
  }

  return {
    pump,
    isPaused: () => isPaused,
    pause() {
      isPaused = true
      tellQueue()
    },
    resume() {
      isPaused = false
      pump()
    },
    cancel(recordId) {
      const job = running.get(recordId)
      if (job) {
        job.isCancelled = true
        job.control.abort()
        return true
      }
      const record = records.get(recordId)
      if (!record || record.status !== 'waiting') return false
      db.transaction(() => {
        jobs.remove(recordId)
        records.fail(recordId, 'cancelled', fault('read.cancelled', { name: record.filename }), clock.now())
      })()
      events.emit('record.changed', { id: recordId, status: 'cancelled' })
      tellQueue()
      return true
    },
    async close(grace) {
      isClosing = true
      stopWake()
      const jobs = [...running.values()]
      const stopGrace = jobs.map((job) =>
        clock.after(job.isRequest ? grace.requestMs : grace.ms, () => job.control.abort()),
      )
      await Promise.all(jobs.map((job) => job.end))
      for (const stop of stopGrace) stop()
    },
  }
}

/** Whether the pack of the box read it because the chosen one could not: once that one can, the page is no answer of it. */
function isStandIn({ lines }: Page, { pack }: Pick<Asked, 'pack'>): boolean {
  return pack !== null && lines.some(({ engine }) => engine === boxedPack.name)
}

function abortOf(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
}
