// Files of a watch folder on their way to records: each is looked at, and many are accepted in one transaction.
// What is no readable image becomes a failed record, so that somebody sees it; what may be readable later is answered
// as a fault and leaves no trace. Bytes that were read before in the same way are linked, not read. [Note: once]
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileFormatOf } from '../../../shared/image/sniff.ts'
import { looksUnfinished } from '../../../shared/image/ending.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import type { DeliveryStep } from '../../../shared/watch/delivery-step.ts'
import type { DeliveryRepo } from '../db/deliveries.ts'
import type { FilePlace, FileState, FolderFileRepo } from '../db/folder-files.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { NewRecord, RecordRepo, RecordRow } from '../db/records.ts'
import type { WrittenFileRepo } from '../db/written-files.ts'
import type { Events } from '../events.ts'
import { describeImage, type NewRecordOf, type Order } from './intake.ts'
import { readImageFile } from './read-file.ts'

export interface FolderOrder extends Order {
  readonly folderId: string
  readonly root: string
  readonly tagsSubfolders: boolean
  readonly duplicates: 'link' | 'skip'
  /** What is due for a result that is known to be no pile; null for nothing. */
  readonly firstStep: (of: RecordRow) => DeliveryStep | null
}

/** A file that was looked at. Its bytes are not kept: ten thousand of them would not fit. */
export interface Landed {
  readonly place: FilePlace
  readonly state: FileState
  readonly record: NewRecord
}

/** What there is to be told of. */
type Accepted = Pick<NewRecord, 'id' | 'status'>

export type FolderIntake = ReturnType<typeof createFolderIntake>

export function createFolderIntake(parts: {
  db: Db
  records: RecordRepo
  jobs: JobRepo
  folderFiles: FolderFileRepo
  deliveries: DeliveryRepo
  events: Events
  newRecord: NewRecordOf
  written: WrittenFileRepo
  now: () => number
  onAccepted: () => void
  /** A file has another name now; what is written for it is written anew. */
  onRenamed: () => void
}) {
  const { db, records, jobs, folderFiles, deliveries, events, newRecord, now, onAccepted } = parts

  /** 'changed' where it is not as it was when it had settled. */
  async function inspect(
    place: FilePlace,
    expected: FileState,
    order: FolderOrder,
    isPatient: boolean,
  ): Promise<Result<Landed | 'changed'>> {
    const file = path.join(order.root, place.dir, place.name)
    const base: NewRecord = {
      ...newRecord(order, place.name),
      sourcePath: file,
      folderId: order.folderId,
      tags: order.tagsSubfolders ? place.dir.split('/').filter(Boolean) : [],
    }
    const content = await readImageFile(file, { followsLinks: false })
    if (!content.ok) {
      return content.error.code === 'image.size' ? ok(landed(place, expected, base, content.error)) : content
    }
    const { bytes, state } = content.value
    if (state.sizeBytes !== expected.sizeBytes || state.mtimeMs !== expected.mtimeMs) return ok('changed')
    if (isPatient && isUnfinished(bytes)) return err('file.unfinished', { path: file })
    const described = await describeImage(base, bytes, order.entrance)
    return ok(
      described.ok ? { place, state, record: described.value } : landed(place, state, base, described.error),
    )
  }

  function acceptOne({ place, state, record }: Landed, order: FolderOrder): readonly Accepted[] {
    const { hash } = record
    const put = (recordId: string | null, duplicateOf: string | null) =>
      folderFiles.put(order.folderId, place, state, { recordId, duplicateOf }, now())
    // What we wrote ourselves, and nobody has changed since, is the end of the way and not its beginning.
    if (hash !== null && parts.written.hashOf(record.sourcePath ?? '') === hash) {
      put(null, null)
      return []
    }
    const same = hash === null ? null : records.sameAs({ ...record, hash, reader: readerVersion })
    if (same === null) {
      records.insert(record)
      if (hash !== null) jobs.insert(record.id, order.priority)
      put(record.id, null)
      return [record]
    }
    const before = folderFiles.get(order.folderId, place)
    // Only touched, or written again as it was: nothing new is in it.
    if (before && (before.recordId === same || before.duplicateOf === same)) {
      put(before.recordId, before.duplicateOf)
      return []
    }
    const renamed = renamedOf(same, order, record.sourcePath)
    if (renamed.length > 0) {
      folderFiles.forgetRecord(same)
      put(same, null)
      for (const { id } of renamed) records.renamed(id, record.sourcePath ?? '', record.filename)
      const live = renamed.filter(({ removed_at: removedAt }) => removedAt === null)
      for (const row of live) {
        const step = order.firstStep(row)
        if (step) deliveries.insert(row.id, order.folderId, step, now())
      }
      return live.map(({ id }) => ({ id, status: 'done' }))
    }
    if (order.duplicates === 'skip') {
      put(null, same)
      return []
    }
    const linked = { ...record, duplicateOf: same }
    records.insert(linked)
    jobs.insert(linked.id, order.priority)
    put(linked.id, null)
    return [linked]
  }

  /**
   * The first of the two is not where it was: the file was renamed or moved inside the folder, not copied. Answers what was
   * made of it: a record, and those of its parts.
   */
  function renamedOf(recordId: string, order: FolderOrder, file: string | null): RecordRow[] {
    const made = [recordId, ...records.partsOf(recordId)].flatMap((id) => records.get(id) ?? [])
    const isAway = made.every(
      ({ status, folder_id: folder, source_path: first }) =>
        status === 'done' &&
        folder === order.folderId &&
        first !== null &&
        first !== file &&
        !existsSync(first),
    )
    return isAway ? made : []
  }

  const acceptAll = db.transaction((files: readonly Landed[], order: FolderOrder) =>
    files.flatMap((file) => acceptOne(file, order)),
  )

  return {
    inspect,
    /** Many at once: a transaction waits for the disk, and ten thousand of them would hold everything up. */
    accept(files: readonly Landed[], order: FolderOrder): void {
      for (const { id, status } of acceptAll(files, order)) events.emit('record.changed', { id, status })
      onAccepted()
      parts.onRenamed()
    },
    /** Files that lay there already and are not to be read. */
    skip(folderId: string, files: readonly { place: FilePlace; state: FileState }[]): void {
      db.transaction(() => {
        for (const { place, state } of files)
          folderFiles.put(folderId, place, state, { recordId: null, duplicateOf: null }, now())
      })()
    },
  }
}

function landed(place: FilePlace, state: FileState, base: NewRecord, error: Fault): Landed {
  return { place, state, record: { ...base, status: 'failed', error, sizeBytes: state.sizeBytes } }
}

/** Space that was set aside for a copy is zeros at first. */
function isUnfinished(bytes: Uint8Array): boolean {
  const format = fileFormatOf(bytes)
  if (format) return looksUnfinished(bytes, format)
  return bytes.length >= 8 && bytes.subarray(0, 8).every((byte) => byte === 0)
}
