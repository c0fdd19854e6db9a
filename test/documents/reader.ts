// A document read by a reading process of its own, page by page, and what that cost.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createPool, type Pool } from '../../electron/engine/workers/pool.ts'
import { systemClock, type Log } from '../../electron/engine/ports.ts'
import type { Page } from '../../shared/page.ts'
import { writeText } from '../../shared/text/text.ts'
import { cpuTimes } from '../bench/usage.ts'
import { watchedHost } from '../bench/watched-host.ts'

export interface ReadWish {
  readonly file: string
  readonly password?: string | undefined
  readonly mostPages: number
  /** Of opening it, and of each page. */
  readonly timeoutMs: number
}

export interface DocumentRead {
  /** Why it, or its first page that was not read, was refused; null where all were read. */
  readonly code: string | null
  readonly pages: number
  readonly texts: readonly string[]
  /** Of the reading process, without its start; null where nobody counts it. */
  readonly cpuMs: number | null
  readonly peakBytes: number | null
  readonly longestMs: number
}

const log: Log = { info: () => undefined, error: () => undefined }

export async function readDocument(wish: ReadWish): Promise<DocumentRead> {
  const host = watchedHost()
  const pool = createPool({
    host,
    clock: systemClock,
    log,
    size: 1,
    addedModels: () => ({}),
    onThumbnail: () => undefined,
  })
  try {
    await started(pool)
    const cpuBefore = cpuOf(host.living)
    const read = await readWith(pool, wish)
    const cpuAfter = cpuOf(host.living)
    const cpuMs = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore
    return { ...read, cpuMs, peakBytes: host.peakBytes() }
  } finally {
    await pool.close()
  }
}

/** A question that no file answers has it loaded. */
async function started(pool: Pool): Promise<void> {
  const none = { job: 'start', name: 'none', path: '/nonexistent', hash: '', timeoutMs: 60_000 }
  await pool.open(none, AbortSignal.timeout(60_000))
}

async function readWith(
  pool: Pool,
  { file, password, mostPages, timeoutMs }: ReadWish,
): Promise<Pick<DocumentRead, 'code' | 'pages' | 'texts' | 'longestMs'>> {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  const job = { name: path.basename(file), path: file, hash, password, timeoutMs }
  const texts: string[] = []
  let longestMs = 0
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const beganAt = performance.now()
    const done = await work
    longestMs = Math.max(longestMs, performance.now() - beganAt)
    return done
  }
  const never = new AbortController().signal
  const opened = await timed(pool.open({ ...job, job: 'open' }, never))
  if (!opened.ok) return { code: opened.error.code, pages: 0, texts, longestMs }
  const pages = opened.value
  for (let number = 1; number <= Math.min(pages, mostPages); number++) {
    const read = await timed(
      pool.read({ ...job, ...plainly, job: `page ${number}`, number }, () => undefined, never),
    )
    if (!read.ok) return { code: read.error.code, pages, texts, longestMs }
    texts.push(textOf(read.value))
  }
  return { code: null, pages, texts, longestMs }
}

const plainly = { languages: [], scope: 'any', profile: 'precise', engine: 'best', pixels: 0 } as const

function textOf(page: Page): string {
  return writeText(page)
}

function cpuOf(processes: ReadonlySet<number>): number | null {
  const times = [...processes].map(cpuTimes)
  return times.reduce<number | null>((sum, each) => (sum === null || !each ? null : sum + each.ownMs), 0)
}
