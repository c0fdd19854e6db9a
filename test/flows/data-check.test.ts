// Checks the consistency of a data folder: each fault is reported once with a remedy, and nothing is changed.
import { spawn } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished, vi } from 'vitest'
import { checkData } from '../../electron/engine/check/data-check.ts'
import { createCheckThread } from '../../electron/engine/check/thread.ts'
import { databaseFile } from '../../electron/engine/db/open.ts'
import { createImageStore } from '../../electron/engine/intake/image-store.ts'
import { findingTextIn } from '../../shared/watch/findings.ts'
import { problemWords } from '../../shared/words/words.ts'
import { fovea } from '../cli/support/fovea.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { tempDir } from '../support/temp-dir.ts'

const picture = readFileSync(path.resolve(import.meta.dirname, '../fixtures/hello.png'))
/** Starts an engine on a data folder. */
const begin = (dataDir?: string) =>
  testEngine({ ...(dataDir && { dataDir }), workers: fakeWorkers((worker) => worker.answer()).host })

interface Filled {
  readonly dataDir: string
  readonly ids: readonly string[]
  readonly hashes: readonly string[]
  readonly source: string
}

/** A data folder with three sent images, one image stored elsewhere, and a weekly copy. */
async function filled(): Promise<Filled> {
  const { dataDir, call, engine } = await begin()
  const source = path.join(tempDir(), 'elsewhere.png')
  writeFileSync(source, Buffer.concat([picture, Buffer.from('elsewhere')]))
  const sent = ['a', 'b', 'c'].map((name) => ({
    name: `${name}.png`,
    base64: Buffer.concat([picture, Buffer.from(name)]).toString('base64'),
  }))
  const { records } = await call('records.add', { images: [...sent, { path: source }] })
  for (const { id } of records)
    expect(await call('records.get', { id, wait: true })).toMatchObject({ status: 'done' })
  await vi.waitFor(async () => expect((await call('backups.list', {})).backups).toHaveLength(1), {
    timeout: 60_000,
  })
  await engine.close()
  const ids = records.map(({ id }) => id)
  return { dataDir, ids, hashes: ids.map((id) => hashOf(dataDir, id)), source }
}

/** The hash of the image of a record. */
function hashOf(dataDir: string, id: string): string {
  const db = new Database(path.join(dataDir, databaseFile))
  try {
    return String(db.prepare(`SELECT hash FROM records WHERE id = ?`).pluck().get(id))
  } finally {
    db.close()
  }
}

/** Returns each file with its bytes and its modification time. */
function contentsOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(dir, file), `${statSync(file).mtimeMs} ${readFileSync(file).toString('base64')}`]
    }),
  )
}

function changeRows(dataDir: string, sql: string, ...values: readonly unknown[]): void {
  const db = new Database(path.join(dataDir, databaseFile))
  db.pragma('foreign_keys = OFF')
  db.prepare(sql).run(...values)
  db.close()
}

/** The codes of all faults that the check finds. */
const codesOf = (dataDir: string) => checkData(dataDir, Date.now()).map(({ code }) => code)
/** The path of the stored image with this hash; without a hash, the folder of the images. */
const stored = (dataDir: string, hash = '') => createImageStore(path.join(dataDir, 'images')).pathOf(hash)

it('a sound folder has no faults, on the command line and in a running engine, and is not changed', async () => {
  const { dataDir } = await filled()
  const before = contentsOf(dataDir)
  for (const words of [
    ['doctor', '--data', dataDir],
    ['data', 'check', '--data', dataDir],
  ]) {
    const { code, stdout, stderr } = await fovea(words)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toBe(
      `${dataDir}\n  + Everything is in order. Checked: 4 records, 3 stored images, 4 pages, 1 copy of the database.\n`,
    )
  }
  const bare = await fovea(['doctor', '--data'], { env: { FOVEA_DATA: dataDir } })
  expect([bare.code, bare.stdout.split('\n')[0]]).toEqual([0, dataDir])
  expect(contentsOf(dataDir)).toEqual(before)

  const { call } = await begin(dataDir)
  expect(await call('system.checkData', {})).toMatchObject({
    dataDir,
    isSound: true,
    findings: [{ code: 'data.sound', data: { records: 4, images: 3, pages: 4, copies: 1 } }],
  })
  expect((await fovea(['doctor', '--data', dataDir])).code).toBe(0)
})

