// Replaces the database by another file. That file is first made next to it; then a note is written, and from that
// moment the replacement is decided: whatever fails or is killed after that, the next start completes it.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Fault } from '../../../shared/result.ts'

/**
 * The files of a database. The database itself comes last, so that no journal is ever left next to another database.
 */
const suffixes = ['-wal', '-shm', ''] as const

const incomingOf = (file: string) => `${file}.incoming`
const noteOf = (file: string) => `${file}.incoming.json`

const noteSchema = z.object({
  setAside: z.string(),
  told: z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) }),
})

/** Returns where the new file is to be made, after removing what a killed start left there. */
export function makeIncoming(file: string): string {
  forgetIncoming(file)
  return incomingOf(file)
}

/** Deletes the unfinished replacement, with its journal files and its note. */
export function forgetIncoming(file: string): void {
  for (const suffix of [...suffixes, '.json.tmp']) rmSync(incomingOf(file) + suffix, { force: true })
}

/**
 * Decides that the new file replaces the database, by a note on the disk. Called when the new file is
 * complete and closed. The present database will be kept as `setAside`, with its journal. `told` is the
 * message for the owner.
 */
export function decideReplacement(file: string, setAside: string, told: Fault): void {
  flush(incomingOf(file))
  const note = `${noteOf(file)}.tmp`
  writeFileSync(note, JSON.stringify({ setAside, told }))
  flush(note)
  renameSync(note, noteOf(file))
}

/** Whether a replacement is decided and not yet completed. */
export function isReplacing(file: string): boolean {
  return existsSync(noteOf(file))
}

/**
 * Completes a replacement that was decided, by this start or an earlier one, and returns the message for the owner;
 * null if there was none.
 */
export function finishReplacing(file: string): Fault | null {
  if (!isReplacing(file)) return null
  const { setAside, told } = noteSchema.parse(JSON.parse(readFileSync(noteOf(file), 'utf8')))
  if (existsSync(incomingOf(file))) {
    mkdirSync(path.dirname(setAside), { recursive: true, mode: 0o700 })
    for (const suffix of suffixes) if (existsSync(file + suffix)) renameSync(file + suffix, setAside + suffix)
    renameSync(incomingOf(file), file)
  }
  rmSync(noteOf(file))
  return told as Fault
}

/** Returns once the file's bytes are on the disk. */
export function flush(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
