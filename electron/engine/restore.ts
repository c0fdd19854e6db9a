// Puts a copy in the place of the database. The wish for it is a file, done by the next start before the database is
// opened; a start that is killed on the way is gone through again by the one after it.
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { fault, type Fault } from '../../shared/result.ts'
import { writeFileAtomically } from './atomic-file.ts'
import { stampOf, type Backups } from './db/backups.ts'
import { databaseFile } from './db/open.ts'
import { moveAside } from './db/rescue.ts'
import { problemInFile } from './db/soundness.ts'

const wishSchema = z.object({ name: z.string() })
const wishFile = (dataDir: string) => path.join(dataDir, 'restore.json')

export function wishForRestore(dataDir: string, name: string): void {
  writeFileAtomically(wishFile(dataDir), JSON.stringify({ name }))
}

/** What was done, or why not; null if nobody wished for it. */
export function restoreIfWished(dataDir: string, backups: Backups, now: () => number): Fault | null {
  const name = wishedFor(dataDir)
  if (name === null) return null
  const done = restore(dataDir, name, backups, now)
  rmSync(wishFile(dataDir), { force: true })
  return done
}

function restore(dataDir: string, name: string, backups: Backups, now: () => number): Fault {
  const copy = backups.all().find((each) => each.name === name)
  if (!copy) return fault('backup.unknown', { name })
  const file = path.join(dataDir, databaseFile)
  const incoming = `${file}.restoring`
  copyFileSync(copy.file, incoming)
  // What was copied is looked through, not what it was copied from: both may lie on a bad disk.
  const why = problemInFile(incoming)
  if (why !== null) {
    rmSync(incoming, { force: true })
    return fault('backup.damaged', { name, why })
  }
  const before = existsSync(file) ? moveAside(file, backups.dir, `before-restore-${stampOf(now())}`) : null
  renameSync(incoming, file)
  return fault('data.restored', { name, before })
}

function wishedFor(dataDir: string): string | null {
  if (!existsSync(wishFile(dataDir))) return null
  const wish = wishSchema.safeParse(parsed(readFileSync(wishFile(dataDir), 'utf8')))
  if (!wish.success) rmSync(wishFile(dataDir))
  return wish.success ? wish.data.name : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not a file of ours
  }
}
