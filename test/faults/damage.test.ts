// What can happen to the data folder: each has its clear message and its way out, and nothing is lost on the way.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { databaseFile } from '../../electron/engine/db/open.ts'
import { migrations } from '../../electron/engine/db/migrations/list.ts'
import { faultText } from '../../shared/faults.ts'
import { defaultSettings } from '../../shared/settings.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fillHistory } from '../support/fill-history.ts'
import { canHoldBack, runHeldBack } from '../support/held-back.ts'
import { tempDir } from '../support/temp-dir.ts'

const cli = path.resolve(import.meta.dirname, '../../electron/cli/cli.entry.ts')
const silentWorkers = () => fakeWorkers((worker) => worker.answer()).host

describe('a database that was cut off', () => {
  it('is set aside, and the history goes on with what could be read of it', async () => {
    const dataDir = tempDir()
    fillHistory(dataDir, 2000, Date.UTC(2026, 9, 1))
    const file = path.join(dataDir, databaseFile)
    const half = Math.floor(statSync(file).size / 2)
    truncateSync(file, half)
    const { engine, call } = await testEngine({ dataDir, workers: silentWorkers() })
    const { rescue } = engine
    if (!rescue) throw new Error('nothing was said of the damage')
    expect(faultText({ code: 'data.rescued', data: rescue })).toContain(rescue.setAside)
    expect(statSync(rescue.setAside).size).toBe(half)
    const { total } = await call('records.list', {})
    expect(total).toBeGreaterThan(100)
    const image = path.resolve(import.meta.dirname, '../fixtures/hello.png')
    const { records } = await call('records.add', { images: [{ path: image }] })
    expect(await call('records.get', { id: records[0]!.id, wait: true })).toMatchObject({ status: 'done' })
  })
})

describe('settings that can not be understood', () => {
  it('have their defaults, are named in the log, and are mended by being set; the others stay', async () => {
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

describe.skipIf(!canHoldBack)('a data folder', () => {
  it('without write rights is refused with its name and what to do, and nothing is written to it', () => {
    const dataDir = path.join(tempDir(), 'locked')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o555)
    const { status, stderr } = diagnosticsOf(dataDir)
    expect(stderr).toMatch(/The data folder .*locked can't be used: .*this user/)
    expect(stderr).toContain('Choose another with --data')
    expect(status).toBe(73)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('whose database this user may only read is refused, and the database is left as it is', () => {
    const dataDir = path.join(tempDir(), 'locked')
    mkdirSync(dataDir)
    fillHistory(dataDir, 3, Date.UTC(2026, 9, 1))
    const file = path.join(dataDir, databaseFile)
    const before = readFileSync(file)
    chmodSync(file, 0o444)
    chmodSync(dataDir, 0o777)
    const { status, stderr } = diagnosticsOf(dataDir)
    expect(stderr).toMatch(/can't be used: this user may not write there/)
    expect(status).toBe(73)
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

const diagnosticsOf = (dataDir: string) =>
  runHeldBack([cli, 'diagnostics', '--data', dataDir], { PATH: process.env['PATH'], HOME: '/' })

/** A small disk of our own, in a name space of our own: only Linux has these, and not everywhere. */
const hasNamespaces = spawnSync('unshare', ['-rm', 'true']).status === 0

describe.skipIf(!hasNamespaces)('a disk that is full when the tables are to be changed', () => {
  it(
    'is said to be full at whatever moment it is, and the database is whole when there is room again',
    { timeout: 120_000 },
    () => {
      const source = tempDir()
      const kilobytes = Math.ceil(oldDatabase(path.join(source, databaseFile)) / 1024)
      const room = [1.2, 2.1, 2.4].map((times) => Math.ceil(kilobytes * times))
      const told = room.map((size) => onSmallDisk(source, size))
      expect(told.some(({ full }) => full.status === 73)).toBe(true)
      for (const { full, after, copies } of told) {
        if (full.status !== 0) expect(full.stderr).toContain(`can't be used: the disk is full`)
        expect(copies).not.toContain('.part')
        expect(after).toEqual({ version: migrations.length, schemas: 500 })
      }
    },
  )
})

describe.skipIf(!hasNamespaces)('a temporary folder without room', () => {
  it('keeps nobody from opening a data folder', { timeout: 120_000 }, () => {
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

/** One version behind, with half a megabyte of schemas in it; answers its size. */
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

/** Once while it is full, and once more when there is room. */
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
