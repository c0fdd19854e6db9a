// A reader: takes the jobs of coordinators that it fits, reads their images, and sends back the answers. [Note: readers]
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lack, ReaderState } from '../../shared/contract/reader-state.ts'
import type { FromWorker } from '../../shared/worker-protocol.ts'
import type { Clock, Log, WorkerHost } from '../engine/ports.ts'
import { withConnectionTo } from '../network/outgoing.ts'
import type { DatabaseAddress } from './address.ts'
import { openBoss, type OpenedBoss } from './boss.ts'
import { messageOf } from './message-of.ts'
import { createImageCache } from './image-cache.ts'
import { findEquipment, misfit, nameOf, withPacks, type Needs } from './needs.ts'
import { createPace } from './pace.ts'
import { createJobReader } from './read-job.ts'
import { listNeeds, purge, putReader, removeReader, type Sql } from './tables.ts'
import { answersTo, decodeMessage, encodeAnswer, jobSchema, type SentJob } from './wire.ts'

/** How often a reader says that it is there, and looks for coordinators. */
const lookMs = 2000
const retryMs = 1000
/** The only coordinator may be gone, so readers clear up too. */
const purgeEvery = 30
/** The size of the images that a reader keeps. */
const cacheBytes = 2 ** 30
/** Less than a stopped process has to end. */
const drainMs = 8000

export interface ReaderParts {
  readonly address: DatabaseAddress
  /** Its packs, languages and fetched images are here. */
  readonly dataDir: string
  readonly parallel: number
  readonly version: string
  readonly host: WorkerHost
  readonly clock: Clock
  readonly log: Log
  /** Called with a sentence whenever what the user should know has changed. */
  readonly say: (text: string) => void
  readonly drainMs?: number
}

interface FetchedJob {
  readonly id: string
  readonly data: unknown
  readonly signal: AbortSignal
}

/** Reads until the signal is aborted, then finishes what it holds. */
export async function runReader(parts: ReaderParts, signal: AbortSignal): Promise<void> {
  const { address, say } = parts
  await withConnectionTo('readers', address.host, async () => {
    let last = ''
    const sayOnce = (text: string) => {
      if (text !== last) say((last = text))
    }
    while (!signal.aborted) {
      try {
        await readFor(parts, sayOnce, signal)
      } catch (error) {
        sayOnce(`The queue can't be used: ${messageOf(error)}. Trying again.`)
        await wait(retryMs, undefined, { signal }).catch(() => undefined)
      }
    }
  })
}

/** Connects, and reads until the signal is aborted. Throws if the queue can't be opened. */
async function readFor(parts: ReaderParts, say: (text: string) => void, signal: AbortSignal): Promise<void> {
  const { address, dataDir, parallel, version, clock, log } = parts
  const opened = await openBoss(address, { role: 'reader', log, max: parallel + 3 })
  const { boss, sql } = opened
  const id = randomUUID()
  const cache = await createImageCache(path.join(dataDir, `reader-${process.pid}`), cacheBytes)
  const reader = createJobReader(parts)
  const equipment = findEquipment(dataDir)
  const current = new Map<string, string>()
  const queues = new Map<string, Needs>()
  const pace = createPace(clock)
  let lacks: Lack | null = null
  let looks = 0

  const state = (): ReaderState => ({
    ...{ host: hostname(), version, parallel, lacks, isDraining: signal.aborted },
    packs: [...equipment.packs.values()].map((manifest) => path.basename(path.dirname(manifest))),
    jobs: [...current.values()],
    queues: [...queues.keys()],
    ...pace.counts(),
  })

  /** Takes jobs from the queues of all coordinators that it fits. */
  async function look(): Promise<void> {
    const needs = await listNeeds(sql)
    lacks = null
    for (const [queue, need] of needs) {
      const missing = misfit(need, equipment)
      lacks ??= missing
      if (missing !== null || queues.has(queue)) continue
      await boss.work(queue, { ...workOptions, localConcurrency: parallel }, ([job]: FetchedJob[]) =>
        job ? doJob(job, queue, need) : Promise.resolve(),
      )
      queues.set(queue, need)
    }
    await putReader(sql, id, state())
    if (looks++ % purgeEvery === 0) await purge(sql)
    if (lacks !== null)
      say(`A coordinator needs ${lackNames[lacks.part]} ${lacks.name}, which this reader does not have.`)
    else say(needs.size === 0 ? 'Waiting for a coordinator.' : `Reading ${parallel} at once.`)
  }

  async function doJob(fetched: FetchedJob, queue: string, need: Needs): Promise<void> {
    const job = jobSchema.parse(fetched.data)
    const message = await decodeMessage(job.message)
    current.set(fetched.id, nameOf(message))
    try {
      const answer = await cache.withImage(sql, job, (file) => {
        const located = withPacks(
          { ...message, path: file },
          (digest) => equipment.packs.get(digest) ?? digest,
        )
        const models = Object.fromEntries(
          Object.entries(equipment.models).filter(([language]) => language in need.models),
        )
        return reader.ask({ message: located, models, cpuLimitMs: job.cpuLimitMs }, fetched.signal)
      })
      // A job without an answer must not count as completed.
      if (!answer) throw new Error('the job was taken back, or this reader stops')
      pace.count(answer.some(({ type }) => type === 'failed') ? 'failed' : 'read')
      await sendAnswer(opened, job, answer, fetched.signal)
      await boss.deleteJob(queue, fetched.id)
    } finally {
      current.delete(fetched.id)
    }
  }

  try {
    while (!signal.aborted) {
      await look().catch((error: unknown) =>
        say(`The queue can't be used: ${messageOf(error)}. Trying again.`),
      )
      await wait(lookMs, undefined, { signal }).catch(() => undefined)
    }
    await drain(opened, { id, state: state(), ms: parts.drainMs ?? drainMs })
  } finally {
    reader.close()
    await cache.close()
  }
}

const lackNames = { reader: 'reader version', pack: 'engine pack', language: 'language' } as const

/** A job at a time for each process, the next one at once. Jobs that are given back are only found by looking. */
const workOptions = {
  batchSize: 1,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const

/**
 * Sends the answer as long as the job is this reader's. It is sent before the job is removed, so that it can arrive
 * twice, but never be lost.
 */
async function sendAnswer(
  { boss }: OpenedBoss,
  { job, coordinator }: SentJob,
  answer: readonly FromWorker[],
  signal: AbortSignal,
): Promise<void> {
  const messages = await encodeAnswer(answer)
  for (;;) {
    try {
      await boss.send(answersTo(coordinator), { job, messages })
      return
    } catch (error) {
      if (signal.aborted) throw error
      await wait(retryMs)
    }
  }
}

/** Takes no more jobs, and finishes those that it holds. What takes too long is given back. */
async function drain(
  { boss, sql }: { boss: OpenedBoss['boss']; sql: Sql },
  { id, state, ms }: { id: string; state: ReaderState; ms: number },
): Promise<void> {
  await putReader(sql, id, state).catch(() => undefined)
  await boss.stop({ graceful: true, timeout: ms, close: false })
  await removeReader(sql, id).catch(() => undefined)
  await boss.stop({ graceful: false })
}
