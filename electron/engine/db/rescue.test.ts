import {
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
  closeSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../../test/support/fake-clock.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { createBackups } from './backups.ts'
import { migrations } from './migrations/list.ts'
import { openDatabase, type Db } from './open.ts'
import { rescueDatabase } from './rescue.ts'
import { problemInFile } from './soundness.ts'

const at = Date.UTC(2026, 10, 21)
const dayMs = 24 * 3_600_000
const silentLog = { info: () => undefined, error: () => undefined }
const now = () => at

/** A database of many schemas with two revisions each, closed and in one file. */
function madeDatabase(dir: string): string {
  const file = path.join(dir, 'fovea.sqlite')
  const db = opened(file)
  const schema = db.prepare(`INSERT INTO schemas (id, name, created_at) VALUES (?, ?, 1)`)
  const revision = db.prepare(
    `INSERT INTO schema_revisions (schema_id, number, body, created_at) VALUES (?, ?, ?, 1)`,
  )
  db.transaction(() => {
    for (let n = 0; n < 400; n++) {
      schema.run(`schema_${n}`, `Schema ${n}`)
      for (const number of [1, 2]) revision.run(`schema_${n}`, number, `{"field": "${'x'.repeat(500)}"}`)
    }
  })()
  db.close()
  return file
}

function opened(file: string): Db {
  const db = openDatabase(file)
  if (!db.ok) throw new Error(db.error.code)
  return db.value
}

function rescued(file: string, dir: string, backups: readonly string[] = []) {
  const result = rescueDatabase(file, path.join(dir, 'backups'), backups, now)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const count = (db: Db, table: string) =>
  (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n

describe('a damaged database', () => {
  it('gives the rows before the cut if it was cut off, and is kept', () => {
    const dir = tempDir()
    const file = madeDatabase(dir)
    const whole = statSync(file).size
    truncateSync(file, Math.floor(whole * 0.7))
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'data.damaged' } })
    const { db, rescue } = rescued(file, dir)
    expect(rescue.rows).toBeGreaterThan(250)
    expect(rescue.rows).toBe(count(db, 'schemas') + count(db, 'schema_revisions'))
    expect(statSync(rescue.setAside).size).toBe(Math.floor(whole * 0.7))
    expect(db.pragma('foreign_key_check')).toEqual([])
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
    db.close()
  })

  it('gives most of its rows if it has a hole', () => {
    const dir = tempDir()
    const file = madeDatabase(dir)
    const handle = openSync(file, 'r+')
    writeSync(
      handle,
      Buffer.alloc(8192, 0x5a),
      0,
      8192,
      Math.floor((statSync(file).size * 0.75) / 4096) * 4096,
    )
    closeSync(handle)
    const { db, rescue } = rescued(file, dir)
    expect(rescue.from).toBe(rescue.setAside)
    expect(rescue.rows).toBeGreaterThan(400)
    expect(db.pragma('foreign_key_check')).toEqual([])
    db.close()
  })

  it('gets the rows of a hole from the newest copy, and no row that was deleted since', () => {
    const dir = tempDir()
    const file = madeDatabase(dir)
    const copy = path.join(dir, 'copy.sqlite')
    copyFileSync(file, copy)
    const since = opened(file)
    since.exec(`DELETE FROM schema_revisions WHERE schema_id = 'schema_3' AND number = 2`)
    since.close()
    const handle = openSync(file, 'r+')
    const at = Math.floor((statSync(file).size * 0.75) / 4096) * 4096
    writeSync(handle, Buffer.alloc(8192, 0x5a), 0, 8192, at)
    closeSync(handle)
    const { db, rescue } = rescued(file, dir, [copy])
    expect(rescue.from).toBe(rescue.setAside)
    expect(rescue.incomplete).toEqual(['schema_revisions'])
    expect(rescue.fromCopy).toBeGreaterThan(0)
    expect([count(db, 'schemas'), count(db, 'schema_revisions')]).toEqual([400, 799])
    db.close()
  })

  it('is checked before it is opened if its process ended while it was open, and is opened if it is sound', () => {
    const dir = tempDir()
    const file = path.join(dir, 'left.sqlite')
    const open = opened(madeDatabase(dir))
    open.exec(`INSERT INTO schemas (id, name, created_at) VALUES ('last', 'Last', 1)`)
    for (const suffix of ['', '-wal']) copyFileSync(path.join(dir, `fovea.sqlite${suffix}`), file + suffix)
    open.close()
    const again = opened(file)
    expect(count(again, 'schemas')).toBe(401)
    again.exec(`INSERT INTO schemas (id, name, created_at) VALUES ('more', 'More', 1)`)
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, path.join(dir, `broken.sqlite${suffix}`))
    again.close()
    const handle = openSync(path.join(dir, 'broken.sqlite'), 'r+')
    writeSync(handle, Buffer.alloc(4096), 0, 4096, 4096 * 100)
    closeSync(handle)
    expect(openDatabase(path.join(dir, 'broken.sqlite'))).toMatchObject({
      ok: false,
      error: { code: 'data.damaged' },
    })
  })

  it('is filled from the newest copy if nothing of it can be read', () => {
    const dir = tempDir()
    const file = madeDatabase(dir)
    const copy = path.join(dir, 'copy.sqlite')
    copyFileSync(file, copy)
    writeFileSync(file, 'this was a database once, before somebody opened it in an editor. '.repeat(50))
    const { db, rescue } = rescued(file, dir, [path.join(dir, 'no-such.sqlite'), copy])
    expect(rescue.from).toBe(copy)
    expect(count(db, 'schemas')).toBe(400)
    expect(readFileSync(rescue.setAside, 'utf8')).toContain('once')
    db.close()
  })

  it('is replaced by an empty one if there is no copy, and the result says so', () => {
    const dir = tempDir()
    const file = path.join(dir, 'fovea.sqlite')
    writeFileSync(file, 'nothing to read here, and no copy to read it from. '.repeat(50))
    const { db, rescue } = rescued(file, dir)
    expect(rescue).toMatchObject({ from: null, rows: 0 })
    expect(existsSync(rescue.setAside)).toBe(true)
    expect(count(db, 'schemas')).toBe(0)
    db.close()
  })
})

