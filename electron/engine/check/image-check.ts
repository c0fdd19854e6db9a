// Checks that the stored images are those that records name, and that their bytes still match their hash.
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { fileFault, isMissingFile } from '../../../shared/file-fault.ts'
import type { Fault } from '../../../shared/result.ts'
import { finding, type Finding } from '../../../shared/watch/findings.ts'
import type { Db } from '../db/open.ts'
import { removedRecords } from '../db/removed-records.ts'
import { createSettingsRepo } from '../db/settings.ts'
import { isPresent } from '../../files/presence.ts'
import { createImageStore } from '../intake/image-store.ts'
import { withExamples } from './with-examples.ts'

const dayMs = 24 * 3_600_000
/** Images are hashed in chunks of this size. */
const chunkBytes = 2 ** 20
const systemFiles = /^(\.|Thumbs\.db$|desktop\.ini$)/i

interface ImageRecords {
  /** The images that should be in the store, as it was when this was created. */
  readonly hashes: readonly string[]
  /** Returns the id of a record that uses this image, read from the database at this moment. */
  recordOf(hash: string): string | null
  /** The files that images were read from, with the number of their records. */
  readonly sources: readonly { readonly path: string; readonly records: number }[]
}

const hashRow = z.object({ hash: z.string() })
const idRow = z.object({ id: z.string() })
const sourceRow = z.object({ path: z.string(), records: z.number() })

/** Reads from the database which images should exist, and who uses them. */
export function imageRecords(db: Db, now: number): ImageRecords {
  const { keepImagesDays } = createSettingsRepo(db).get()
  const forgotten = new Set(
    keepImagesDays > 0 ? removedRecords(db).imagesBefore(now - keepImagesDays * dayMs) : [],
  )
  const stored = db.prepare(
    `SELECT DISTINCT hash FROM records WHERE source_path IS NULL AND hash IS NOT NULL`,
  )
  const recordOf = db.prepare(`
    SELECT id FROM records WHERE hash = ? AND source_path IS NULL ORDER BY seq LIMIT 1`)
  const sources = db.prepare(`
    SELECT source_path AS path, count(*) AS records FROM records
    WHERE source_path IS NOT NULL GROUP BY source_path`)
  return {
    hashes: stored
      .all()
      .map((row) => hashRow.parse(row).hash)
      .filter((hash) => !forgotten.has(hash)),
    recordOf: (hash) => idRow.safeParse(recordOf.get(hash)).data?.id ?? null,
    sources: z.array(sourceRow).parse(sources.all()),
  }
}

/**
 * Checks the image files against the records. With null for `records`, only what the image files show by
 * themselves is checked.
 */
export function checkImages(dir: string, records: ImageRecords | null): { found: Finding[]; count: number } {
  const { pathOf, isThere } = createImageStore(dir)
  const unreadable: Unreadable[] = []
  const unknown: string[] = []
  const changed: string[] = []
  const files = filesIn(dir, path.join(dir, 'incoming'), unreadable)
  for (const file of files) {
    const hash = path.basename(file)
    const isInPlace = isHash(hash) && file === pathOf(hash)
    if (!isInPlace || records?.recordOf(hash) === null) unknown.push(file)
    else if (tryRead(file, () => hashOf(file), hash, unreadable) !== hash) changed.push(file)
  }
  // While this runs, an image may be removed (after its record) or added (before its record); neither is missing.
  const missing = (records?.hashes ?? []).flatMap((hash) =>
    isThere(hash) ? [] : (records?.recordOf(hash) ?? []),
  )
  const gone = (records?.sources ?? []).filter((source) => !isPresent(source.path))
  const nameOf = (file: string) => path.relative(dir, file)
  return {
    count: files.length,
    found: [
      ...findingsWith('data.imagesMissing', missing),
      ...findingsWith('data.imagesChanged', changed.map(nameOf)),
      ...findingsWith('data.filesUnknown', unknown.filter((file) => existsSync(file)).map(nameOf)),
      ...unreadableFindings(unreadable.map(({ file, problem }) => ({ file: nameOf(file), problem }))),
      ...(gone.length > 0
        ? [finding('data.sourcesGone', { count: gone.reduce((sum, { records: each }) => sum + each, 0) })]
        : []),
    ],
  }
}

interface Unreadable {
  readonly file: string
  readonly problem: Fault
}

/** Returns one finding for all these file names, or none if there are none. */
function findingsWith(
  code: 'data.imagesMissing' | 'data.imagesChanged' | 'data.filesUnknown',
  names: readonly string[],
): Finding[] {
  return names.length === 0 ? [] : [finding(code, withExamples(names))]
}

/** Returns one finding for all unreadable files, with the first file's problem, or none if there are none. */
function unreadableFindings(files: readonly Unreadable[]): Finding[] {
  const [first] = files
  const names = files.map(({ file }) => file)
  return first ? [finding('data.imagesUnreadable', { ...withExamples(names), problem: first.problem })] : []
}

/** All files below the folder, without those that operating systems leave there. */
function filesIn(dir: string, excluded: string, unreadable: Unreadable[]): string[] {
  const entries = tryRead(dir, () => readdirSync(dir, { withFileTypes: true }), [], unreadable)
  return entries.flatMap((entry) => {
    const file = path.join(dir, entry.name)
    if (entry.isDirectory()) return file === excluded ? [] : filesIn(file, excluded, unreadable)
    return systemFiles.test(entry.name) ? [] : [file]
  })
}

/** Calls `look`. Returns `otherwise` if the file can't be read, and notes why unless it is just missing. */
function tryRead<T>(file: string, look: () => T, otherwise: T, unreadable: Unreadable[]): T {
  try {
    return look()
  } catch (error) {
    if (!isMissingFile(error)) unreadable.push({ file, problem: fileFault(error, file).error })
    return otherwise
  }
}

/** Returns the SHA-256 of the file, read in chunks. */
function hashOf(file: string): string {
  const hash = createHash('sha256')
  const descriptor = openSync(file, 'r')
  try {
    const chunk = Buffer.allocUnsafe(chunkBytes)
    for (let length = 1; length > 0;) {
      length = readSync(descriptor, chunk)
      hash.update(chunk.subarray(0, length))
    }
  } finally {
    closeSync(descriptor)
  }
  return hash.digest('hex')
}

function isHash(name: string): boolean {
  return /^[\da-f]{64}$/.test(name)
}
