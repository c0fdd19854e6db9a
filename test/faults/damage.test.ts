// Damages the data folder in every way that can happen: each has a clear message and a remedy, and nothing is lost.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { serveUntilStopped, startServing, type Serving } from '../../electron/cli/serving.ts'
import { owner } from '../../electron/engine/caller.ts'
import { stampOf } from '../../electron/engine/db/backups.ts'
import { databaseFile } from '../../electron/engine/db/open.ts'
import { migrations } from '../../electron/engine/db/migrations/list.ts'
import { faultText } from '../../shared/faults.ts'
import { defaultSettings } from '../../shared/settings.ts'
import { testEngine } from '../support/engine.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fillHistory } from '../support/fill-history.ts'
import { canDropPrivileges, runUnprivileged } from '../support/unprivileged.ts'
import { tempDir } from '../support/temp-dir.ts'

const cli = path.resolve(import.meta.dirname, '../../dist/cli/cli.js')
const silentLog = { info: () => undefined, error: () => undefined }
/** Reading processes that answer each image with the same page. */
const silentWorkers = () => fakeWorkers((worker) => worker.answer()).host

describe('a truncated database', () => {
  it('is set aside, and the history continues with its readable part', async () => {
    const dataDir = tempDir()
    fillHistory(dataDir, 2000, Date.UTC(2026, 9, 1))
    const file = path.join(dataDir, databaseFile)
    const half = Math.floor(statSync(file).size / 2)
    truncateSync(file, half)
    const { engine, call } = await testEngine({ dataDir, workers: silentWorkers() })
    const [notice] = engine.notices
    if (notice?.code !== 'data.rescued') throw new Error('nothing was said of the damage')
    expect(faultText(notice)).toContain(notice.data.setAside)
    expect(statSync(notice.data.setAside).size).toBe(half)
    const { total } = await call('records.list', {})
    expect(total).toBeGreaterThan(100)
    const image = path.resolve(import.meta.dirname, '../fixtures/hello.png')
    const { records } = await call('records.add', { images: [{ path: image }] })
    expect(await call('records.get', { id: records[0]!.id, wait: true })).toMatchObject({ status: 'done' })
  })
})

describe('a database that is empty', () => {
  const lost: [string, (file: string) => void][] = [
    ['although there is a copy', (file) => truncateSync(file, 0)],
    ['because it is gone, although there is a copy', (file) => rmSync(file)],
  ]
  it.each(lost)('%s, is filled from the copy, which is told', async (_, lose) => {
    const dataDir = tempDir()
    fillHistory(dataDir, 20, Date.UTC(2026, 9, 1))
    const file = path.join(dataDir, databaseFile)
    mkdirSync(path.join(dataDir, 'backups'))
    copyFileSync(file, path.join(dataDir, `backups/weekly-${stampOf(Date.UTC(2026, 9, 1))}.sqlite`))
    lose(file)
    const { engine, call } = await testEngine({ dataDir, workers: silentWorkers() })
    expect(engine.notices.map(({ code }) => code)).toEqual(['data.rescued'])
    expect((await call('records.list', {})).total).toBe(20)
  })

  it('although there are stored images, is told, and the images are kept', async () => {
    const dataDir = tempDir()
    const image = path.join(dataDir, 'images/ab', 'ab'.repeat(32))
    mkdirSync(path.dirname(image), { recursive: true })
    writeFileSync(image, 'an image')
    const { engine } = await testEngine({ dataDir, workers: silentWorkers() })
    expect(engine.notices).toMatchObject([{ code: 'data.rescued', data: { from: null } }])
    expect(existsSync(image)).toBe(true)
  })

  it('is a new one in a new folder', async () => {
    const dataDir = tempDir()
    writeFileSync(path.join(dataDir, databaseFile), '')
    const { engine } = await testEngine({ dataDir, workers: silentWorkers() })
    expect(engine.notices).toEqual([])
  })
})

