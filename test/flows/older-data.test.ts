// A data folder of the version before documents: every record opens, and none is listed twice.
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { documentIds } from '../../electron/engine/db/migrations/024-document-ids.ts'
import { migrations } from '../../electron/engine/db/migrations/list.ts'
import { databaseFile } from '../../electron/engine/db/open.ts'
import { testEngine } from '../support/engine.ts'
import { tempDir } from '../support/temp-dir.ts'

it('opens the history of the version before with every record, and lists no document twice', async () => {
  const dataDir = tempDir()
  const before = new Database(path.join(dataDir, databaseFile))
  const version = migrations.indexOf(documentIds)
  migrations.slice(0, version).forEach((sql) => before.exec(sql))
  before.pragma(`user_version = ${version}`)
  const insert = before.prepare(`
    INSERT INTO records (id, filename, operation, status, source, hash, content, size_bytes, width, height, languages, created_at, completed_at)
    VALUES (?, ?, ?, 'done', 'window', ?, ?, 1, 200, 200, '[]', ?, ?)`)
  // Each image was read as text, as Markdown and again as text; images of one name are different documents.
  const made = Array.from({ length: 60 }, (_, at) => {
    const operation = (['text', 'markdown', 'text'] as const)[at % 3] ?? 'text'
    const image = Math.floor(at / 3)
    const id = `rec_${String(at).padStart(12, '0')}`
    insert.run(id, `scan ${image % 5}.png`, operation, `hash ${image}`, `content ${at}`, at, at)
    return { id, content: `content ${at}` }
  })
  before.close()

  const fovea = await testEngine({ dataDir })
  const listed = await fovea.call('records.list', { documents: true, limit: 100 })
  expect([listed.total, new Set(listed.records.map(({ documentId }) => documentId)).size]).toEqual([20, 20])
  for (const { id, content } of made) {
    const record = await fovea.call('records.get', { id })
    expect([record.content, record.members.length]).toEqual([content, 3])
  }
})
