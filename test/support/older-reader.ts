// Makes all records look as an update of the application finds them: read by a reader that is no more.
import path from 'node:path'
import Database from 'better-sqlite3'
import { databaseFile } from '../../electron/engine/db/open.ts'

export function asOfOlderReader(dataDir: string): void {
  const db = new Database(path.join(dataDir, databaseFile))
  db.exec(`UPDATE records SET reader = 'older 1', content = 'As it was'; UPDATE pages SET reader = 'older 1'`)
  db.close()
}