describe('the journal of a killed engine', () => {
  it.each([
    ['kept', []],
    ['deleted', ['data.journalGone']],
  ])('is %s: notices are %o', async (journal, notices) => {
    const running = await testEngine({ workers: silentWorkers() })
    running.engine.announce({ socket: '/s', token: 't' })
    await running.call('keys.create', { name: 'Test', tier: 'free' })
    const dataDir = path.join(tempDir(), 'copy')
    cpSync(running.dataDir, dataDir, { recursive: true })
    if (journal === 'deleted')
      for (const end of ['-wal', '-shm']) rmSync(path.join(dataDir, databaseFile + end))
    const { engine } = await testEngine({ dataDir, workers: silentWorkers() })
    expect(engine.notices.map(({ code }) => code)).toEqual(notices)
  })
})

describe('a database with overwritten inner pages', () => {
  it('is reported, and its copy does not replace a good one', async () => {
    const dataDir = tempDir()
    fillHistory(dataDir, 2000, Date.UTC(2026, 9, 1))
    const backups = path.join(dataDir, 'backups')
    const copies = () => readdirSync(backups).filter((name) => /^weekly-.*\.sqlite$/.test(name))
    const clock = fakeClock()
    const first = await testEngine({ dataDir, clock, workers: silentWorkers() })
    await vi.waitFor(() => expect(copies()).toHaveLength(1), 60_000)
    await first.engine.close()
    overwriteInnerPages(path.join(dataDir, databaseFile), 6)
    for (let week = 0; week < 3; week++) {
      clock.set(clock.now() + 8 * 86_400_000)
      const { engine, errors } = await testEngine({ dataDir, clock, workers: silentWorkers() })
      if (week === 0) {
        await vi.waitFor(() => expect(errors.join()).toMatch(/copy|damaged/), 60_000)
        expect(copies()).toHaveLength(1)
      }
      await engine.close()
    }
    for (const name of copies()) expect(integrityOf(path.join(backups, name))).toBe('ok')
  })
})

describe('a database that shows its damage while it is served', () => {
  it('makes the service restart at the same address and report what it saved', async () => {
    const dataDir = tempDir()
    fillHistory(dataDir, 2000, Date.UTC(2026, 9, 1))
    const options = { dataDir, version: '0.0.0-test', host: '127.0.0.1', port: 0 }
    overwriteInnerPages(path.join(dataDir, databaseFile), 6)
    const serving = await startServing({ ...options, log: silentLog })
    if (!serving.ok) throw new Error(serving.error.code)
    const stop = new AbortController()
    const begun: Serving[] = []
    const ended = serveUntilStopped(serving.value, { ...options, log: silentLog }, stop.signal, (each) => {
      begun.push(each)
    })
    await vi.waitFor(() => expect(begun).toHaveLength(2), { timeout: 60_000 })
    const [first, second] = begun
    expect(second?.url).toBe(first?.url)
    expect(first?.notices).toEqual([])
    expect(second?.notices.map(({ code }) => code)).toEqual(['data.rescued'])
    const health = await fetch(`${second?.url}/api/health`)
    expect(await health.json()).toMatchObject({ status: 'ok' })
    stop.abort()
    expect(await ended).toMatchObject({ ok: true })
  })

  it('refuses calls meanwhile, with the reason', async () => {
    const dataDir = tempDir()
    fillHistory(dataDir, 2000, Date.UTC(2026, 9, 1))
    const { engine } = await testEngine({ dataDir, clock: fakeClock(), workers: silentWorkers() })
    const file = path.join(dataDir, databaseFile)
    overwriteInnerPages(file, Math.floor(statSync(file).size / 4096 / 2) - 1)
    const restarts: string[] = []
    engine.on(({ name }) => {
      if (name === 'engine.restart') restarts.push(name)
    })
    const caller = owner
    await vi.waitFor(async () => {
      for (let offset = 0; offset < 2000; offset += 100)
        await engine.call('records.list', { limit: 100, offset, query: 'Kettle' }, { caller })
      expect(restarts).toHaveLength(1)
    }, 60_000)
    const added = await engine.call('settings.set', { theme: 'dark' }, { caller })
    expect(added).toMatchObject({ ok: false, error: { code: 'data.broken' } })
    expect(await engine.call('system.health', {}, { caller })).toMatchObject({
      ok: true,
      value: { status: 'damaged' },
    })
    expect(await engine.call('system.notices', {}, { caller })).toMatchObject({
      ok: true,
      value: { notices: [{ code: 'data.broken', message: expect.stringContaining('damaged') as string }] },
    })
  })
})

