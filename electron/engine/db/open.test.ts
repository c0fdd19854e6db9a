import { writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { createFolderFileRepo } from './folder-files.ts'
import { createFolderRepo } from './folders.ts'
import { first } from './migrations/001-first.ts'
import { documentIds } from './migrations/024-document-ids.ts'
import { migrations } from './migrations/list.ts'
import { openDatabase } from './open.ts'

const fileIn = (dir: string) => path.join(dir, 'fovea.sqlite')

describe('the database', () => {
  it('runs every migration, one at a time', () => {
    const db = new Database(':memory:')
    migrations.forEach((sql) => db.exec(sql))
    expect(db.prepare(`SELECT count(*) AS n FROM sqlite_master WHERE name = 'records'`).get()).toEqual({
      n: 1,
    })
    db.close()
  })

  it('keeps its content when it is opened again', () => {
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

  it('keeps its watch folders and their files when it is migrated from the first version', () => {
    const file = fileIn(tempDir())
    const before = new Database(file)
    before.exec(first)
    before.pragma('user_version = 1')
    before.exec(`
      INSERT INTO watch_folders (id, path, operation, includes_subfolders, settle_ms, created_at)
        VALUES ('unix', '/scans', 'markdown', 0, 7000, 1), ('windows', 'D:\\scans', 'text', 1, 5000, 1);
      INSERT INTO seen_files (folder_id, path, size_bytes, mtime_ms, record_id)
        VALUES ('unix', '/scans/a/b b/ä.png', 5, 6.5, 'rec'), ('windows', 'D:\\scans\\c.png', 7, 8, 'other')`)
    before.close()
    const opened = openDatabase(file)
    if (!opened.ok) throw new Error('unreachable')
    const folders = createFolderRepo(opened.value)
    expect(folders.get('unix')?.rule).toMatchObject({
      operation: 'markdown',
      includesSubfolders: false,
      settleMs: 7000,
    })
    const files = createFolderFileRepo(opened.value)
    expect(files.get('unix', { dir: 'a/b b/', name: 'ä.png' })).toMatchObject({ sizeBytes: 5, mtimeMs: 6.5 })
    expect(files.get('windows', { dir: '', name: 'c.png' })).toMatchObject({
      sizeBytes: 7,
      recordId: 'other',
    })
    opened.value.close()
  })

  it('joins the records of each document when it is migrated from the version before, and loses none', () => {
    const file = fileIn(tempDir())
    const before = new Database(file)
    const version = migrations.indexOf(documentIds)
    migrations.slice(0, version).forEach((sql) => before.exec(sql))
    before.pragma(`user_version = ${version}`)
    const insert = before.prepare(`
      INSERT INTO records (id, filename, operation, status, source, hash, part, pages_asked, part_of, content,
        size_bytes, width, height, languages, created_at)
      VALUES (@id, 'a.png', 'text', 'done', 'window', @hash, @part, @pages, @partOf, @id, 1, 1, 1, '[]', 1)`)
    const none = { part: null, pages: null, partOf: null }
    const turned = JSON.stringify({ turn: 90, box: null })
    const cropped = JSON.stringify({ turn: 0, box: { x0: 0, y0: 0, x1: 5, y1: 5 } })
    insert.run({ ...none, id: 'text', hash: 'h' })
    insert.run({ ...none, id: 'refused', hash: null })
    insert.run({ ...none, id: 'other', hash: 'i' })
    insert.run({ ...none, id: 'fields', hash: 'h', part: turned })
    insert.run({ ...none, id: 'refused too', hash: null })
    insert.run({ ...none, id: 'cropped', hash: 'h', part: cropped })
    insert.run({ ...none, id: 'cropped too', hash: 'h', part: cropped })
    insert.run({ ...none, id: 'split', hash: 'h', pages: '1', partOf: 'text' })
    before.close()
    const copied: unknown[] = []
    const opened = openDatabase(file, (db) => copied.push(db.pragma('user_version', { simple: true })))
    if (!opened.ok) throw new Error('unreachable')
    expect(copied).toEqual([version])
    expect(
      opened.value.prepare('SELECT id, document_id, content FROM records ORDER BY seq').raw().all(),
    ).toEqual([
      ['text', 'text', 'text'],
      ['refused', 'refused', 'refused'],
      ['other', 'other', 'other'],
      ['fields', 'text', 'fields'],
      ['refused too', 'refused too', 'refused too'],
      ['cropped', 'cropped', 'cropped'],
      ['cropped too', 'cropped', 'cropped too'],
      ['split', 'split', 'split'],
    ])
    opened.value.close()
  })

  it('is refused and left untouched if it is of a newer version', () => {
    const file = fileIn(tempDir())
    const db = new Database(file)
    db.pragma('user_version = 999')
    db.close()
    expect(openDatabase(file)).toMatchObject({
      ok: false,
      error: { code: 'data.newer', data: { version: 999 } },
    })
  })

  it('is refused and left untouched if the file is no database', () => {
    const file = fileIn(tempDir())
    writeFileSync(
      file,
      'this is a letter, and it is long enough not to be taken for an empty database file. '.repeat(20),
    )
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'data.damaged' } })
  })

  it('is refused if another program made it, rather than filled with our tables', () => {
    const file = fileIn(tempDir())
    const db = new Database(file)
    db.exec('CREATE TABLE theirs (x)')
    db.close()
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'data.foreign' } })
  })
})
