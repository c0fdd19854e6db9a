// From an image to an accepted record: what is checked, what is stored, and the promise to read it.
// Record and job are one transaction, so there is never the one without the other.
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { RecordSource } from '../../../shared/contract/record.ts'
import { checkImage } from '../../../shared/image/check.ts'
import { labelOf, toLabel } from '../../../shared/image/filename.ts'
import type { Operation } from '../../../shared/operations.ts'
import type { Profile } from '../../../shared/reading.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import { dayOf } from '../access/calendar.ts'
import type { FileState, FolderRepo } from '../db/folders.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { NewRecord, RecordRepo, RecordRow } from '../db/records.ts'
import type { Events } from '../events.ts'
import type { ImageStore } from './image-store.ts'
import { readImageFile } from './read-file.ts'

/** What is to be done with an image, whoever brought it. */
export interface Order {
  readonly operation: Operation
  readonly source: RecordSource
  readonly priority: number
  /** Those that somebody named; none lets them be found. */
  readonly languages: readonly string[]
  readonly profile: Profile
  readonly schema: {
    readonly text: string
    readonly id: string | null
    readonly revision: number | null
  } | null
  readonly key: { readonly id: string; readonly prefix: string } | null
  readonly baseUrl: string | null
}

/** Where a sent image may get its name from. */
export interface ImageNames {
  readonly sent?: string | undefined
  readonly url?: string | undefined
}

export interface FolderFile {
  readonly folderId: string
  readonly file: string
}

export type Intake = ReturnType<typeof createIntake>

export function createIntake(parts: {
  db: Db
  records: RecordRepo
  jobs: JobRepo
  folders: FolderRepo
  store: ImageStore
  events: Events
  newId: (kind: string) => string
  now: () => number
  onAccepted: () => void
}) {
  const { db, records, jobs, folders, store, events, newId, now, onAccepted } = parts

  function blank(order: Order, filename: string): NewRecord {
    return {
      id: newId('rec'),
      filename: toLabel(filename),
      operation: order.operation,
      status: 'waiting',
      source: order.source,
      sourcePath: null,
      folderId: null,
      keyId: order.key?.id ?? null,
      keyPrefix: order.key?.prefix ?? null,
      baseUrl: order.baseUrl,
      schemaId: order.schema?.id ?? null,
      schemaRevision: order.schema?.revision ?? null,
      resultSchema: order.schema?.text ?? null,
      hash: null,
      mediaType: null,
      sizeBytes: 0,
      width: 0,
      height: 0,
      askedLanguages: order.languages,
      profile: order.profile,
      error: null,
      countedDay: order.key ? dayOf(now()) : null,
      createdAt: now(),
    }
  }

  function tell(record: NewRecord): string {
    events.emit('record.changed', { id: record.id, status: record.status })
    onAccepted()
    return record.id
  }

  function describe(
    base: NewRecord,
    bytes: Uint8Array,
    names?: ImageNames,
  ): Result<NewRecord & { hash: string }> {
    const image = checkImage({ name: base.filename || 'The image', bytes })
    if (!image.ok) return image
    const { mediaType, width, height, format } = image.value
    const filename = names ? labelOf({ ...names, format }) : base.filename
    return ok({ ...base, filename, hash: sha256(bytes), mediaType, width, height, sizeBytes: bytes.length })
  }

  return {
    /**
     * An image that was sent: kept beside the database, since it has no other place. What may still refuse it is asked
     * last, with nothing in between, so that of many requests at once no more are taken than there is room for.
     */
    fromBytes(
      names: ImageNames,
      bytes: Uint8Array,
      order: Order,
      refusal: () => Fault | null = () => null,
    ): Result<string> {
      const record = describe(blank(order, names.sent ?? ''), bytes, names)
      if (!record.ok) return record
      const refused = refusal()
      if (refused) return { ok: false, error: refused }
      const image = store.write(record.value.hash, bytes)
      db.transaction(() => {
        records.insert(record.value)
        jobs.insert(record.value.id, order.priority)
      })()
      image.keep()
      return ok(tell(record.value))
    },

    /** An image that was read before, as it lies: the bytes are known by their hash. */
    fromRecord(row: RecordRow, order: Order): Result<string> {
      if (row.hash === null) return err('image.unknown', { id: row.id })
      const { hash, media_type: mediaType, size_bytes: sizeBytes, width, height } = row
      const base = { ...blank(order, row.filename), sourcePath: row.source_path, folderId: row.folder_id }
      const record = { ...base, hash, mediaType, sizeBytes, width, height }
      db.transaction(() => {
        records.insert(record)
        jobs.insert(record.id, order.priority)
      })()
      return ok(tell(record))
    },

    /** An image that somebody named: it stays where it is. */
    async fromFile(file: string, order: Order): Promise<Result<string>> {
      const content = await readImageFile(file)
      if (!content.ok) return content
      const base = { ...blank(order, path.basename(file)), sourcePath: file }
      const record = describe(base, content.value.bytes)
      if (!record.ok) return record
      db.transaction(() => {
        records.insert(record.value)
        jobs.insert(record.value.id, order.priority)
      })()
      return ok(tell(record.value))
    },

    /**
     * A file of a watch folder. What is no readable image becomes a failed record, so that somebody sees it; what may
     * be readable later (busy, no rights yet) is answered as a fault and leaves no trace.
     */
    async fromFolder(
      place: FolderFile,
      expected: FileState,
      order: Order,
    ): Promise<Result<'accepted' | 'changed'>> {
      const content = await readImageFile(place.file)
      if (!content.ok && content.error.code !== 'image.size') return content
      const base = {
        ...blank(order, path.basename(place.file)),
        sourcePath: place.file,
        folderId: place.folderId,
      }
      const described = content.ok ? describe(base, content.value.bytes) : content
      const state = content.ok ? content.value.state : expected
      if (state.sizeBytes !== expected.sizeBytes || state.mtimeMs !== expected.mtimeMs) return ok('changed')
      const record = described.ok ? described.value : refused(base, state, described.error)
      db.transaction(() => {
        records.insert(record)
        if (described.ok) jobs.insert(record.id, order.priority)
        folders.markSeen(place.folderId, place.file, state, record.id)
      })()
      tell(record)
      return ok('accepted')
    },
  }
}

function refused(base: NewRecord, state: FileState, error: Fault): NewRecord {
  return { ...base, status: 'failed', error, sizeBytes: state.sizeBytes }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
