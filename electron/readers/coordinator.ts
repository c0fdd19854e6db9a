// Readers on other machines as a host of reading processes: each process is one job in a queue of PostgreSQL. While the
// database is away, jobs wait here; they are sent when it is back. [Note: readers]
import type { ReadersState, ReaderState, SeenReader } from '../../shared/contract/reader-state.ts'
import { lostMs, markReaders } from '../../shared/contract/reader-state.ts'
import type { AddedModels, FromWorker } from '../../shared/worker-protocol.ts'
import type { Clock, Log, RemoteReaders, WorkerProcess } from '../engine/ports.ts'
import { withConnectionTo } from '../network/outgoing.ts'
import type { DatabaseAddress } from './address.ts'
import { heartbeatSeconds, openBoss, type OpenedBoss } from './boss.ts'
import { bundledNeeds, digestOf, isSent, needsOf, queueOf, withPacks, type Needs } from './needs.ts'
import { messageOf } from './message-of.ts'
import { createOutbox, type Outgoing } from './outbox.ts'
import { createSentImages } from './sent-images.ts'
import {
  beginCoordinator,
  createTables,
  listKnownJobs,
  listReaders,
  purge,
  seeCoordinator,
} from './tables.ts'
import { answerSchema, answersTo, decodeAnswer, encode, type SentJob } from './wire.ts'

/** A job that ends several readers is not given to a further one. */
const retryLimit = 2
/** Times the CPU limit of a job: a reader that hangs is noticed by itself, so this is only for one that can't tell. */
const expiryFactor = 6
/** How often readers are looked at, jobs sent that wait here, and lost jobs searched. */
const lookMs = 2000
const searchEvery = 15
/** Each process has one job that is read and one that waits, so that no reader waits for the next. */
const jobsPerProcess = 2
/** Connections to the database. */
const connections = 8
const answerOptions = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
}

