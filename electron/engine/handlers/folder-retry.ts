// Tries everything again that failed in a folder.
import { priorities } from '../jobs/order.ts'
import type { HandlerParts } from './handler-parts.ts'

/**
 * Tries the folder's failed files and parked results again. Returns how many files and results are tried
 * again.
 */
export function retryFolder(parts: HandlerParts, folderId: string): number {
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
