// The exchange of a coordinator with its readers: sends each job once it can be sent, and settles it by its first answer.
// While the database is away, jobs wait here.
import type { FromWorker } from '../../shared/worker-protocol.ts'
import type { Clock, Log } from '../engine/ports.ts'
import { createBatches, removalLinger } from './batches.ts'
import { heartbeatSeconds, type OpenedBoss } from './boss.ts'
import type { ImageStore } from './image-store.ts'
import { bundledNeeds, digestOf, needsOf, queueOf, withPacks, type Needs } from './needs.ts'
import { createOutbox, type Outgoing } from './outbox.ts'
import { createSentImages } from './sent-images.ts'
import { beginCoordinator, endCoordinator, listKnownJobs, seeCoordinator } from './tables.ts'
import { answerSchema, answersTo, decodeAnswer, encode, type SentJob } from './wire.ts'

/** A job that ends several readers is not given to a further one. */
const retryLimit = 2
/** Times the CPU limit of a job: a reader that hangs is noticed by itself, so this is only for one that can't tell. */
const expiryFactor = 6

export interface Link extends OpenedBoss {
  readonly store: ImageStore
}

export type Exchange = ReturnType<typeof createExchange>

export function createExchange(parts: {
  readonly id: string
  /** The bucket with the images; they are in the database without one. */
  readonly bucket: string | undefined
  readonly clock: Clock
  readonly log: Log
  readonly onProblem: (error: unknown) => void
}) {
  const { id, bucket, clock, log, onProblem } = parts
  const outbox = createOutbox()
  const images = createSentImages({ coordinator: id, clock, isUsed: outbox.usesImage, onProblem })
  /** The queues that there are or will be jobs for, and what their jobs need. */
  const needs = new Map<string, Needs>()
  const created = new Set<string>()
  /** The queue of the last job. Before the first one, that of jobs without added packs and languages. */
  let queue = noteNeeds(bucket === undefined ? bundledNeeds : { ...bundledNeeds, images: bucket })
  let link: Link | null = null
  const insertions = createBatches(insertJobs)
  const removals = createBatches(removeAnswers, removalLinger)

  function noteNeeds(need: Needs): string {
    const name = queueOf(need)
    needs.set(name, need)
    return name
  }

  async function createQueue({ boss, sql }: Link, name: string): Promise<void> {
    if (created.has(name)) return
    await boss.createQueue(name, { notify: true, retryLimit, heartbeatSeconds })
    await seeCoordinator(sql, id, needs)
    created.add(name)
  }

  async function insertJobs(
    rows: readonly { queue: string; data: SentJob; priority: number }[],
  ): Promise<void> {
    if (!link) throw new Error('not connected')
    for (const [name, group] of Map.groupBy(rows, (row) => row.queue))
      await link.boss.insert(
        name,
        group.map(({ data, priority }) => ({
          ...{ id: data.job, data, deadLetter: answersTo(id) },
          priority: -Math.round(priority),
          expireInSeconds: Math.ceil((data.cpuLimitMs * expiryFactor) / 1000) + 60,
        })),
        { db: link.quick },
      )
  }

  async function removeAnswers(ids: readonly string[]): Promise<void> {
    await link?.boss.deleteJob(answersTo(id), [...ids], { db: link.quick })
  }

  /** Sends a job; it stays here if that is not possible. The id of a job lets it be sent twice. */
  async function send(job: Outgoing): Promise<void> {
    if (!link || job.queue !== null) return
    const { message, terms, models } = job
    const name = (job.queue = queue = noteNeeds(needsOf(message, models, bucket)))
    const { boss, store } = link
    try {
      await createQueue(link, name)
      const image = await images.put(store, message)
      if (!image.ok) {
        settle(job.id, [{ type: 'failed', job: message.job, error: image.error }])
        return
      }
      const encoded = await encode(withPacks({ ...message, path: '' }, digestOf))
      if (!outbox.has(job.id)) return
      const data = { ...image.value, job: job.id, cpuLimitMs: terms.cpuLimitMs, message: encoded }
      await insertions.add({ queue: name, data, priority: terms.priority })
      // It was cancelled meanwhile.
      if (!outbox.has(job.id)) await boss.deleteJob(name, job.id)
    } catch (error) {
      job.queue = null
      throw error
    }
  }

  function settle(job: string, messages: readonly FromWorker[] | null): void {
    const settled = outbox.take(job)
    if (!settled) return
    settled.onAnswer(messages)
    if (link) images.release(link.store, settled.message)
  }

  function damaged(error: unknown): null {
    log.error('a reader sent an answer that can not be understood', error)
    return null
  }

  return {
    /** The queue of the last job. */
    queue: () => queue,
    /** Begins to send, or begins again because the database does not know this coordinator. */
    async begin(opened: Link): Promise<void> {
      created.clear()
      images.forget()
      for (const job of outbox.sent()) job.queue = null
      await opened.boss.createQueue(answersTo(id), { notify: true, retryLimit: 100 })
      await beginCoordinator(opened.sql, id)
      await createQueue(opened, queue)
      link = opened
    },
    /** Tells the database that this coordinator is there; false if it does not know it. */
    isKnown: ({ sql }: OpenedBoss) => seeCoordinator(sql, id, needs),
    /** Sends a job, and calls its `onAnswer` once. */
    submit(job: Omit<Outgoing, 'id' | 'queue'>, onUnsent: (error: unknown) => void): Outgoing {
      const added = outbox.add(job)
      send(added).catch(onUnsent)
      return added
    },
    /** Sends what could not be sent before. */
    async sendWaiting(): Promise<void> {
      await Promise.all(outbox.unsent().map(send))
    },
    /** Finds jobs that the database does not know any more, which are sent again. */
    async searchLost({ sql }: OpenedBoss): Promise<void> {
      const sent = outbox.sent()
      if (sent.length === 0) return
      const ids = sent.map((job) => job.id)
      const known = await listKnownJobs(sql, id, ids)
      for (const job of sent)
        if (!known.has(job.id)) {
          job.queue = null
          images.forget(job.message.hash)
        }
    },
    async takeAnswers(answers: readonly { readonly id: string; readonly data: unknown }[]): Promise<void> {
      const parsed = answers.flatMap(({ data }) => answerSchema.safeParse(data).data ?? [])
      for (const { job, messages } of parsed)
        if (messages !== undefined && outbox.has(job))
          settle(job, await decodeAnswer(messages).catch(damaged))
      // A job that was given up may have been answered at the same time.
      for (const { job, messages } of parsed) if (messages === undefined) settle(job, null)
      for (const answer of answers) removals.add(answer.id).catch(onProblem)
    },
    /** Removes everything of this coordinator. */
    async end(): Promise<void> {
      if (!link) return
      await images.removeAll(link.store)
      await endCoordinator(link.sql, id)
    },
    /** Takes a job back. A reader that is at work on it stops. */
    cancel(job: string): void {
      const cancelled = outbox.take(job)
      if (!cancelled || !link) return
      images.release(link.store, cancelled.message)
      if (cancelled.queue !== null) link.boss.deleteJob(cancelled.queue, job).catch(onProblem)
    },
  }
}
