// The files of a folder that are still in work: those that are waited for, and results that are still to be written.
import path from 'node:path'
import type { PendingFile } from '../../../shared/contract/folder-calls.ts'
import type { FolderRow } from '../db/folders.ts'
import type { SheetRow } from '../db/sheets.ts'
import { sheetFile } from '../output/output-paths.ts'
import { faultView } from '../fault-view.ts'
import type { HandlerParts } from './handler-parts.ts'

/** Returns at most `limit` files, and how many there are. */
export function pendingFiles(
  { watchers, deliveries, records, sheets }: HandlerParts,
  folder: FolderRow,
  limit: number,
): { files: PendingFile[]; total: number } {
  const watch = watchers.watchOf(folder.id)
  const isHeld = watch?.state() === 'resting' || watch?.state() === 'full'
  const waiting = (watch?.pending(limit) ?? []).map(({ place, since, checkAt, error }): PendingFile => ({
    file: path.join(folder.path, place.dir, place.name),
    state: isHeld ? 'held' : error ? 'busy' : 'settling',
    since,
    nextAt: isHeld ? null : checkAt,
    recordId: null,
    error: error && faultView(error),
  }))
  const due = deliveries.ofFolder(folder.id, limit).map((row): PendingFile => ({
    file: records.get(row.recordId)?.source_path ?? row.recordId,
    state: row.isParked ? 'parked' : 'delivering',
    since: row.createdAt,
    nextAt: row.isParked ? null : row.notBefore || null,
    recordId: row.recordId,
    error: row.error && faultView(row.error),
  }))
  const counts = deliveries.counts(folder.id)
  const sheet = pendingSheet(sheets.get(folder.id), folder)
  return {
    files: [...sheet, ...waiting, ...due].slice(0, limit),
    total: (watch?.pendingCount() ?? 0) + counts.due + counts.parked + sheet.length,
  }
}

/** Returns the folder's spreadsheet if its last write failed, else nothing. */
function pendingSheet(sheet: SheetRow | null, { path: root, rule, createdAt }: FolderRow): PendingFile[] {
  if (!sheet?.error || rule.sheet === 'none') return []
  return [
    {
      file: sheet.state.files[0]?.path ?? sheetFile(root, rule, rule.sheet).file,
      state: sheet.isParked ? 'parked' : 'delivering',
      since: createdAt,
      nextAt: sheet.isParked ? null : sheet.notBefore,
      recordId: null,
      error: faultView(sheet.error),
    },
  ]
}