describe('copies', () => {
  it('are made before a migration, and two are kept', () => {
    const dir = tempDir()
    const file = madeDatabase(dir)
    let time = at
    const backups = createBackups(path.join(dir, 'backups'), () => (time += 1000))
    for (let round = 0; round < 3; round++) {
      const db = opened(file)
      backups.beforeMigration(db)
      db.close()
    }
    expect(readdirSync(path.join(dir, 'backups'))).toHaveLength(2)
    const copy = opened(backups.list()[0]!)
    expect(count(copy, 'schemas')).toBe(400)
    copy.close()
  })

  it('are made when an older database is opened, and not for a current one', () => {
    const dir = tempDir()
    const file = path.join(dir, 'fovea.sqlite')
    const old = new Database(file)
    old.exec(migrations[0]!)
    old.pragma('user_version = 1')
    old.close()
    const asked: number[] = []
    const note = (db: Db) => void asked.push(Number(db.pragma('user_version', { simple: true })))
    for (let round = 0; round < 2; round++) {
      const db = openDatabase(file, note)
      if (!db.ok) throw new Error(db.error.code)
      db.value.close()
    }
    expect(asked).toEqual([1])
  })

  it('replace no good copy if they are damaged, and the problem is reported', async () => {
    const dir = tempDir()
    const db = opened(madeDatabase(dir))
    const clock = fakeClock(at)
    const backups = createBackups(path.join(dir, 'backups'), clock.now)
    const reported: string[] = []
    const log = {
      info: () => undefined,
      error: (_: string, error: unknown) => void reported.push(String(error)),
    }
    let problem: string | null = null
    const stop = backups.startWeekly(db, clock, log, () => Promise.resolve(problem))
    await vi.waitFor(() => expect(backups.list()).toHaveLength(1), 60_000)
    problem = 'page 7 is no page'
    await vi.waitFor(async () => {
      await clock.advance(dayMs)
      expect(reported.join()).toContain('a copy of the database is damaged: page 7 is no page')
    }, 60_000)
    expect(readdirSync(path.join(dir, 'backups'))).toHaveLength(1)
    expect(backups.problem()?.message).toContain('page 7 is no page')
    problem = null
    await vi.waitFor(async () => {
      await clock.advance(dayMs)
      expect(backups.problem()).toBeNull()
    }, 60_000)
    expect(backups.list()).toHaveLength(2)
    await stop()
    db.close()
  })

  it('are made once a week', async () => {
    const dir = tempDir()
    const db = opened(madeDatabase(dir))
    const clock = fakeClock(at)
    const backups = createBackups(path.join(dir, 'backups'), clock.now)
    const stop = backups.startWeekly(db, clock, silentLog, (copy) => Promise.resolve(problemInFile(copy)))
    await vi.waitFor(() => expect(backups.list()).toHaveLength(1), 60_000)
    await clock.advance(6 * dayMs)
    expect(backups.list()).toHaveLength(1)
    await vi.waitFor(async () => {
      await clock.advance(dayMs)
      expect(backups.list()).toHaveLength(2)
    }, 60_000)
    await stop()
    db.close()
  })
})
