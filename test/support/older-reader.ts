// Changes all records as if they were read by an older reader, as they are after an update of the application.
import path from 'node:path'
import Database from 'better-sqlite3'
import { databaseFile } from '../../electron/engine/db/open.ts'

export function markAsOlderReader(dataDir: string): void {
  const db = new Database(path.join(dataDir, databaseFile))
  db.exec(`UPDATE records SET reader = 'older 1', content = 'As it was'; UPDATE pages SET reader = 'older 1'`)
  db.close()
}
