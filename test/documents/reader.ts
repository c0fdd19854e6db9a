// Reads a document page by page with a separate reading process, and measures the cost.
import { pageIn } from '../support/fake-workers.ts'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPool, type Pool } from '../../electron/engine/workers/pool.ts'
import { systemClock, type Log } from '../../electron/engine/ports.ts'
import { writeText } from '../../shared/text/text.ts'
import { cpuTimes, peakBytes } from '../bench/usage.ts'
import { watchedHost } from '../bench/watched-host.ts'

export interface ReadOptions {
  readonly file: string
  readonly password?: string | undefined
  readonly maxPages: number
  /** The time limit for opening and for each page. */
  readonly cpuLimitMs: number
}

export interface DocumentRead {
  /** The error code of the document or of its first page that was not read; null if all were read. */
  readonly code: string | null
  readonly pages: number
  readonly texts: readonly string[]
  /** The CPU of the reading process without its start; null if the system does not report it. */
  readonly cpuMs: number | null
  readonly peakBytes: number | null
  readonly longestMs: number
}

const log: Log = { info: () => undefined, error: () => undefined }

export interface DocumentReader {
  read(options: ReadOptions): Promise<DocumentRead>
  close(): Promise<void>
}

/** Uses one reading process, and starts another when it ends. */
export function openReader(): DocumentReader {
  const host = watchedHost()
  const pool = createPool({
    host,
    clock: systemClock,
    log,
    size: 1,
  })
  return {
    close: () => pool.close(),
    async read(options) {
      await waitUntilLoaded(pool)
      for (const pid of host.living) resetPeak(pid)
      const cpuBefore = cpuOf(host.living)
      const peaks = { now: 0 }
      const samplePeak = () => {
        for (const pid of host.living) peaks.now = Math.max(peaks.now, peakBytes(pid) ?? 0)
      }
      const read = await readWith(pool, options, samplePeak)
      const cpuAfter = cpuOf(host.living)
      const cpuMs = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore
      return { ...read, cpuMs, peakBytes: peaks.now === 0 ? null : peaks.now }
    },
  }
}

export async function readDocument(options: ReadOptions): Promise<DocumentRead> {
  const reader = openReader()
  try {
    return await reader.read(options)
  } finally {
    await reader.close()
  }
}

/** Resets the peak memory of a process. */
function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Without this file the peak is that of the whole life of the process.
  }
}

/** Waits until the process is loaded, by a request for a file that does not exist. */
async function waitUntilLoaded(pool: Pool): Promise<void> {
  const none = { job: 'start', name: 'none', path: '/nonexistent', hash: '', cpuLimitMs: 60_000 }
  await pool.open(none, AbortSignal.timeout(60_000))
}

async function readWith(
  pool: Pool,
  { file, password, maxPages, cpuLimitMs }: ReadOptions,
  samplePeak: () => void,
): Promise<Pick<DocumentRead, 'code' | 'pages' | 'texts' | 'longestMs'>> {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  const job = { name: path.basename(file), path: file, hash, password, cpuLimitMs }
  const texts: string[] = []
  let longestMs = 0
  // The memory of a process that was ended for its time can't be read afterwards.
  const sampling = setInterval(samplePeak, 100)
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const beganAt = performance.now()
    const done = await work
    longestMs = Math.max(longestMs, performance.now() - beganAt)
    return done
  }
  const never = new AbortController().signal
  try {
    const opened = await timed(pool.open({ ...job, job: 'open' }, never))
    if (!opened.ok) return { code: opened.error.code, pages: 0, texts, longestMs }
    const pages = opened.value
    for (let number = 1; number <= Math.min(pages, maxPages); number++) {
      const options = { ...job, ...readOptions, job: `page ${number}`, number }
      const read = await timed(pool.read(options, () => undefined, never))
      if (!read.ok) return { code: read.error.code, pages, texts, longestMs }
      texts.push(writeText(pageIn(read.value)))
    }
    return { code: null, pages, texts, longestMs }
  } finally {
    clearInterval(sampling)
    samplePeak()
  }
}

const readOptions = { languages: [], scope: 'zh-en', profile: 'precise', engine: 'best', pixels: 0 } as const

/** Includes reading processes that have ended. */
function cpuOf(living: ReadonlySet<number>): number | null {
  const self = cpuTimes('self')
  const own = [...living].reduce((sum, pid) => sum + (cpuTimes(pid)?.ownMs ?? 0), 0)
  return self && self.endedChildrenMs + own
}
