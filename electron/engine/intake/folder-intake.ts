// Turns files of a watch folder into records: each is inspected, and many are accepted in one transaction. A file
// that is no readable image becomes a failed record, so that somebody sees it; a file that may become readable later
// is answered with a fault and leaves no trace. If the same bytes were already read with the same options, the record
// is linked to that result instead of being read. [Note: once]
import path from 'node:path'
import { detectFormat } from '../../../shared/image/sniff.ts'
import { isTruncatedFile } from '../../../shared/image/truncated.ts'
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
import { describeImage, type MakeRecord, type Order } from './intake.ts'
import { isPresent } from '../../files/presence.ts'
import { readImageFile } from './read-file.ts'

export interface FolderOrder extends Order {
  readonly folderId: string
  readonly root: string
  readonly tagsSubfolders: boolean
  readonly duplicates: 'link' | 'skip'
  /** The first delivery step of a result that is no batch scan; null for none. */
  readonly firstStep: (of: RecordRow) => DeliveryStep | null
}

/**
 * A file that was inspected, ready to be accepted. Its bytes are not kept: those of ten thousand files would not fit.
 */
export interface InspectedFile {
  readonly place: FilePlace
  readonly state: FileState
  readonly record: NewRecord
}

/** A change of a record that is announced as an event. */
type Accepted = Pick<NewRecord, 'id' | 'status'>

export type FolderIntake = ReturnType<typeof createFolderIntake>

export function createFolderIntake(parts: {
  db: Db
  records: RecordRepo
  jobs: JobRepo
  folderFiles: FolderFileRepo
  deliveries: DeliveryRepo
  events: Events
  newRecord: MakeRecord
  written: WrittenFileRepo
  now: () => number
  onAccepted: () => void
  /** Called because files may have been renamed; their results are then delivered again under the new name. */
  onRenamed: () => void
}) {
  const { db, records, jobs, folderFiles, deliveries, events, newRecord, now, onAccepted } = parts

  /** Reads and checks a file. Returns 'changed' if it is no longer as it was when it had settled. */
  async function inspect(
    place: FilePlace,
    expected: FileState,
    order: FolderOrder,
    waitsForEnd: boolean,
  ): Promise<Result<InspectedFile | 'changed'>> {
    const file = path.join(order.root, place.dir, place.name)
    const base: NewRecord = {
      ...newRecord(order, place.name),
      sourcePath: file,
      folderId: order.folderId,
      tags: order.tagsSubfolders ? place.dir.split('/').filter(Boolean) : [],
    }
    const content = await readImageFile(file, order.root)
    if (!content.ok) {
      if (content.error.code === 'file.changed') return ok('changed')
      return content.error.code === 'image.size'
        ? ok(failedFile(place, expected, base, content.error))
        : content
    }
    const { bytes, state } = content.value
    if (state.sizeBytes !== expected.sizeBytes || state.mtimeMs !== expected.mtimeMs) return ok('changed')
    if (waitsForEnd && isUnfinished(bytes)) return err('file.unfinished', { path: file })
    const described = await describeImage(base, bytes, order.entrance)
    return ok(
      described.ok
        ? { place, state, record: described.value }
        : failedFile(place, state, base, described.error),
    )
  }

  /** Makes the record of a file, or links it to an earlier one. Returns the records to announce. */
  function acceptOne({ place, state, record }: InspectedFile, order: FolderOrder): readonly Accepted[] {
    const { hash } = record
    /** Stores that this file was dealt with, and which record it became. */
    const put = (recordId: string | null, duplicateOf: string | null) =>
      folderFiles.put(order.folderId, place, state, { recordId, duplicateOf }, now())
    // A file that Fovea wrote itself, and nobody has changed since, is a result and not read.
    if (hash !== null && parts.written.hashOf(record.sourcePath ?? '') === hash) {
      put(null, null)
      return []
    }
    const same = hash === null ? null : records.findSame({ ...record, hash, reader: readerVersion })
    if (same === null) {
      records.insert(record)
      if (hash !== null) jobs.insert(record.id, order.priority)
      put(record.id, null)
      return [record]
    }
    const before = folderFiles.get(order.folderId, place)
    // The file was only touched, or written again with the same bytes.
    if (before && (before.recordId === same || before.duplicateOf === same)) {
      put(before.recordId, before.duplicateOf)
      return []
    }
    const renamed = findRenamed(same, order, record.sourcePath)
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
   * Detects that a file was renamed or moved within the folder, not copied: the file of the earlier record no longer
   * exists. Returns the records made of it: its own and those of its parts; else [].
   */
  function findRenamed(recordId: string, order: FolderOrder, file: string | null): RecordRow[] {
    const made = [recordId, ...records.partsOf(recordId)].flatMap((id) => records.get(id) ?? [])
    const isMoved = made.every(
      ({ status, folder_id: folder, source_path: first }) =>
        status === 'done' &&
        folder === order.folderId &&
        first !== null &&
        first !== file &&
        !isPresent(first),
    )
    return isMoved ? made : []
  }

  const acceptAll = db.transaction((files: readonly InspectedFile[], order: FolderOrder) =>
    files.flatMap((file) => acceptOne(file, order)),
  )

  return {
    inspect,
    /**
     * Accepts inspected files, many at once: each transaction waits for the disk, and ten thousand of them
     * would block everything else.
     */
    accept(files: readonly InspectedFile[], order: FolderOrder): void {
      for (const { id, status } of acceptAll(files, order)) events.emit('record.changed', { id, status })
      onAccepted()
      parts.onRenamed()
    },
    /** Marks files as dealt with that were there when watching began and are not to be read. */
    skip(folderId: string, files: readonly { place: FilePlace; state: FileState }[]): void {
      db.transaction(() => {
        for (const { place, state } of files)
          folderFiles.put(folderId, place, state, { recordId: null, duplicateOf: null }, now())
      })()
    },
  }
}

/** The failed record of a file that is no readable image. */
function failedFile(place: FilePlace, state: FileState, base: NewRecord, error: Fault): InspectedFile {
  return { place, state, record: { ...base, status: 'failed', error, sizeBytes: state.sizeBytes } }
}

/** Whether the file is still being written. A copy that has just begun may be a file of zeros. */
function isUnfinished(bytes: Uint8Array): boolean {
  const format = detectFormat(bytes)
  if (format) return isTruncatedFile(bytes, format)
  return bytes.length >= 8 && bytes.subarray(0, 8).every((byte) => byte === 0)
}
