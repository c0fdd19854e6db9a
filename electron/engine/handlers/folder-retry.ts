// Tries everything again that failed in a folder.
import type { DeliveryRepo } from '../db/deliveries.ts'
import type { FolderFileRepo } from '../db/folder-files.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { RecordRepo } from '../db/records.ts'
import type { Events } from '../events.ts'
import { priorities } from '../jobs/order.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Deliverer } from '../output/deliverer.ts'
import type { SheetKeeper } from '../output/sheet-keeper.ts'
import type { Watchers } from '../watch/watchers.ts'

export interface RetryParts {
  readonly db: Db
  readonly records: RecordRepo
  readonly jobs: JobRepo
  readonly folderFiles: FolderFileRepo
  readonly deliveries: DeliveryRepo
  readonly deliverer: Deliverer
  readonly sheetKeeper: SheetKeeper
  readonly runner: Runner
  readonly watchers: Watchers
  readonly events: Events
}

/**
 * Tries the folder's failed files and parked results again. Returns how many files and results are tried
 * again.
 */
export function retryFolder(parts: RetryParts, folderId: string): number {
  const { db, records, jobs, folderFiles, deliveries, events } = parts
  const reopened: string[] = []
  const refused: string[] = []
  const delivered = db.transaction(() => {
    for (const id of records.failedOfFolder(folderId)) {
      if (records.get(id)?.hash === null) {
        // The file was refused and no image was stored, so the record is removed and the file looked at again.
        folderFiles.forgetRecord(id)
        records.remove(id)
        refused.push(id)
      } else {
        records.reopen(id)
        jobs.insert(id, priorities.batch)
        reopened.push(id)
      }
    }
    return deliveries.unpark(folderId)
  })()
  for (const id of reopened) events.emit('record.changed', { id, status: 'waiting' })
  if (refused.length > 0) events.emit('record.removed', { ids: refused })
  parts.runner.pump()
  parts.deliverer.pump()
  parts.sheetKeeper.lookAgain(folderId)
  parts.watchers.rescan(folderId)
  parts.watchers.announceChange(folderId)
  return reopened.length + refused.length + delivered
}
