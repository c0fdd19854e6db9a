// Delivers a result once for each of its calls to the file system and the database, with that call failing, or the process
// killed before or after it: nothing is lost, nothing is there twice, and no temporary file is left.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { databaseFile, openDatabase, type Db } from '../../electron/engine/db/open.ts'
import { createRepos } from '../../electron/engine/db/repos.ts'
import { toExportRecord } from '../../electron/engine/output/export-record.ts'
import { createDeliver } from '../../electron/engine/output/deliver.ts'
import { createDeliverer } from '../../electron/engine/output/deliverer.ts'
import { makeSheet } from '../../electron/engine/output/make-sheet.ts'
import { createSheetKeeper } from '../../electron/engine/output/sheet-keeper.ts'
import { sha256 } from '../../electron/files/user-folder.ts'
import { arm, databaseWrite, disarm, failures, type Failure } from '../support/faulty-files.ts'
import { fixtures } from '../support/images.ts'
import { sampled } from '../support/long-run.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

vi.mock(import('node:fs/promises'), async (original) => {
  const { faulty } = await import('../support/faulty-files.ts')
  return faulty(await original())
})

/** Every how many calls one fails. */
const step = sampled({ gate: 10, full: 1 })

/** Two disks, the first one in memory if possible, because each story runs hundreds of times. */
const inMemory = statSync('/dev/shm', { throwIfNoEntry: false })
const hasOther = inMemory !== undefined && inMemory.dev !== statSync(os.tmpdir()).dev

const stories = [
  { name: 'files, sheet, move and webhook', doneDir: 'here', isAgain: false },
  { name: 'the same, moved to another disk', doneDir: 'other', isAgain: false },
  { name: 'files that are written again and a sheet that grows', doneDir: null, isAgain: true },
] as const

type Story = (typeof stories)[number]

it.each(stories.filter(({ doneDir }) => doneDir !== 'other' || hasOther))(
  '$name: whichever call fails, every output exists exactly once in the end',
  async (story) => {
    const stage = await setStage(story)
    const whole = await stage.tell(0, 'EIO')
    expect(whole.faults).toEqual([])
    const tried = { failed: 0, killed: 0 }
    const workedAround = new Set<string>()
    const problems: string[] = []
    for (const [at, name] of whole.names.entries()) {
      if (at % step !== 0) continue
      for (const failure of failuresOf(name)) {
        const outcome = await stage.tell(at + 1, failure)
        const isKill = failure.startsWith('killed')
        tried[isKill ? 'killed' : 'failed']++
        if (!isKill && outcome.faults.length === 0) workedAround.add(name)
        if (!outcome.isSame(whole))
          problems.push(`${failure} at ${at + 1} ${name}: ${outcome.differs(whole)}`)
      }
    }
    expect(problems).toEqual([])
    // A failed open of the done folder is repeated, and a failed hard link is replaced by a copy; every other
    // failure is reported at the record.
    expect([...workedAround].filter((name) => name !== 'link' && name !== 'open')).toEqual([])
    const { failed, killed } = tried
    process.stdout.write(`| ${story.name} | ${whole.names.length} | ${failed} | ${killed} | 0 |\n`)
  },
)

/** Reading calls change nothing: a kill there equals a kill after the write before it. */
function failuresOf(call: string): readonly Failure[] {
  if (call.startsWith('database')) return ['killed before', 'killed after']
  return ['lstat', 'realpath', 'read', 'readFile', 'stat', 'close'].includes(call) ? ['EIO'] : failures
}