export function startCoordinator(parts: {
  readonly address: DatabaseAddress
  /** Stays the same for a data folder, so that what an earlier life has left is found. */
  readonly id: string
  readonly clock: Clock
  readonly log: Log
}): RemoteReaders {
  const { address, id, clock, log } = parts
  const outbox = createOutbox()
  const needs = new Map<string, Needs>()
  const onProblem = (error: unknown) => log.info(`the queue of the readers: ${messageOf(error)}`)
  const images = createSentImages({ coordinator: id, clock, isUsed: outbox.usesImage, onProblem })
  const created = new Set<string>()
  /** The queue of the last job. Before the first one, that of jobs without added packs and languages. */
  let queue = publish(bundledNeeds)
  let opened: OpenedBoss | null = null
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

  /** Lets readers know that there will be jobs with such needs; returns their queue. */
  function publish(need: Needs): string {
    const name = queueOf(need)
    needs.set(name, need)
    return name
  }

  async function look(): Promise<void> {
    const { boss, sql } = (opened ??= await open())
    // The database was replaced, or this machine was away for long.
    if (!(await seeCoordinator(sql, id, needs))) {
      await beginAgain({ boss, sql })
      await seeCoordinator(sql, id, needs)
    }
    if (looks++ % searchEvery === searchEvery - 1) {
      await purge(sql)
      await searchLost({ boss, sql })
    }
    readers = await listReaders(sql)
    await Promise.all(outbox.unsent().map((job) => send(job)))
  }

  async function open(): Promise<OpenedBoss> {
    const { boss, sql } = await openBoss(address, { role: 'coordinator', log, max: connections })
    try {
      await sql.executeSql(createTables)
      await beginAgain({ boss, sql })
      await boss.work(answersTo(id), answerOptions, (answers) => takeAnswers(answers))
      return { boss, sql }
    } catch (error) {
      await boss.stop({ graceful: false }).catch(onProblem)
      throw error
    }
  }

  async function beginAgain({ boss, sql }: OpenedBoss): Promise<void> {
    created.clear()
    images.forget()
    for (const job of outbox.sent()) job.queue = null
    await boss.createQueue(answersTo(id), { notify: true, retryLimit: 100 })
    await beginCoordinator(sql, id)
    await createQueue({ boss, sql }, queue)
  }

  async function createQueue({ boss, sql }: OpenedBoss, name: string): Promise<void> {
    if (created.has(name)) return
    await boss.createQueue(name, { notify: true, retryLimit, heartbeatSeconds })
    await seeCoordinator(sql, id, needs)
    created.add(name)
  }

  /** Sends a job again that the database does not know any more. */
  async function searchLost({ sql }: OpenedBoss): Promise<void> {
    const sent = outbox.sent()
    if (sent.length === 0) return
    const known = await listKnownJobs(
      sql,
      id,
      sent.map((job) => job.id),
    )
    for (const job of sent) if (!known.has(job.id)) job.queue = null
  }

  /** Sends a job; it stays here if that is not possible. The id of a job lets it be sent twice. */
  async function send(job: Outgoing): Promise<void> {
    if (!opened || job.queue !== null) return
    const { boss, sql } = opened
    const { message, terms, models } = job
    queue = publish(needsOf(message, models))
    await createQueue(opened, queue)
    const parts = await images.put(sql, message)
    if (!parts.ok) {
      answer(job.id, [{ type: 'failed', job: message.job, error: parts.error }])
      return
    }
    const data: SentJob = {
      ...{ job: job.id, coordinator: id, hash: message.hash, parts: parts.value },
      cpuLimitMs: terms.cpuLimitMs,
      message: await encode(withPacks({ ...message, path: '' }, digestOf)),
    }
    if (!outbox.has(job.id)) return
    const name = (job.queue = queueOf(needsOf(message, models)))
    await boss
      .send(name, data, {
        id: job.id,
        priority: -Math.round(terms.priority),
        deadLetter: answersTo(id),
        expireInSeconds: Math.ceil((terms.cpuLimitMs * expiryFactor) / 1000) + 60,
      })
      .catch((error: unknown) => {
        job.queue = null
        throw error
      })
    // It was cancelled meanwhile.
    if (!outbox.has(job.id)) await boss.deleteJob(name, job.id)
  }

  async function takeAnswers(answers: readonly { id: string; data: unknown }[]): Promise<void> {
    for (const { data } of answers) {
      const parsed = answerSchema.safeParse(data)
      if (!parsed.success || !outbox.has(parsed.data.job)) continue
      const { job, messages } = parsed.data
      answer(job, messages === undefined ? null : await decodeAnswer(messages).catch(damaged))
    }
    await opened?.boss.deleteJob(
      answersTo(id),
      answers.map((each) => each.id),
    )
  }

  function damaged(error: unknown): null {
    log.error('a reader sent an answer that can not be understood', error)
    return null
  }

  function answer(job: string, messages: readonly FromWorker[] | null): void {
    const answered = outbox.take(job)
    if (!answered) return
    answered.onAnswer(messages)
    if (opened) images.release(opened.sql, answered.message)
  }

  /** Takes a job back. A reader that is at work on it stops. */
  function cancel(job: string): void {
    const cancelled = outbox.take(job)
    if (!cancelled || !opened) return
    images.release(opened.sql, cancelled.message)
    if (cancelled.queue !== null) opened.boss.deleteJob(cancelled.queue, job).catch(onProblem)
  }

  /** A process that forwards one job. */
  function startProcess(): WorkerProcess {
    let models: AddedModels = {}
    let job: Outgoing | null = null
    let onMessage: (message: unknown) => void = () => undefined
    let onExit: (why: string) => void = () => undefined
    const exit = (why: string) => {
      onExit(why)
      onExit = () => undefined
    }
    return {
      pid: undefined,
      isRemote: true,
      send(message, terms) {
        if (message.type === 'models') models = message.files
        if (!isSent(message) || !terms) return
        job = outbox.add({
          ...{ message, terms, models },
          /** Passes the answer on; a process without one has crashed. */
          onAnswer(messages) {
            for (const each of messages ?? []) onMessage(each)
            if (messages === null) exit('several readers gave up the job')
          },
        })
        void send(job).catch(noteProblem)
      },
      onMessage: (listener) => (onMessage = listener),
      onExit: (listener) => (onExit = listener),
      kill() {
        if (job) cancel(job.id)
        exit('it was ended')
      },
    }
  }

  const closing = Promise.withResolvers<void>()
  void withConnectionTo('readers', address.host, () => closing.promise)
  lookSoon(0)

  return {
    start: startProcess,
    places() {
      const able = readers.filter(({ state, silentMs }) => isAble(state, silentMs, queue))
      return problem === null ? able.reduce((sum, { state }) => sum + state.parallel * jobsPerProcess, 0) : 0
    },
    onChange(listener) {
      onChange = listener
    },
    state: (): ReadersState => ({ problem, list: markReaders(readers, queue) }),
    async close() {
      isClosed = true
      stopTimer()
      await looking
      await opened?.boss.stop({ graceful: true, timeout: heartbeatSeconds * 1000 }).catch(onProblem)
      closing.resolve()
    },
  }
}

function isAble(state: ReaderState, silentMs: number, queue: string): boolean {
  return silentMs < lostMs && !state.isDraining && state.queues.includes(queue)
}
