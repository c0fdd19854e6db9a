// The reading of jobs that a reader has taken: fetches their images, has a process read them, and sends the answers.
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Job } from 'pg-boss'
import type { Clock, Log, WorkerHost } from '../engine/ports.ts'
import { createBatches, removalLinger } from './batches.ts'
import type { OpenedBoss } from './boss.ts'
import { createHeldJobs, type HeldJob } from './held-jobs.ts'
import { createImageCache, ImageGoneError } from './image-cache.ts'
import type { ImageStore } from './image-store.ts'
import { nameOf, withPacks, type Equipment, type Needs } from './needs.ts'
import { createPace } from './pace.ts'
import { createJobReader } from './read-job.ts'
import { answersTo, decodeMessage, encodeAnswer, jobSchema } from './wire.ts'

/** The size of the images that a reader keeps. */
const cacheBytes = 2 ** 30
const retryMs = 1000

export interface ReadingParts {
  /** Fetched images are kept here. */
  readonly dataDir: string
  readonly host: WorkerHost
  readonly clock: Clock
  readonly log: Log
}

interface Answer {
  readonly held: HeldJob
  readonly coordinator: string
  readonly data: { readonly job: string; readonly messages: string }
}

export type Reading = Awaited<ReturnType<typeof startReading>>

export async function startReading(
  opened: OpenedBoss,
  parts: ReadingParts & {
    readonly equipment: Equipment
    /** The needs of each queue. */
    readonly needs: ReadonlyMap<string, Needs>
    /** The store of images for a need. */
    readonly storeOf: (images: string | undefined) => ImageStore
    /** Called whenever one more job can be taken. */
    readonly onRoom: () => void
  },
) {
  const { boss, quick, onFault } = opened
  const { equipment, needs, storeOf, onRoom } = parts
  const held = createHeldJobs(opened, parts.clock)
  const cache = await createImageCache(path.join(parts.dataDir, `reader-${process.pid}`), cacheBytes)
  const processes = createJobReader(parts)
  const pace = createPace(parts.clock)
  const answers = createBatches(sendAnswers)
  const removals = createBatches(removeJobs, removalLinger)

  async function sendAnswers(batch: readonly Answer[]): Promise<void> {
    for (const [coordinator, group] of Map.groupBy(batch, (each) => each.coordinator))
      await boss.insert(
        answersTo(coordinator),
        group.map(({ data }) => ({ data })),
        { db: quick },
      )
  }

  async function removeJobs(batch: readonly HeldJob[]): Promise<void> {
    for (const [queue, group] of Map.groupBy(batch, (each) => each.queue))
      await boss.deleteJob(
        queue,
        group.map(({ job }) => job.id),
        { db: quick },
      )
  }

  /** Sends the answer as long as the job is this reader's. */
  async function send(answer: Answer): Promise<void> {
    for (;;) {
      try {
        await answers.add(answer)
        return
      } catch (error) {
        if (answer.held.control.signal.aborted) throw error
        onFault(error)
        await wait(retryMs)
      }
    }
  }

  /** Returns the messages of the answer; null if the job was taken back. */
  async function read(taken: HeldJob): Promise<Answer | null> {
    const { job: id, coordinator, cpuLimitMs, ...job } = jobSchema.parse(taken.job.data)
    const message = await decodeMessage(job.message)
    taken.name = nameOf(message)
    const { models: needed = {}, images } = needs.get(taken.queue) ?? {}
    const models = Object.fromEntries(
      Object.entries(equipment.models).filter(([language]) => language in needed),
    )
    const answer = await cache.withImage(storeOf(images), { coordinator, ...job }, (file) => {
      const located = withPacks({ ...message, path: file }, (digest) => equipment.packs.get(digest) ?? digest)
      return processes.ask({ message: located, models, cpuLimitMs }, taken.control.signal)
    })
    if (!answer) return null
    pace.count(answer.some(({ type }) => type === 'failed') ? 'failed' : 'read')
    return { held: taken, coordinator, data: { job: id, messages: await encodeAnswer(answer) } }
  }

  async function doJob(taken: HeldJob): Promise<void> {
    try {
      const answer = await read(taken)
      if (!answer) return
      // The answer is sent before the job is removed, so that it can arrive twice, but never be lost.
      await send(answer)
      removals.add(taken).catch(onFault)
    } catch (error) {
      // The coordinator notices that a job is gone, and sends it again with its image.
      if (error instanceof ImageGoneError) await boss.deleteJob(taken.queue, taken.job).catch(onFault)
      else await held.giveBack(taken, error)
    } finally {
      held.drop(taken)
      onRoom()
    }
  }

  return {
    size: () => held.all.size,
    begin(queue: string, jobs: readonly Job[]): void {
      for (const job of jobs) void doJob(held.add(queue, job))
    },
    /** The names of images that are being read, and the pages of the last minutes. */
    state: () => ({ jobs: [...held.all].map(({ name }) => name), ...pace.counts() }),
    /** Finishes what is being read; what takes longer than this is given back. */
    async finish(ms: number): Promise<void> {
      await held.empty(ms)
      await removals.whenDone()
      await Promise.all([...held.all].map((each) => held.giveBack(each, 'the reader stops')))
    },
    async close(): Promise<void> {
      held.close()
      processes.close()
      await cache.close()
    },
  }
}