/** Makes one record with a delivery due, in the same folder and database for each run. */
async function setStage(story: Story) {
  const other = tempDir('other')
  const base = hasOther ? path.join('/dev/shm', path.basename(other)) : tempDir('stage')
  mkdirSync(base, { recursive: true })
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  const watched = path.join(base, 'scans')
  const done = story.doneDir === 'other' ? other : path.join(base, 'done')
  const [template, data] = [path.join(base, 'template'), path.join(base, databaseFile)]
  const webhook = await listening()
  mkdirSync(watched)
  const w = await watchedFolder({}, { dir: watched, dataDir: template })
  mkdirSync(w.at('in'))
  copyFileSync(fixtures.hello, w.at('in/scan.png'))
  await w.untilDone(1)
  await w.fovea.call('folders.update', {
    id: w.id,
    writes: ['text', 'markdown'],
    doneDir: story.doneDir === null ? null : done,
    webhookUrl: webhook.url,
  })
  const recordId = (await w.records())[0]?.id ?? ''
  await w.fovea.engine.close()
  const source = w.at('in/scan.png')
  const start = w.clock.now()
  prepare(path.join(template, databaseFile), (repos) => {
    repos.deliveries.insert(recordId, w.id, 'files', start)
    const folder = repos.folders.get(w.id)
    if (folder) repos.folders.update({ ...folder, rule: { ...folder.rule, sheet: 'csv' } })
    repos.sheets.touch(w.id)
    if (!story.isAgain) return
    const file = w.at('in/scan.txt')
    repos.written.put({ path: file, source, kind: 'text', hash: sha256(Buffer.from('Old')), recordId }, start)
    const sheet = w.at('scans.csv')
    repos.written.put({ path: sheet, source: watched, kind: 'sheet', hash: '', recordId }, start)
  })

  /** Restores the files and the database as before the delivery. */
  function reset(): void {
    for (const dir of [watched, done]) rmSync(dir, { recursive: true, force: true })
    mkdirSync(w.at('in'), { recursive: true })
    copyFileSync(fixtures.hello, source)
    copyFileSync(path.join(template, databaseFile), data)
    for (const rest of ['-wal', '-shm']) rmSync(data + rest, { force: true })
    if (!story.isAgain) return
    writeFileSync(w.at('in/scan.txt'), 'Old')
    writeFileSync(w.at('scans.csv'), 'content,confidence,looked at,image,record\r\nA,,,a.png,rec_0\r\n')
    writeFileSync(w.at('in/scan.md'), 'of somebody else')
  }

  return {
    async tell(failAt: number, failure: Failure) {
      reset()
      webhook.bodies.length = 0
      const faults: string[] = []
      let now = start
      const attempt = arm(failAt, failure)
      for (let engines = 1; ; engines++) {
        const engine = openEngine(data, () => now)
        const row = () => engine.repos.deliveries.get(recordId)
        const sheet = () => {
          const found = engine.repos.sheets.get(w.id)
          return found && found.changes !== found.written ? found : null
        }
        const owed = () => [row(), sheet()].filter((each) => each !== null)
        for (;;) {
          // The parts run one after the other, so that each run makes the same calls, and nothing of a killed process
          // continues. Each part runs until it is done, postponed or killed.
          engine.deliverer.pump()
          await until(() => attempt.isDead || isPutOff(row(), now))
          if (!attempt.isDead) engine.keeper.pump()
          await until(() => attempt.isDead || isPutOff(sheet(), now) || engine.keeperRests())
          const due = attempt.isDead ? [] : owed()
          if (due.length === 0) break
          faults.push(...due.flatMap(({ error }) => error?.code ?? []))
          if (due.some(({ isParked }) => isParked)) break
          const left = temporariesIn(watched, done)
          if (left.length > 0) faults.push(`left ${left.join()}`)
          now = Math.max(now + 1000, ...due.map(({ notBefore }) => notBefore))
        }
        const isDead = attempt.isDead && engines === 1
        await disarm()
        if (!isDead) await Promise.all([engine.deliverer.close(), engine.keeper.close()])
        const end = { source: engine.repos.records.get(recordId)?.source_path, isDue: owed().length > 0 }
        const written = [
          ...engine.repos.written.listOfRecord(recordId),
          { path: w.at('scans.csv'), hash: engine.repos.written.hashOf(w.at('scans.csv')) },
        ]
        engine.db.close()
        if (isDead) {
          attempt.isDead = false
          continue
        }
        const files = { ...filesIn(watched), ...filesIn(done) }
        const hashes = written.map((file) => [file.path, file.hash])
        return telling({ files, ...end, hashes }, faults, attempt.names, webhook.bodies.length, failure)
      }
    },
  }
}

/** Whether a delivery is done, postponed or parked. */
const isPutOff = (due: { notBefore: number; isParked: boolean } | null, now: number) =>
  due === null || due.notBefore > now || due.isParked

