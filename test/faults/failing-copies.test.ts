// Copies, restores, migrates and rescues the database, once for each call that writes a file or asks SQLite to write, with
// that call failing, or the process killed before or after it: the next start has every record, every copy is sound, and
// no temporary file is left.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import type * as Files from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDataFolder } from '../../electron/engine/data-folder.ts'
import { stampOf } from '../../electron/engine/db/backups.ts'
import { migrations } from '../../electron/engine/db/migrations/list.ts'
import { databaseFile, versionOf } from '../../electron/engine/db/open.ts'
import { problemInFile } from '../../electron/engine/db/soundness.ts'
import { requestRestore } from '../../electron/engine/restore.ts'
import { createScope, type Scope } from '../../electron/engine/scope.ts'
import type { Ports } from '../../electron/engine/ports.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fillHistory } from '../support/fill-history.ts'
import { arm, disarm, failures, type Failure } from '../support/faulty-files.ts'
import { sampled } from '../support/long-run.ts'
import { tempDir } from '../support/temp-dir.ts'

vi.mock(import('node:fs'), async (original) => {
  const { faultyFiles } = await import('../support/faulty-sqlite.ts')
  return faultyFiles(await original())
})

vi.mock(import('better-sqlite3'), async (original) => {
  const { faultyDatabase } = await import('../support/faulty-sqlite.ts')
  const files = await vi.importActual<typeof Files>('node:fs')
  return { default: faultyDatabase((await original()).default, files) }
})

// The same check without a thread, whose calls could not be counted.
vi.mock(import('../../electron/engine/check/thread.ts'), async () => {
  const { problemInFile } = await import('../../electron/engine/db/soundness.ts')
  const check = (file: string) => Promise.resolve().then(() => problemInFile(file))
  return { createCheckThread: () => ({ check, close: () => Promise.resolve() }) as never }
})

/** Every how many calls one fails. */
const step = sampled({ gate: 25, full: 1 })
const dayMs = 24 * 3_600_000
const start = Date.UTC(2026, 10, 26)

interface Story {
  readonly name: string
  prepare(dataDir: string): void
  /** Describes what is missing or surplus after all starts; null if nothing is. */
  problem(end: End): string | null
}

/** The contents of an opened folder, and what its starts reported. */
interface End {
  readonly rows: number
  readonly copies: readonly Copy[]
  readonly told: readonly string[]
}

interface Copy {
  readonly name: string
  readonly rows: number
  readonly version: number
}

const stories: readonly Story[] = [
  {
    name: 'an update of the tables, with a copy before it',
    prepare(dataDir) {
      const db = new Database(path.join(dataDir, databaseFile))
      db.exec(migrations[0] ?? '')
      db.pragma('user_version = 1')
      const insert = db.prepare('INSERT INTO schemas (id, name, created_at) VALUES (?, ?, 1)')
      for (let n = 0; n < 12; n++) insert.run(`schema_${n}`, `Schema ${n}`)
      db.close()
    },
    problem: ({ rows, copies }) =>
      rows !== 12
        ? `${rows} rows`
        : copies.some(
              (copy) => copy.name.startsWith('before-update') && copy.version === 1 && copy.rows === 12,
            )
          ? null
          : 'no copy of before',
  },
  {
    name: 'the weekly copy',
    prepare(dataDir) {
      fillHistory(dataDir, 12, start)
      for (const days of [8, 15]) copyAway(dataDir, `weekly-${stampOf(start - days * dayMs)}`)
    },
    problem({ rows, copies }) {
      const today = copies.filter(({ name }) => name.includes('2026-11-26'))
      if (rows !== 12 || today.length !== 1) return `${rows} rows, ${today.length} copies of today`
      return copies.length === 2 ? null : `${copies.length} copies`
    },
  },
  {
    name: 'the restore of a copy',
    prepare(dataDir) {
      const name = `weekly-${stampOf(start - dayMs)}`
      fillHistory(dataDir, 7, start)
      copyAway(dataDir, name)
      rmSync(path.join(dataDir, databaseFile))
      fillHistory(dataDir, 12, start)
      requestRestore(dataDir, `${name}.sqlite`)
    },
    problem({ rows, copies, told }) {
      if (told.includes('backup.notRestored')) return rows === 12 ? null : `refused, with ${rows} rows`
      const before = copies.filter(({ name }) => name.startsWith('before-restore'))
      if (rows !== 7 || before.length !== 1) return `${rows} rows, ${before.length} copies of before`
      return before[0]?.rows === 12 ? null : 'not what was there before'
    },
  },
  {
    name: 'the rescue of a damaged database',
    prepare(dataDir) {
      fillHistory(dataDir, 12, start)
      copyAway(dataDir, `weekly-${stampOf(start - dayMs)}`)
      const file = path.join(dataDir, databaseFile)
      truncateSync(file, Math.floor((statSync(file).size * 0.8) / 4096) * 4096)
    },
    problem: ({ rows }) => (rows === 12 ? null : `${rows} rows`),
  },
]

/** Copies the database to the folder of copies under this name. */
function copyAway(dataDir: string, name: string): void {
  const backups = path.join(dataDir, 'backups')
  mkdirSync(backups, { recursive: true })
  copyFileSync(path.join(dataDir, databaseFile), path.join(backups, `${name}.sqlite`))
}