describe('content that is deleted for ever', () => {
  it('is in no page of the database and not in its journal when the call returns', async () => {
    const dataDir = tempDir()
    const made = fillHistory(dataDir, 50, Date.UTC(2026, 9, 1), () => '\nThe password is swordfish.')
    const { call } = await testEngine({ dataDir, clock: fakeClock(), workers: silentWorkers() })
    const ids = made.map(({ id }) => id)
    await call('records.tag', { ids, add: ['looked at'] })
    const kept = () =>
      ['', '-wal'].filter((suffix) =>
        readFileSync(path.join(dataDir, databaseFile) + suffix, 'latin1').includes('swordfish'),
      )
    expect(kept()).not.toEqual([])
    await call('records.remove', { ids, isForever: true })
    expect(kept()).toEqual([])
  })
})

/** Overwrites pages in the middle of the file, where the records are. */
function overwriteInnerPages(file: string, count: number): void {
  const handle = openSync(file, 'r+')
  const middle = Math.floor(statSync(file).size / 8192)
  for (let page = 0; page < count; page++)
    writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, (middle + page) * 4096)
  closeSync(handle)
}

/** The answer of SQLite's integrity check, which is `ok` for a sound database. */
function integrityOf(file: string): unknown {
  const db = new Database(file, { readonly: true })
  try {
    return db.pragma('integrity_check(1)', { simple: true })
  } finally {
    db.close()
  }
}

describe('settings that can not be parsed', () => {
  it('get their defaults, are named in the log and repaired when they are set; the others stay', async () => {
    const dataDir = tempDir()
    const first = await testEngine({ dataDir, workers: silentWorkers() })
    await first.call('settings.set', { theme: 'dark', trashDays: 7, servicePort: 9000 })
    await first.engine.close()
    const db = new Database(path.join(dataDir, databaseFile))
    db.exec(`UPDATE settings SET value = '{"half' WHERE name = 'trashDays'`)
    db.exec(`UPDATE settings SET value = '"a port"' WHERE name = 'servicePort'`)
    db.close()
    const { call, errors } = await testEngine({ dataDir, workers: silentWorkers() })
    const { trashDays, servicePort } = defaultSettings
    expect(await call('settings.get', {})).toMatchObject({ theme: 'dark', trashDays, servicePort })
    expect(errors.join()).toMatch(/set them again: .*servicePort/)
    expect(errors.join()).toContain('trashDays')
    await call('settings.set', { trashDays: 7 })
    expect(await call('settings.get', {})).toMatchObject({ trashDays: 7 })
  })
})