/** Describes the outcome of a run, to be compared with that of the undisturbed run. */
function telling(
  end: object,
  faults: readonly string[],
  names: readonly string[],
  posts: number,
  failure: Failure,
) {
  const state = JSON.stringify(end)
  const expected = failure === 'ENOSPC' ? 'disk.full' : 'file.io'
  // A killed process may have posted without recording it; a failing disk must not post twice.
  const arePostsRight = failure.startsWith('killed') ? posts === 1 || posts === 2 : posts === 1
  const areFaultsRight = faults.every((code) => code === expected)
  return {
    faults,
    names,
    state,
    isSame: (whole: { state: string }) => state === whole.state && arePostsRight && areFaultsRight,
    differs: (whole: { state: string }) => `${faults.join()}; ${posts} posts; ${state}\n not ${whole.state}`,
  }
}

/** Changes the database before a run. */
function prepare(file: string, work: (repos: ReturnType<typeof createRepos>) => void): void {
  const db = opened(file)
  work(createRepos(db))
  db.close()
}

function opened(file: string): Db {
  const db = openDatabase(file)
  if (!db.ok) throw new Error(db.error.code)
  return db.value
}

/** The parts of the engine that deliver results, on this database. */
function openEngine(file: string, now: () => number) {
  const db = opened(file)
  const repos = createRepos(db)
  const seen = {
    deliveries: watchedWrites(repos.deliveries, [
      'uncountAttempt',
      'begin',
      'advance',
      'park',
      'postpone',
      'setMovingTo',
      'remove',
    ]),
    records: watchedWrites(repos.records, ['sourceMoved']),
    written: watchedWrites(repos.written, ['put', 'sourceMoved']),
    folderFiles: watchedWrites(repos.folderFiles, ['forget']),
    sheets: watchedWrites(repos.sheets, ['wrote', 'settle', 'fail', 'clear']),
  }
  const deliver = createDeliver({
    db,
    ...seen,
    exported: (row) => toExportRecord(row, 'http://127.0.0.1:7878'),
    searchable: { of: () => Promise.reject(new Error('no PDF is asked for')) },
    splitBatchScan: () => Promise.reject(new Error('no batch scan is split')),
    now,
  })
  let isResting = false
  const around = {
    folders: repos.folders,
    clock: { now, after: () => () => undefined },
    log: { info: () => undefined, error: () => undefined },
    onChange: () => undefined,
  }
  const deliverer = createDeliverer({ ...seen, ...around, deliver })
  const keeper = createSheetKeeper({
    ...seen,
    ...around,
    db,
    schemas: repos.schemas,
    clock: {
      now,
      after() {
        isResting = true
        return () => (isResting = false)
      },
    },
    make: (task) => makeSheet(db, task),
  })
  return { db, repos, deliverer, keeper, keeperRests: () => isResting }
}

/** Wraps a repository so that these writes are counted, and the process can be killed at each. */
function watchedWrites<T extends object>(repo: T, writes: readonly (keyof T & string)[]): T {
  const names: readonly string[] = writes
  return new Proxy(repo, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      const call = (...args: unknown[]) => Reflect.apply(value, target, args) as unknown
      return names.includes(name) ? (...args: unknown[]) => databaseWrite(name, () => call(...args)) : call
    },
  })
}

/** A web server that records the calls of a webhook. */
async function listening() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      bodies.push('a result')
      response.end()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return { bodies, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` }
}

/** Polls with a pause, since each check asks the database and would slow down what it waits for. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setTimeout(1)
}

const namesIn = (dir: string): string[] =>
  statSync(dir, { throwIfNoEntry: false }) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : []

/** The temporary files that are left in these folders. */
function temporariesIn(...dirs: readonly string[]): string[] {
  return dirs.flatMap((dir) => namesIn(dir).filter((name) => name.includes('.fovea-')))
}

/** Returns each file with its content. */
function filesIn(dir: string): Record<string, string> {
  return Object.fromEntries(
    namesIn(dir)
      .toSorted()
      .map((name) => path.join(dir, name))
      .map((file) => [file, statSync(file).isFile() ? sha256(readFileSync(file)) : 'a folder']),
  )
}
