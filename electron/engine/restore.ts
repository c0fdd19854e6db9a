// Restores the database from a backup copy. A request for it is a file, which the next start carries out before the
// database is opened; if that start is killed, the one after it completes the work.
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { fault, type Fault } from '../../shared/result.ts'
import { writeFileAtomically } from './atomic-file.ts'
import { stampOf, type Backups, type Copy } from './db/backups.ts'
import { databaseFile } from './db/open.ts'
import {
  decideReplacement,
  finishReplacing,
  forgetIncoming,
  isReplacing,
  makeIncoming,
} from './db/replace.ts'
import { problemInFile } from './db/soundness.ts'
import { folderProblem } from './folder-problem.ts'
import { parseJson } from '../../shared/parse-json.ts'

const requestSchema = z.object({ name: z.string() })
const requestFile = (dataDir: string) => path.join(dataDir, 'restore.json')

/** Leaves a request for the next start to restore this copy. */
export function requestRestore(dataDir: string, name: string): void {
  writeFileAtomically(requestFile(dataDir), JSON.stringify({ name }))
}

/**
 * Carries out a request. Returns the message about what was done, now or by a start that was killed, or why it
 * failed; null if there was no request.
 */
export function restoreIfRequested(dataDir: string, backups: Backups, now: () => number): Fault | null {
  const file = path.join(dataDir, databaseFile)
  const name = isReplacing(file) ? null : requestedName(dataDir)
  const refused = name === null ? null : prepareReplacement(file, name, backups, now)
  // The replacement is decided and recorded, so the request must not be repeated.
  rmSync(requestFile(dataDir), { force: true })
  return refused ?? finishReplacing(file)
}

/** Returns why the copy can't be restored; null if the replacement is decided. */
function prepareReplacement(file: string, name: string, backups: Backups, now: () => number): Fault | null {
  const copy = backups.all().find((each) => each.name === name)
  if (!copy) return fault('backup.unknown', { name })
  const refused = copyAndCheck(copy, file)
  if (refused !== null) {
    forgetIncoming(file)
    return refused
  }
  const setAside = path.join(backups.dir, `before-restore-${stampOf(now())}.sqlite`)
  const notice = fault('data.restored', { name, before: existsSync(file) ? setAside : null })
  decideReplacement(file, setAside, notice)
  return null
}

/** Copies and checks the backup. Returns why it can't be used; the database is unchanged so far. */
function copyAndCheck({ name, file: from }: Copy, file: string): Fault | null {
  const incoming = makeIncoming(file)
  try {
    copyFileSync(from, incoming)
    // The copy that was just made is checked, not its source: either may be on a bad disk.
    const why = problemInFile(incoming)
    return why === null ? null : fault('backup.damaged', { name, why })
  } catch (error) {
    const why = folderProblem(error)
    if (why === null) throw error
    return fault('backup.notRestored', { name, why })
  }
}

/** Returns the name of the copy that is to be restored; null if none is. */
function requestedName(dataDir: string): string | null {
  if (!existsSync(requestFile(dataDir))) return null
  const request = requestSchema.safeParse(parseJson(readFileSync(requestFile(dataDir), 'utf8')))
  return request.success ? request.data.name : null
}
