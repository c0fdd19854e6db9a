// Accepts an image: checks it, stores it, and makes its record and its job in one transaction, so that neither exists
// without the other.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RecordSource } from '../../../shared/contract/record.ts'
import { checkImage } from '../../../shared/image/check.ts'
import type { Entrance } from '../../../shared/image/formats.ts'
import { chooseLabel, sanitizeLabel } from '../../../shared/image/filename.ts'
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

/** All that is requested for an image, by any caller. */
export interface Order {
  readonly operation: Operation
  readonly source: RecordSource
  readonly priority: number
  /** The requested languages; if empty, they are detected. */
  readonly languages: readonly string[]
  readonly profile: Profile
  /** Null follows the setting at the time of reading. */
  readonly engine: EngineChoice | null
  /** Set if the image was rotated or cropped by a person. */
  readonly part?: ImagePart | null | undefined
  /** The requested pages of a document, as in 1-3,7; all if absent. */
  readonly pages?: string | null | undefined
  /** Whether the image came by the operations of the contract ('contract') or in any other way ('own'). */
  readonly entrance: Entrance
  /** Opens a locked document; never stored on the disk. */
  readonly password?: string | undefined
  readonly schema: {
    readonly text: string
    /** The settings of its fields. */
    readonly settings: FieldSettings
    readonly id: string | null
    readonly revision: number | null
  } | null
  readonly key: { readonly id: string; readonly prefix: string } | null
  readonly baseUrl: string | null
}

/** An order for an image that was read before. */
export type OrderAgain = Order & Pick<NewRecord, 'tags' | 'partOf' | 'duplicateOf'>

/** The sources for the name of an image that was sent. */
export interface ImageNames {
  readonly sent?: string | undefined
  readonly url?: string | undefined
}

export interface Acceptance {
  /** Asked last, with no await until the record is stored, so that concurrent requests can't exceed a limit together. */
  readonly refusal?: () => Fault | null
  /** Called in the transaction that stores the record. */
  readonly also?: ((recordId: string) => void) | undefined
}

/** Makes the record of an order. The facts of the image are added when it has been inspected. */
export type MakeRecord = (order: Order, filename: string) => NewRecord

/** Returns a function that makes the row of a new record from an order and a file name. */
export function createNewRecord(newId: (kind: string) => string, now: () => number): MakeRecord {
  return (order, filename) => ({
    id: newId('rec'),
    filename: sanitizeLabel(filename),
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

/** Returns the record completed with the facts of its image, or the reason why the image can't be read. */
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
  const filename = names ? chooseLabel({ ...names, format }) : base.filename
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
  newRecord: MakeRecord
  passwords: Passwords
  onAccepted: () => void
}) {
  const { db, records, jobs, store, events, newRecord, passwords, onAccepted } = parts

  /** Announces an accepted record, and returns its id. */
  function announce(record: NewRecord): string {
    events.emit('record.changed', { id: record.id, status: record.status })
    onAccepted()
    return record.id
  }

  return {
    /**
     * Accepts the bytes of an image and keeps them in the image store, because they have no other place.
     */
    async fromBytes(
      names: ImageNames,
      bytes: Uint8Array,
      order: Order,
      { refusal = () => null, also = () => undefined }: Acceptance = {},
    ): Promise<Result<string>> {
      const record = await describeImage(newRecord(order, names.sent ?? ''), bytes, order.entrance, names)
      if (!record.ok) return record
      const { hash } = record.value
      // No await if the image is already stored: otherwise it could be removed before its record is stored.
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
          also(record.value.id)
        })()
      } catch (error) {
        image?.drop()
        throw error
      }
      image?.keep()
      passwords.remember(record.value.id, order.password)
      return ok(announce(record.value))
    },

    /**
     * Accepts an image that was read before again; its bytes are known by their hash. All records and `also` are one
     * transaction.
     */
    fromRecord(row: RecordRow, orders: readonly OrderAgain[], also = () => {}): Result<string[]> {
      if (row.hash === null) return err('image.unknown', { id: row.id })
      const { hash, media_type: mediaType, size_bytes: sizeBytes, width, height } = row
      const location = { sourcePath: row.source_path, folderId: row.folder_id }
      const image = { hash, mediaType, sizeBytes, width, height }
      const added = orders.map((order) => {
        const { priority, tags, partOf, duplicateOf } = order
        const record = { ...newRecord(order, row.filename), ...location, ...image, tags, partOf, duplicateOf }
        return { record, priority }
      })
      for (const { record } of added) passwords.remember(record.id, passwords.of(row.id))
      db.transaction(() => {
        for (const { record, priority } of added) {
          records.insert(record)
          jobs.insert(record.id, priority)
        }
        also()
      })()
      return ok(added.map(({ record }) => announce(record)))
    },

    /** Accepts a file, which stays where it is. */
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
      passwords.remember(record.value.id, order.password)
      return ok(announce(record.value))
    },
  }
}

/** Hashing this many bytes takes a few milliseconds; other work gets its turn in between. */
const hashChunkBytes = 4 * 1024 * 1024

/** Returns the hash of the bytes; other work gets its turn in between. */
async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += hashChunkBytes) {
    if (at > 0) await nextTurn()
    hash.update(bytes.subarray(at, at + hashChunkBytes))
  }
  return hash.digest('hex')
}
