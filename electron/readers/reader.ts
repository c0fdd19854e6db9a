// A reader: announces itself, and takes the jobs of coordinators that it fits. [Note: readers]
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lack } from '../../shared/contract/reader-state.ts'
import { withConnectionTo } from '../network/outgoing.ts'
import type { DatabaseAddress } from './address.ts'
import { openBoss, type OpenedBoss } from './boss.ts'
import { databaseImages } from './database-images.ts'
import { messageOf } from './message-of.ts'
import { findEquipment, misfit, type Equipment, type Needs } from './needs.ts'
import { startReading, type Reading, type ReadingParts } from './reading.ts'
import { bucketImages, type Bucket } from './s3-images.ts'
import { listNeeds, purge, putReader, removeReader } from './tables.ts'
import { startTaker, type Taker } from './taker.ts'

/** How often a reader says that it is there, and looks for coordinators. */
const lookMs = 2000
/** Jobs that were given back are only found by looking. */
const jobsLookMs = 1000
const retryMs = 1000
/** The only coordinator may be gone, so readers clear up too. */
const purgeEvery = 30
/** Connections to the database. */
const connections = 4
/** Less than a stopped process has to end. */
const drainMs = 8000

export interface ReaderParts extends ReadingParts {
  readonly address: DatabaseAddress
  /** A bucket that it may read images from. */
  readonly bucket?: Bucket | undefined
  readonly parallel: number
  readonly version: string
  /** Called with a sentence whenever what the user should know has changed. */
  readonly say: (text: string) => void
  readonly drainMs?: number
}

/** Reads until the signal is aborted, then finishes what it holds. */
export async function runReader(parts: ReaderParts, signal: AbortSignal): Promise<void> {
  const { address, log } = parts
  let last = ''
  const say = (text: string) => {
    if (text !== last) parts.say((last = text))
  }
  const onProblem = (error: unknown) => say(`The queue can't be used: ${messageOf(error)}. Trying again.`)
  await withConnectionTo('readers', address.host, async () => {
    while (!signal.aborted) {
      try {
        const opened = await openBoss(address, { role: 'reader', log, max: connections })
        await readFor(opened, { ...parts, say, onProblem }, signal)
      } catch (error) {
        onProblem(error)
        await wait(retryMs, undefined, { signal }).catch(() => undefined)
      }
    }
  })
}

type ConnectedParts = ReaderParts & { readonly onProblem: (error: unknown) => void }

/** Reads until the signal is aborted. Throws if the queue can't be used from the start. */
async function readFor(opened: OpenedBoss, parts: ConnectedParts, signal: AbortSignal): Promise<void> {
  const { bucket, clock, parallel, onProblem } = parts
  const needs = new Map<string, Needs>()
  const equipment = { ...findEquipment(parts.dataDir), images: bucket?.address }
  const database = databaseImages(opened.quick)
  const inBucket = bucket ? await bucketImages(bucket) : database
  const reading = await startReading(opened, {
    ...{ ...parts, equipment, needs },
    storeOf: (images) => (images === undefined ? database : inBucket),
    onRoom: () => taker.wake(),
  })
  const taker = await startTaker(opened, {
    ...{ clock, lookMs: jobsLookMs, take: reading.begin },
    room: () => parallel - reading.size(),
  })
  const presence = createPresence(opened, { ...parts, equipment, needs, reading, taker })
  try {
    while (!signal.aborted) {
      await presence.look().catch(onProblem)
      await wait(lookMs, undefined, { signal }).catch(() => undefined)
    }
    await presence.sayDraining().catch(onProblem)
    await taker.stop()
    await reading.finish(parts.drainMs ?? drainMs)
    await presence.remove().catch(onProblem)
  } finally {
    await reading.close()
    await opened.boss.stop({ graceful: false })
  }
}

const lackNames = {
  reader: 'reader version',
  pack: 'engine pack',
  language: 'language',
  images: '--images',
} as const

/** The entry of this reader in the database, and the coordinators that it finds there. */
function createPresence(
  { sql }: OpenedBoss,
  parts: ConnectedParts & {
    readonly equipment: Equipment
    readonly needs: Map<string, Needs>
    readonly reading: Reading
    readonly taker: Taker
  },
) {
  const { version, parallel, say, equipment, needs, reading, taker } = parts
  const id = randomUUID()
  const packs = [...equipment.packs.values()].map((manifest) => path.basename(path.dirname(manifest)))
  let lacks: Lack | null = null
  let looks = 0

  function put(isDraining: boolean): Promise<void> {
    const queues = [...needs.keys()]
    const state = {
      host: hostname(),
      version,
      parallel,
      lacks,
      packs,
      queues,
      isDraining,
      ...reading.state(),
    }
    return putReader(sql, id, state)
  }

  return {
    /** Takes jobs from the queues of all coordinators that it fits. */
    async look(): Promise<void> {
      const found = await listNeeds(sql)
      lacks = null
      for (const [queue, need] of found) {
        const missing = misfit(need, equipment)
        lacks ??= missing
        if (missing !== null || needs.has(queue)) continue
        needs.set(queue, need)
        taker.add(queue)
      }
      await put(false)
      if (looks++ % purgeEvery === 0) await purge(sql)
      if (lacks !== null)
        say(`A coordinator needs ${lackNames[lacks.part]} ${lacks.name}, which this reader does not have.`)
      else say(found.size === 0 ? 'Waiting for a coordinator.' : `Reading ${parallel} at once.`)
    },
    sayDraining: () => put(true),
    remove: () => removeReader(sql, id),
  }
}
