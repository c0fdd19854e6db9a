// Overwrites each page of a small database in turn, with zeros and with noise, and then runs a usual day: a start, calls,
// the weekly copy, another start. Prints the table in docs/SECURITY.md.
import { cpSync, openSync, readFileSync, closeSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { createBackups } from '../../electron/engine/db/backups.ts'
import { databaseFile, openDatabase } from '../../electron/engine/db/open.ts'
import { problemInFile } from '../../electron/engine/db/soundness.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import { fakeClock, type FakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fillHistory } from '../support/fill-history.ts'
import { sampled } from '../support/long-run.ts'
import { tempDir } from '../support/temp-dir.ts'
import { inProcessUnderstanding } from '../support/in-process-understanding.ts'

/** Every how many pages one is damaged. */
const step = sampled({ gate: 100, full: 1 })
const pageBytes = 4096
const dayMs = 86_400_000
const recordCount = 60
const today = Date.UTC(2026, 10, 21, 12)

type Kind = 'zeros' | 'noise'
type Noticed = 'at the start' | 'by a call' | 'by the copy' | 'never'

interface Outcome {
  readonly noticed: Noticed
  readonly told: boolean
  /** The number of records whose text has changed or is gone. */
  readonly lost: number
  readonly badCopies: number
}

it('a damaged database page is reported, makes no copy bad, and loses no record silently', async () => {
  const source = await wholeFolder()
  const before = textsIn(path.join(source, databaseFile))
  expect(before.size).toBe(recordCount)
  const pages = statSync(path.join(source, databaseFile)).size / pageBytes
  const rows: string[] = []
  for (const kind of ['zeros', 'noise'] as const) {
    const outcomes: Outcome[] = []
    for (let page = 0; page < pages; page += step) outcomes.push(await dayAfter(source, before, page, kind))
    expect(outcomes.filter(({ told, lost }) => lost > 0 && !told)).toEqual([])
    expect(outcomes.reduce((sum, { badCopies }) => sum + badCopies, 0)).toBe(0)
    rows.push(rowOf(kind, outcomes))
  }
  process.stdout.write(`${rows.join('\n')}\n`)
})

/** The row of the table for this kind of damage. */
function rowOf(kind: Kind, outcomes: readonly Outcome[]): string {
  const count = (noticed: Noticed) => outcomes.filter((each) => each.noticed === noticed).length
  const losses = outcomes.filter(({ lost }) => lost > 0)
  const cells = [
    kind,
    outcomes.length,
    count('at the start'),
    count('by a call'),
    count('by the copy'),
    count('never'),
    `${losses.reduce((sum, { lost }) => sum + lost, 0)} in ${losses.length}`,
    losses.filter(({ told }) => !told).length,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Makes a sound data folder with a copy of a week ago and five newer records. */
async function wholeFolder(): Promise<string> {
  const dataDir = tempDir()
  fillHistory(dataDir, recordCount, today - 20 * dayMs, (index) => 'x'.repeat((index % 7) * 900))
  const db = openDatabase(path.join(dataDir, databaseFile))
  if (!db.ok) throw new Error(db.error.code)
  const clock = fakeClock(today - 8 * dayMs)
  const copies = createBackups(path.join(dataDir, 'backups'), clock.now)
  const stop = copies.startWeekly(db.value, clock, silentLog, (file) => Promise.resolve(problemInFile(file)))
  await stop()
  expect(copies.list()).toHaveLength(1)
  db.value.exec(`UPDATE records SET content = content || ' since' WHERE seq > ${recordCount - 5}`)
  db.value.close()
  return dataDir
}

const silentLog = { info: () => undefined, error: () => undefined }

/** Damages a page of a fresh copy of the data folder, runs two days, and returns what happened. */
async function dayAfter(source: string, before: Texts, page: number, kind: Kind): Promise<Outcome> {
  const dataDir = path.join(tempDir(), 'data')
  cpSync(source, dataDir, { recursive: true })
  overwrite(path.join(dataDir, databaseFile), page, kind)
  const clock = fakeClock(today)
  const first = await dayIn(dataDir, clock)
  const second = await dayIn(dataDir, clock)
  const after = textsIn(path.join(dataDir, databaseFile))
  const copies = createBackups(path.join(dataDir, 'backups'), clock.now).list()
  return {
    noticed: first ?? second ?? 'never',
    told: first !== null || second !== null,
    lost: [...before].filter(([id, text]) => after.get(id) !== text).length,
    badCopies: copies.filter((file) => problemInFile(file) !== null).length,
  }
}

/** Starts, calls, waits for the weekly copy, and stops; returns the step that reported the damage first. */
async function dayIn(dataDir: string, clock: FakeClock): Promise<Noticed | null> {
  const errors: string[] = []
  let isCopyDone = false
  const log = {
    info: () => undefined,
    error: (text: string, error: unknown) => void errors.push(`${text}: ${String(error)}`),
  }
  const workers = fakeWorkers((worker) => worker.answer()).host
  const ticking = {
    ...clock,
    after: (ms: number, then: () => void) => {
      if (ms === dayMs) isCopyDone = true
      return clock.after(ms, then)
    },
  }
  const hosts = { workers, understanding: inProcessUnderstanding() }
  const created = await createEngine({ dataDir, clock: ticking, ...hosts, log, version: '0.0.0-test' })
  if (!created.ok) throw new Error(created.error.code)
  const engine = created.value
  engine.start({ isWarm: false })
  const calls = [
    await engine.call('records.list', { limit: 100 }, { caller: owner }),
    await engine.call('records.list', { query: 'Kettle' }, { caller: owner }),
    await engine.call('tags.list', {}, { caller: owner }),
    await engine.call('settings.set', { theme: 'dark' }, { caller: owner }),
  ]
  const isCallTold = calls.some((answer) => !answer.ok)
  await vi.waitFor(() => expect(isCopyDone).toBe(true), { timeout: 60_000, interval: 5 })
  const isStartTold = engine.notices.length > 0
  await engine.close()
  if (isStartTold) return 'at the start'
  if (isCallTold) return 'by a call'
  return errors.length > 0 ? 'by the copy' : null
}

/** Overwrites a page of a database file. */
function overwrite(file: string, page: number, kind: Kind): void {
  const handle = openSync(file, 'r+')
  const bytes = Buffer.alloc(pageBytes)
  let state = page + 1
  if (kind === 'noise')
    bytes.forEach((_, at) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      bytes[at] = state >>> 24
    })
  writeSync(handle, bytes, 0, pageBytes, page * pageBytes)
  closeSync(handle)
}

type Texts = ReadonlyMap<string, string>

/** The texts of all records, by their ids. */
function textsIn(file: string): Texts {
  const opened = openDatabase(file)
  if (!opened.ok) throw new Error(`${opened.error.code} ${readFileSync(file).length}`)
  const rows = opened.value.prepare('SELECT id, content FROM records').raw().all() as [string, string][]
  opened.value.close()
  return new Map(rows)
}
