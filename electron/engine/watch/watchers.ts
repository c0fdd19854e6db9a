// All watch folders: one watch each, begun, paused and ended as the rules in the database say.
import type { Profile } from '../../../shared/reading.ts'
import type { FolderRepo, FolderRow } from '../db/folders.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import type { Events } from '../events.ts'
import type { Intake, Order } from '../intake/intake.ts'
import { priorities } from '../jobs/order.ts'
import type { Clock, Log } from '../ports.ts'
import { watchFolder, type FolderWatch } from './folder-watch.ts'

export interface Watchers {
  /** Begins the watches; before, rules can be changed and nothing is watched. */
  start(): void
  /** Reads the folder's rule anew: begins, restarts or ends its watch. */
  refresh(folderId: string): Promise<void>
  /** Looks everywhere again, at once. */
  rescan(): void
  stateOf(folder: FolderRow): 'watching' | 'paused' | 'offline'
  settlingCount(folderId: string): number
  close(): Promise<void>
}

export function createWatchers(parts: {
  folders: FolderRepo
  schemas: SchemaRepo
  intake: Intake
  events: Events
  clock: Clock
  log: Log
  profile: () => Profile
}): Watchers {
  const { folders, schemas, intake, events, clock, log } = parts
  const watches = new Map<string, FolderWatch>()
  let isStarted = false

  function begin(folder: FolderRow): void {
    if (!isStarted || folder.isPaused) return
    watches.set(
      folder.id,
      watchFolder({
        folder,
        clock,
        log,
        seen: (file) => folders.seen(folder.id, file),
        take: (file, state) => intake.fromFolder({ folderId: folder.id, file }, state, orderOf(folder)),
        onChange: () => events.emit('folder.changed', { id: folder.id }),
      }),
    )
  }

  function orderOf(folder: FolderRow): Order {
    const schema = folder.schemaId === null ? null : schemas.get(folder.schemaId)
    return {
      operation: folder.operation,
      source: 'folder',
      priority: priorities.folder,
      languages: folder.languages,
      profile: folder.profile ?? parts.profile(),
      schema: schema && { text: schema.body, id: schema.id, revision: schema.revision },
      key: null,
      baseUrl: null,
    }
  }

  return {
    start() {
      if (isStarted) return
      isStarted = true
      for (const folder of folders.list()) begin(folder)
    },
    async refresh(folderId) {
      const old = watches.get(folderId)
      watches.delete(folderId)
      await old?.close()
      const folder = folders.get(folderId)
      if (folder) begin(folder)
      events.emit('folder.changed', { id: folderId })
    },
    rescan() {
      for (const watch of watches.values()) watch.rescan()
    },
    stateOf: (folder) => (folder.isPaused ? 'paused' : (watches.get(folder.id)?.state() ?? 'watching')),
    settlingCount: (folderId) => watches.get(folderId)?.settlingCount() ?? 0,
    async close() {
      await Promise.all([...watches.values()].map((watch) => watch.close()))
    },
  }
}
