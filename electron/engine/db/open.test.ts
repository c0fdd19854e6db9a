import { writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { migrations } from './migrations/list.ts'
import { openDatabase } from './open.ts'

const fileIn = (dir: string) => path.join(dir, 'fovea.sqlite')

describe('the database', () => {
  it('climbs through every migration, one at a time', () => {
    const db = new Database(':memory:')
    migrations.forEach((sql) => db.exec(sql))
    expect(db.prepare(`SELECT count(*) AS n FROM sqlite_master WHERE name = 'records'`).get()).toEqual({
      n: 1,
    })
    db.close()
  })

  it('keeps what is in it when it is opened again', () => {
    const file = fileIn(tempDir())
    const first = openDatabase(file)
    if (!first.ok) throw new Error('unreachable')
    first.value.exec(`INSERT INTO settings (name, value) VALUES ('theme', '"dark"')`)
    first.value.close()
    const again = openDatabase(file)
    if (!again.ok) throw new Error('unreachable')
    expect(again.value.prepare('SELECT name FROM settings').all()).toEqual([{ name: 'theme' }])
    expect(again.value.pragma('journal_mode', { simple: true })).toBe('wal')
    again.value.close()
  })

  it('of a newer version is refused, untouched', () => {
    const file = fileIn(tempDir())
    const db = new Database(file)
    db.pragma('user_version = 999')
    db.close()
    expect(openDatabase(file)).toMatchObject({
      ok: false,
      error: { code: 'data.newer', data: { version: 999 } },
    })
  })

  it('that is no database is refused, untouched', () => {
    const file = fileIn(tempDir())
    writeFileSync(
      file,
      'this is a letter, and it is long enough not to be taken for an empty database file. '.repeat(20),
    )
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'data.damaged' } })
  })

  it('of another program is refused rather than filled with our tables', () => {
    const file = fileIn(tempDir())
    const db = new Database(file)
    db.exec('CREATE TABLE theirs (x)')
    db.close()
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'data.foreign' } })
  })
})