describe.skipIf(!canDropPrivileges)('a data folder with restricted permissions', () => {
  it('without write permission is refused with its name and a remedy, and nothing is written to it', () => {
    const dataDir = path.join(tempDir(), 'locked')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o555)
    const { status, stderr } = diagnosticsOf(dataDir)
    expect(stderr).toMatch(/The data folder .*locked can't be used: .*this user/)
    expect(stderr).toContain('Choose another with --data')
    expect(status).toBe(73)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('whose database is read-only for this user is refused, and the database stays unchanged', () => {
    const dataDir = path.join(tempDir(), 'locked')
    mkdirSync(dataDir)
    fillHistory(dataDir, 3, Date.UTC(2026, 9, 1))
    const file = path.join(dataDir, databaseFile)
    const before = readFileSync(file)
    chmodSync(file, 0o444)
    chmodSync(dataDir, 0o777)
    const { status, stderr } = diagnosticsOf(dataDir)
    expect(stderr).toMatch(/can't be used: this user may not do that/)
    expect(status).toBe(73)
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

describe.skipIf(process.platform === 'win32')('a data folder that existed before', () => {
  it('is private from the first start, and files that are not ours keep their permissions', async () => {
    const dataDir = tempDir()
    fillHistory(dataDir, 3, Date.UTC(2026, 9, 1))
    mkdirSync(path.join(dataDir, 'images'))
    writeFileSync(path.join(dataDir, 'theirs.txt'), 'theirs')
    const named = (...names: string[]) => names.map((name) => path.join(dataDir, name))
    for (const file of named(databaseFile, 'theirs.txt')) chmodSync(file, 0o644)
    for (const dir of [dataDir, ...named('images')]) chmodSync(dir, 0o755)
    const { engine, call } = await testEngine({ dataDir, workers: silentWorkers() })
    const image = readFileSync(path.resolve(import.meta.dirname, '../fixtures/hello.png'))
    await call('records.add', { images: [{ name: 'a.png', base64: image.toString('base64') }] })
    const open = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0,
    )
    expect(open).toEqual(['theirs.txt'])
    expect(statSync(dataDir).mode & 0o777).toBe(0o755)
    expect(engine.notices).toEqual([])
  })
})

/** Runs `fovea diagnostics` on a data folder, subject to file permissions. */
const diagnosticsOf = (dataDir: string) =>
  runUnprivileged([cli, 'diagnostics', '--data', dataDir], { PATH: process.env['PATH'], HOME: '/' })

/** Whether a small private disk can be mounted in a private namespace, which only some Linux systems allow. */
const hasNamespaces = spawnSync('unshare', ['-rm', 'true']).status === 0

describe.skipIf(!hasNamespaces)('a disk that is full during a migration', () => {
  it('is reported as full at any moment, and the database is intact when there is room again', () => {
    const source = tempDir()
    const kilobytes = Math.ceil(oldDatabase(path.join(source, databaseFile)) / 1024)
    const room = [1.2, 2.1, 2.4].map((times) => Math.ceil(kilobytes * times))
    const outcomes = room.map((size) => onSmallDisk(source, size))
    expect(outcomes.some(({ full }) => full.status === 73)).toBe(true)
    for (const { full, after, copies } of outcomes) {
      if (full.status !== 0) expect(full.stderr).toContain(`can't be used: the disk is full`)
      expect(copies).not.toContain('.part')
      expect(after).toEqual({ version: migrations.length, schemas: 500 })
    }
  })
})

describe.skipIf(!hasNamespaces)('a full temporary folder', () => {
  it('does not prevent opening a data folder', () => {
    const full = path.join(tempDir(), 'full')
    mkdirSync(full)
    const script = `
      mount -t tmpfs -o size=16k,nr_inodes=2 none "$1" && touch "$1"/last || exit 99
      TMPDIR="$1" "$2" "$3" diagnostics --data "$4" > /dev/null`
    const args = ['-rm', 'sh', '-c', script, 'sh', full, process.execPath, cli, path.join(tempDir(), 'data')]
    const { status, stderr } = spawnSync('unshare', args, { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})

/** Makes a database of the previous version with half a megabyte of schemas; returns its size. */
function oldDatabase(file: string): number {
  const db = new Database(file)
  const version = migrations.length - 1
  for (const sql of migrations.slice(0, version)) db.exec(sql)
  db.pragma(`user_version = ${version}`)
  const schema = db.prepare(`INSERT INTO schemas (id, name, created_at) VALUES (?, ?, 1)`)
  for (let n = 0; n < 500; n++) schema.run(`schema_${n}`, `${n} ${'x'.repeat(1000)}`)
  db.close()
  return statSync(file).size
}

/** Opens the data folder on a disk of this size: once while it is full, and again when there is room. */
function onSmallDisk(source: string, kilobytes: number) {
  const script = `
    mount -t tmpfs -o size="$3"k none "$2" && cp "$1"/* "$2" || exit 99
    "$4" "$5" diagnostics --data "$2" > /dev/null; echo "$?"
    ls "$2"/backups
    mount -o remount,size=64m none "$2" && "$4" "$5" diagnostics --data "$2" > /dev/null && cp "$2"/*.sqlite "$2"-after`
  const disk = path.join(tempDir(), 'disk')
  for (const dir of [disk, `${disk}-after`]) mkdirSync(dir)
  const args = ['-rm', 'sh', '-c', script, 'sh', source, disk, String(kilobytes), process.execPath, cli]
  const { stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' })
  const [status, ...copies] = stdout.trim().split('\n')
  const db = new Database(path.join(`${disk}-after`, databaseFile))
  const after = {
    version: db.pragma('user_version', { simple: true }),
    schemas: db.prepare('SELECT count(*) FROM schemas').pluck().get(),
  }
  db.close()
  return { full: { status: Number(status), stderr }, copies: copies.join(), after }
}
