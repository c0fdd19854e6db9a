// Readers on other machines as a host of reading processes: each process is one job in a queue of PostgreSQL. Connects,
// looks at the queue and its readers, and continues after an outage. [Note: readers]
import type { ReadersState, ReaderState, SeenReader } from '../../shared/contract/reader-state.ts'
import { lostMs, markReaders } from '../../shared/contract/reader-state.ts'
import type { Clock, Log, RemoteReaders } from '../engine/ports.ts'
import { withConnectionTo } from '../network/outgoing.ts'
import type { DatabaseAddress } from './address.ts'
import { openBoss } from './boss.ts'
import { databaseImages } from './database-images.ts'
import { bucketImages, type Bucket } from './s3-images.ts'
import { createExchange, type Link } from './exchange.ts'
import { messageOf } from './message-of.ts'
import { startRemoteProcess } from './remote-process.ts'
import { createTables, listReaders, purge } from './tables.ts'
import { startTaker, type Taker } from './taker.ts'
import { answersTo } from './wire.ts'

/** How often readers are looked at, jobs sent that wait here, and lost jobs searched. */
const lookMs = 2000
const searchEvery = 15
/** Each process has one job that is read and one that waits, so that no reader waits for the next. */
const jobsPerProcess = 2
/** Connections to the database. */
const connections = 4
const answersAtOnce = 100
const answersLookMs = 5000

export function startCoordinator(parts: {
  readonly address: DatabaseAddress
  /** Stays the same for a data folder, so that what an earlier life has left is found. */
  readonly id: string
  /** A bucket for the images; they are in the database without one. */
  readonly bucket?: Bucket | undefined
  readonly clock: Clock
  readonly log: Log
}): RemoteReaders {
  const { address, id, bucket, clock, log } = parts
  const onProblem = (error: unknown) => {
    if (!isClosed) log.info(`the queue of the readers: ${messageOf(error)}`)
  }
  const exchange = createExchange({ id, bucket: bucket?.address, clock, log, onProblem })
  let opened: { readonly link: Link; readonly taker: Taker } | null = null
  let problem: string | null = 'not connected yet'
  let readers: readonly SeenReader[] = []
  let looks = 0
  let isClosed = false
  let onChange: () => void = () => undefined
  let stopTimer: () => void = () => undefined
  let looking = Promise.resolve()

  /** Opens the queue if it is not open, and looks at it; again and again, whatever happens. */
  function lookSoon(delayMs: number): void {
    stopTimer = clock.after(delayMs, () => {
      looking = look()
        .then(() => noteProblem(null), noteProblem)
        .then(() => {
          if (!isClosed) lookSoon(lookMs)
        })
    })
  }

  function noteProblem(error: unknown): void {
    const next = error === null ? null : messageOf(error)
    if (next !== null && next !== problem) log.info(`readers can't be reached: ${next}`)
    if (next === null && problem !== null) log.info('readers can be reached')
    problem = next
    onChange()
  }

  async function look(): Promise<void> {
    const { link } = (opened ??= await open())
    // The database was replaced or has crashed, or this machine was away for long.
    if (!(await exchange.isKnown(link))) await exchange.begin(link)
    if (looks++ % searchEvery === searchEvery - 1) {
      await purge(link.sql)
      await exchange.searchLost(link)
    }
    readers = await listReaders(link.sql)
    await exchange.sendWaiting()
  }

  async function open(): Promise<{ link: Link; taker: Taker }> {
    const queue = await openBoss(address, { role: 'coordinator', log, max: connections })
    try {
      const store = bucket ? await bucketImages(bucket) : databaseImages(queue.quick)
      const link = { ...queue, store }
      await link.sql.executeSql(createTables)
      await exchange.begin(link)
      const taker = await startTaker(link, {
        ...{ clock, lookMs: answersLookMs, room: () => answersAtOnce },
        take: (_, answers) => exchange.takeAnswers(answers),
      })
      taker.add(answersTo(id))
      return { link, taker }
    } catch (error) {
      await queue.boss.stop({ graceful: false }).catch(onProblem)
      throw error
    }
  }

  const closing = Promise.withResolvers<void>()
  void withConnectionTo('readers', address.host, () => closing.promise)
  lookSoon(0)

  return {
    start: () => startRemoteProcess(exchange, noteProblem),
    places() {
      const able = readers.filter(({ state, silentMs }) => isAble(state, silentMs, exchange.queue()))
      return problem === null ? able.reduce((sum, { state }) => sum + state.parallel * jobsPerProcess, 0) : 0
    },
    onChange(listener) {
      onChange = listener
    },
    state: (): ReadersState => ({ problem, list: markReaders(readers, exchange.queue()) }),
    async close() {
      isClosed = true
      stopTimer()
      await looking
      closing.resolve()
      if (!opened) return
      await opened.taker.stop()
      await exchange.end().catch(onProblem)
      await opened.link.boss.stop({ graceful: false }).catch(onProblem)
    },
  }
}

function isAble(state: ReaderState, silentMs: number, queue: string): boolean {
  return silentMs < lostMs && !state.isDraining && state.queues.includes(queue)
}