it('each fault is reported once with a remedy, in every language', async () => {
  const { dataDir, ids, hashes, source } = await filled()
  const [copy = ''] = readdirSync(path.join(dataDir, 'backups'))
  changeRows(dataDir, `INSERT INTO record_tags (record_id, tag) VALUES ('rec_gone', 'x')`)
  changeRows(dataDir, `UPDATE pages SET body = x'00' WHERE hash = ?`, hashes[2])
  rmSync(stored(dataDir, hashes[0]))
  appendFileSync(stored(dataDir, hashes[1]), 'x')
  const unknown = path.relative(path.join(dataDir, 'images'), stored(dataDir, 'f'.repeat(64)))
  mkdirSync(path.join(dataDir, 'images', 'ff'), { recursive: true })
  writeFileSync(path.join(dataDir, 'images', unknown), picture)
  rmSync(source)
  writeFileSync(path.join(dataDir, 'backups', copy), 'nothing to be read here '.repeat(500))
  const before = contentsOf(dataDir)

  const found = checkData(dataDir, Date.now())
  expect(found).toMatchObject([
    { code: 'data.rows', data: { count: 1, examples: 'record_tags > records' } },
    { code: 'data.imagesMissing', data: { count: 1, examples: ids[0] } },
    {
      code: 'data.imagesChanged',
      data: { count: 1, examples: expect.stringContaining(hashes[1] ?? '') as string },
    },
    { code: 'data.filesUnknown', data: { count: 1, examples: unknown } },
    { code: 'data.sourcesGone', data: { count: 1 } },
    { code: 'data.pages', data: { count: 1, examples: ids[2] } },
    { code: 'data.copies', data: { count: 1, examples: copy } },
  ])
  for (const words of Object.values(problemWords))
    for (const each of found) expect(findingTextIn(words, each)).not.toMatch(/undefined|\[object/)

  const { code, stdout, stderr } = await fovea(['doctor', '--data', dataDir])
  expect(code).toBe(65)
  expect(stdout.match(/^ {2}[!.] /gm)).toHaveLength(7)
  expect(stderr).toBe(`fovea: The data folder ${dataDir} has 6 problems. What to do is listed above.\n`)
  expect(contentsOf(dataDir)).toEqual(before)
})

it('a damaged database is reported, its images are not called unknown, and the rescue is left to the next start', async () => {
  const { dataDir, hashes } = await filled()
  const file = path.join(dataDir, databaseFile)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill('damage', 8192, bytes.length - 4096))
  appendFileSync(stored(dataDir, hashes[1]), 'x')
  const before = contentsOf(dataDir)
  expect(codesOf(dataDir)).toEqual(['data.damaged', 'data.imagesChanged'])
  expect((await fovea(['doctor', '--data', dataDir])).code).toBe(65)
  expect(contentsOf(dataDir)).toEqual(before)
})

it('a broken search index is reported', async () => {
  const { dataDir } = await filled()
  const db = new Database(path.join(dataDir, databaseFile))
  db.unsafeMode(true)
  db.exec(`UPDATE record_text_data SET block = zeroblob(length(block)) WHERE id > 10`)
  db.close()
  expect(codesOf(dataDir)).toEqual(['data.damaged'])
})

it('the journal of a killed engine stays where it is', async () => {
  const { dataDir } = await filled()
  const journal = path.join(dataDir, `${databaseFile}-wal`)
  const script = `const db = new (require('better-sqlite3'))(process.argv[1]); db.pragma('journal_mode = WAL')
    db.exec("INSERT INTO searches (id, name, filter, created_at) VALUES ('s', 's', '{}', 0)"); process.kill(process.pid, 'SIGKILL')`
  const killed = spawn(process.execPath, ['-e', script, path.join(dataDir, databaseFile)])
  await new Promise((resolve) => killed.on('exit', resolve))
  const before = readFileSync(journal)
  expect(before.length).toBeGreaterThan(0)
  expect(codesOf(dataDir)).toEqual(['data.sound'])
  expect(readFileSync(journal).equals(before)).toBe(true)
})

it('images deleted by age are not called missing, and an image that is being added is not called unknown', async () => {
  const { dataDir, hashes } = await filled()
  const incoming = path.join(dataDir, 'images', 'incoming')
  mkdirSync(incoming, { recursive: true })
  writeFileSync(path.join(incoming, 'e'.repeat(64)), picture)
  changeRows(dataDir, `INSERT INTO settings (name, value) VALUES ('keepImagesDays', '1')`)
  changeRows(dataDir, `UPDATE records SET created_at = 0 WHERE hash = ?`, hashes[0])
  rmSync(stored(dataDir, hashes[0]))
  expect(codesOf(dataDir)).toEqual(['data.sound'])
})

it('a missing, older or newer database is reported, and no file is made', async () => {
  const dataDir = path.join(tempDir(), 'none')
  const { code, stdout } = await fovea(['doctor', '--data', dataDir])
  expect([code, stdout]).toEqual([65, expect.stringContaining('It holds no Fovea database')])
  expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined()

  const { dataDir: other } = await filled()
  const db = new Database(path.join(other, databaseFile))
  for (const version of [1, 9999]) {
    db.pragma(`user_version = ${version}`)
    expect(codesOf(other)).toEqual(['data.otherVersion'])
  }
  db.close()
})

it('callers at the same time share one check, which reads a file again if it can’t be unpacked', async () => {
  const { dataDir, ids, hashes } = await filled()
  const checks = createCheckThread()
  onTestFinished(() => checks.close())
  expect(checks.checkData(dataDir)).toBe(checks.checkData(dataDir))
  expect(await checks.checkData(dataDir)).toMatchObject([{ code: 'data.sound' }])
  changeRows(dataDir, `UPDATE pages SET body = x'00' WHERE hash = ?`, hashes[2])
  const { call } = await begin(dataDir)
  const { records } = await call('records.again', { ids: [ids[2] ?? ''] })
  expect(await call('records.get', { id: records[0]?.id ?? '', wait: true })).toMatchObject({
    status: 'done',
  })
  expect(await call('system.checkData', {})).toMatchObject({ isSound: true })
})
