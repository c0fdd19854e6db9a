// From an image to an accepted record: what is checked, what is stored, and the promise to read it.
// Record and job are one transaction, so there is never the one without the other.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RecordSource } from '../../../shared/contract/record.ts'
import { checkImage } from '../../../shared/image/check.ts'
import type { Entrance } from '../../../shared/image/formats.ts'
import { labelOf, toLabel } from '../../../shared/image/filename.ts'
import { normalisePart, type ImagePart } from '../../../shared/image-part.ts'
import type { Operation } from '../../../shared/operations.ts'
import type { EngineChoice, Profile } from '../../../shared/reading.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import { noSettings, type FieldSettings } from '../../../shared/schema/field-settings.ts'
import { dayOf } from '../access/calendar.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { NewRecord, RecordRepo, RecordRow } from '../db/records.ts'
import type { Events } from '../events.ts'
import type { Passwords } from '../passwords.ts'
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
  /** Null follows the setting of when it is read. */
  readonly engine: EngineChoice | null
  /** Where somebody turned the image or drew a frame on it. */
  readonly part?: ImagePart | null | undefined
  /** Which pages of a document, as in 1-3,7; none is all of them. */
  readonly pages?: string | null | undefined
  /** By the contract's operations, or by any other way. */
  readonly entrance: Entrance
  /** What opens a document that is locked; it is kept nowhere. */
  readonly password?: string | undefined
  readonly schema: {
    readonly text: string
    /** What was said of its fields. */
    readonly settings: FieldSettings
    readonly id: string | null
    readonly revision: number | null
  } | null
  readonly key: { readonly id: string; readonly prefix: string } | null
  readonly baseUrl: string | null
}

/** For what was read before. */
export type OrderAgain = Order & Pick<NewRecord, 'tags' | 'partOf' | 'duplicateOf'>

/** Where a sent image may get its name from. */
export interface ImageNames {
  readonly sent?: string | undefined
  readonly url?: string | undefined
}

/** What makes a record of an order; an image's own facts are filled in when it was looked at. */
export type NewRecordOf = (order: Order, filename: string) => NewRecord

export function createNewRecord(newId: (kind: string) => string, now: () => number): NewRecordOf {
  return (order, filename) => ({
    id: newId('rec'),
    filename: toLabel(filename),
    operation: order.operation,
    status: 'waiting',
    source: order.source,
    sourcePath: null,
    folderId: null,
    tags: [],
    duplicateOf: null,
    keyId: order.key?.id ?? null,
    keyPrefix: order.key?.prefix ?? null,
    baseUrl: order.baseUrl,
    schemaId: order.schema?.id ?? null,
    schemaRevision: order.schema?.revision ?? null,
    resultSchema: order.schema?.text ?? null,
    fieldSettings: order.schema?.settings ?? noSettings,
    hash: null,
    mediaType: null,
    sizeBytes: 0,
    width: 0,
    height: 0,
    askedLanguages: order.languages,
    profile: order.profile,
    engine: order.engine,
    part: normalisePart(order.part),
    pagesAsked: order.pages ?? null,
    partOf: null,
    error: null,
    countedDay: order.key ? dayOf(now()) : null,
    createdAt: now(),
  })
}

/** The record with what its image's bytes say, or why they can't be read. */
export async function describeImage(
  base: NewRecord,
  bytes: Uint8Array,
  entrance: Entrance,
  names?: ImageNames,
): Promise<Result<NewRecord & { hash: string }>> {
  const image = checkImage({
    name: base.filename || 'The image',
    bytes,
    entrance,
  })
  if (!image.ok) return image
  const { mediaType, width, height, format } = image.value
  const filename = names ? labelOf({ ...names, format }) : base.filename
  return ok({
    ...base,
    filename,
    hash: await sha256(bytes),
    mediaType,
    width,
    height,
    sizeBytes: bytes.length,
  })
}

export type Intake = ReturnType<typeof createIntake>

export function createIntake(parts: {
  db: Db
  records: RecordRepo
  jobs: JobRepo
  store: ImageStore
  events: Events
  newRecord: NewRecordOf
  passwords: Passwords
  onAccepted: () => void
}) {
  const { db, records, jobs, store, events, newRecord, passwords, onAccepted } = parts

  function unlock({ hash }: NewRecord, { password }: Order): void {
    if (hash !== null && password !== undefined) passwords.tell(hash, password)
  }

  function tell(record: NewRecord): string {
    events.emit('record.changed', { id: record.id, status: record.status })
    onAccepted()
    return record.id
  }

  return {
    /**
     * An image that was sent: kept beside the database, since it has no other place. What may still refuse it is asked
     * last, with nothing in between, so that of many requests at once no more are taken than there is room for.
     */
    async fromBytes(
      names: ImageNames,
      bytes: Uint8Array,
      order: Order,
      refusal: () => Fault | null = () => null,
    ): Promise<Result<string>> {
      const record = await describeImage(newRecord(order, names.sent ?? ''), bytes, order.entrance, names)
      if (!record.ok) return record
      const { hash } = record.value
      // Not awaited where it is there already: else it could be removed again before its record is in.
      const image = store.has(hash) ? null : await store.write(hash, bytes)
      const refused = refusal()
      if (refused) {
        image?.drop()
        return { ok: false, error: refused }
      }
      try {
        db.transaction(() => {
          records.insert(record.value)
          jobs.insert(record.value.id, order.priority)
        })()
      } catch (error) {
        image?.drop()
        throw error
      }
      image?.keep()
      unlock(record.value, order)
      return ok(tell(record.value))
    },

    /** An image that was read before, as it lies: the bytes are known by their hash. All of it or nothing, with `also`. */
    fromRecord(row: RecordRow, orders: readonly OrderAgain[], also = () => {}): Result<string[]> {
      if (row.hash === null) return err('image.unknown', { id: row.id })
      const { hash, media_type: mediaType, size_bytes: sizeBytes, width, height } = row
      const lies = { sourcePath: row.source_path, folderId: row.folder_id }
      const image = { hash, mediaType, sizeBytes, width, height }
      const added = orders.map((order) => {
        const { priority, tags, partOf, duplicateOf } = order
        const record = { ...newRecord(order, row.filename), ...lies, ...image, tags, partOf, duplicateOf }
        return { record, priority }
      })
      db.transaction(() => {
        for (const { record, priority } of added) {
          records.insert(record)
          jobs.insert(record.id, priority)
        }
        also()
      })()
      return ok(added.map(({ record }) => tell(record)))
    },

    /** An image that somebody named: it stays where it is. */
    async fromFile(file: string, order: Order): Promise<Result<string>> {
      const content = await readImageFile(file)
      if (!content.ok) return content
      const base = { ...newRecord(order, path.basename(file)), sourcePath: file }
      const record = await describeImage(base, content.value.bytes, order.entrance)
      if (!record.ok) return record
      db.transaction(() => {
        records.insert(record.value)
        jobs.insert(record.value.id, order.priority)
      })()
      unlock(record.value, order)
      return ok(tell(record.value))
    },
  }
}

/** So much takes a few milliseconds, between which others get their turn. */
const hashedAtOnce = 4 * 1024 * 1024

async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += hashedAtOnce) {
    if (at > 0) await nextTurn()
    hash.update(bytes.subarray(at, at + hashedAtOnce))
  }
  return hash.digest('hex')
}
