// Replaces the reading processes in tests of the queue; no process is started.
import type { WorkerHost, WorkerProcess } from '../../electron/engine/ports.ts'
import type { FromWorker, ReadPage, ToWorker } from '../../shared/worker-protocol.ts'
import type { Page } from '../../shared/page.ts'
import { toReadPage, unpackPage } from '../../electron/pages/packed-page.ts'

export interface FakeWorker {
  readonly sent: ToWorker[]
  readonly isKilled: () => boolean
  say(message: FromWorker): void
  /** Answers the last read request. */
  answer(page?: Page): void
  /** Ends as a crashed process does. */
  die(): void
}

/** The page in a message of a reading process. */
export function pageIn({ body }: Pick<ReadPage, 'body'>): Page {
  const page = unpackPage(body)
  if (!page) throw new Error('a reading process sent a page that can not be unpacked')
  return page
}

export const onePage: Page = {
  width: 200,
  height: 100,
  turn: 0,
  angleDegrees: 0,
  kind: 'prose',
  languages: ['eng'],
  languageConfidence: 0.9,
  confidence: 0.9,
  rules: [],
  lines: [
    {
      box: { x0: 10, y0: 10, x1: 60, y1: 30 },
      words: [{ text: 'Hello', box: { x0: 10, y0: 10, x1: 60, y1: 30 }, confidence: 0.9 }],
      block: 0,
      paragraph: 0,
      rowHeight: 20,
    },
  ],
}

type Reread = Extract<ToWorker, { type: 'reread' }>
type OnReread = (message: Reread) => FromWorker

function emptyReread({ job, crops }: Reread): FromWorker {
  return { type: 'reread', job, readings: crops.map(() => null) }
}

type Open = Extract<ToWorker, { type: 'open' }>
type OnOpen = (message: Open) => FromWorker

function openOnePage({ job }: Open): FromWorker {
  return { type: 'opened', job, pages: 1 }
}

/** `onRead` lets a worker answer by itself; without it the test controls each worker. */
export function fakeWorkers(
  onRead?: (worker: FakeWorker, job: string) => void,
  onReread: OnReread = emptyReread,
  onOpen: OnOpen = openOnePage,
) {
  const started: FakeWorker[] = []
  const host: WorkerHost = {
    start() {
      const { worker, process } = fakeWorker(onRead, onReread, onOpen)
      started.push(worker)
      return process
    },
  }
  return { host, started }
}

/** Writes a real PDF, because that does not involve reading. */
async function write(message: Extract<ToWorker, { type: 'searchable' }>): Promise<FromWorker> {
  const { job } = message
  const { createFiles } = await import('../../electron/worker/process/files.ts')
  const written = await createFiles().searchable(message)
  return written.ok ? { type: 'written', job } : { type: 'failed', job, error: written.error }
}

function fakeWorker(
  onRead: ((worker: FakeWorker, job: string) => void) | undefined,
  onReread: OnReread,
  onOpen: OnOpen,
) {
  const sent: ToWorker[] = []
  const messages: ((message: unknown) => void)[] = []
  const exits: ((why: string) => void)[] = []
  let isKilled = false
  let isOver = false
  const end = (why: string) => {
    if (isOver) return
    isOver = true
    for (const listener of exits) listener(why)
  }
  const worker: FakeWorker = {
    sent,
    isKilled: () => isKilled,
    say: (message) => messages.forEach((listener) => listener(message)),
    answer(page = onePage) {
      const read = sent.findLast((message) => message.type === 'read')
      if (read) worker.say({ type: 'page', job: read.job, ...toReadPage(page) })
    },
    die: () => end('died'),
  }
  const process: WorkerProcess = {
    pid: undefined,
    send(message) {
      sent.push(message)
      if (message.type === 'read' && onRead) queueMicrotask(() => onRead(worker, message.job))
      // rereading finds nothing better, unless the test provides `onReread`
      if (message.type === 'open') queueMicrotask(() => worker.say(onOpen(message)))
      if (message.type === 'searchable') void write(message).then((answer) => worker.say(answer))
      if (message.type === 'reread') queueMicrotask(() => worker.say(onReread(message)))
    },
    onMessage: (listener) => void messages.push(listener),
    onExit: (listener) => void exits.push(listener),
    kill() {
      isKilled = true
      queueMicrotask(() => end('killed'))
    },
  }
  return { worker, process }
}