it.each(stories)('$name: whichever call fails, the next start has everything', async (story) => {
  const base = placeInMemory()
  const template = path.join(base, 'template')
  mkdirSync(template, { recursive: true })
  story.prepare(template)
  const tell = (at: number, failure: Failure) =>
    tellOnce(story, template, path.join(base, 'data'), at, failure)
  const whole = await tell(0, 'EIO')
  expect(whole.problem).toBeNull()
  const tried = { failed: 0, killed: 0 }
  const problems: string[] = []
  for (const [at, name] of whole.names.entries()) {
    if (at % step !== 0) continue
    for (const failure of failures) {
      tried[failure.startsWith('killed') ? 'killed' : 'failed']++
      const { problem } = await tell(at + 1, failure)
      if (problem !== null) problems.push(`${failure} at ${at + 1} ${name}: ${problem}`)
    }
  }
  expect(problems).toEqual([])
  process.stdout.write(`| ${story.name} | ${whole.names.length} | ${tried.failed} | ${tried.killed} | 0 |\n`)
})

/** Returns a folder in memory if there is one, where hundreds of starts are faster. */
function placeInMemory(): string {
  const own = tempDir('copies')
  const base =
    existsSync('/dev/shm') && os.platform() === 'linux' ? path.join('/dev/shm', path.basename(own)) : own
  onTestFinished(() => {
    rmSync(base, { recursive: true, force: true })
  })
  return base
}

/** Runs a story with this call failing, and a second start; returns the calls and what is wrong afterwards. */
async function tellOnce(story: Story, template: string, dataDir: string, failAt: number, failure: Failure) {
  rmSync(dataDir, { recursive: true, force: true })
  cpSync(template, dataDir, { recursive: true })
  const before = soundCopies(dataDir).length
  const attempt = arm(failAt, failure)
  const first = await startOnce(dataDir, () => attempt.isDead)
  const wasKilled = attempt.isDead
  await disarm()
  const between = soundCopies(dataDir).length
  const second = failAt > 0 ? await startOnce(dataDir, () => false, start + 1000) : first
  const told = [first, second].flatMap((each) => each.told)
  return { names: attempt.names, problem: problemOf() }

  /** Describes what is wrong after the starts; null if nothing is. */
  function problemOf(): string | null {
    if (first.unforeseen !== null && !wasKilled) return `the start itself: ${first.unforeseen}`
    if (second.unforeseen !== null) return `the next start: ${second.unforeseen}`
    if (between < before) return `${between} sound copies where there were ${before}`
    const left = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(isLeft)
    if (left.length > 0) return `left ${left.join()}`
    const rows = look(path.join(dataDir, databaseFile))?.rows ?? -1
    return story.problem({ rows, copies: soundCopies(dataDir), told })
  }
}

/** Whether the file is a temporary one that should have been removed. */
const isLeft = (name: string) => /\.(part|incoming|tmp|json)\b/.test(name)

/** Starts the engine once and waits until the automatic work, the weekly copy, is done. */
async function startOnce(dataDir: string, isDead: () => boolean, now = start) {
  const scope = createScope()
  const log = { info: () => undefined, error: () => undefined }
  try {
    const opened = openDataFolder({ dataDir, clock: fakeClock(now), log } as unknown as Ports, scope)
    if (!opened.ok) {
      const { code } = opened.error
      await closed(scope)
      return { told: [code], unforeseen: code === 'data.notUsable' ? null : code }
    }
    const { backups, keepCopies } = opened.value
    keepCopies()
    await until(() => isDead() || backups.problem() !== null || hasCopyOfWeek(dataDir))
    const told = opened.value.currentNotices().map(({ code }) => code)
    if (!isDead()) await closed(scope)
    return { told, unforeseen: null }
  } catch (error) {
    if (!isDead()) await closed(scope)
    return { told: [], unforeseen: String(error) }
  }
}

/** Closes everything; failures that the test caused are ignored. */
async function closed(scope: Scope): Promise<void> {
  await scope.close().catch((error: unknown) => {
    if (!(error instanceof AggregateError) || !/made to fail/.test(error.errors.join())) throw error
  })
}

/** Waits until the condition holds, in real time. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setTimeout(1)
}

const copyNames = (dataDir: string) => {
  const dir = path.join(dataDir, 'backups')
  return existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.sqlite')) : []
}

/** Whether there is a weekly copy of the last seven days. */
const hasCopyOfWeek = (dataDir: string) =>
  copyNames(dataDir).some(
    (name) => name > `weekly-${stampOf(start - 7 * dayMs)}` && name.startsWith('weekly-'),
  )

/** The copies that can be opened, with their contents. */
function soundCopies(dataDir: string): Copy[] {
  return copyNames(dataDir).flatMap((name) => {
    const found = look(path.join(dataDir, 'backups', name))
    return found ? [{ name, ...found }] : []
  })
}

/** Reads the contents of a database; null if it is not sound. */
function look(file: string): { rows: number; version: number } | null {
  if (!existsSync(file) || problemInFile(file) !== null) return null
  const db = new Database(file, { readonly: true })
  const count = (table: string) => Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
  const found = { rows: count('schemas') + count('records'), version: versionOf(db) }
  db.close()
  return found
}
