// Puts another database in the place of this one. It is made beside it first; from the moment a note says so it is the
// one to have, and whichever call fails or kill comes then, the next start goes on from there.
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

/** What belongs to a database; the database itself last, so that no journal is ever left beside another one. */
const suffixes = ['-wal', '-shm', ''] as const

const incomingOf = (file: string) => `${file}.incoming`
const noteOf = (file: string) => `${file}.incoming.json`

const noteSchema = z.object({
  setAside: z.string(),
  told: z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) }),
})

/** Where the other one is to be made, without what a killed start left there. */
export function makeIncoming(file: string): string {
  forgetIncoming(file)
  return incomingOf(file)
}

export function forgetIncoming(file: string): void {
  for (const suffix of [...suffixes, '.json.tmp']) rmSync(incomingOf(file) + suffix, { force: true })
}

/** The other one is whole and closed. What was there is to be kept as `setAside`, with its journal. */
export function decideReplacement(file: string, setAside: string, told: Fault): void {
  flush(incomingOf(file))
  const note = `${noteOf(file)}.tmp`
  writeFileSync(note, JSON.stringify({ setAside, told }))
  flush(note)
  renameSync(note, noteOf(file))
}

export function isReplacing(file: string): boolean {
  return existsSync(noteOf(file))
}

/** Does what was decided, by this start or an earlier one, and says what is to be told of it; null if nothing was. */
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

/** Its bytes are on the disk before anything says that it is there. */
export function flush(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
