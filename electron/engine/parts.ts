// Creates the parts of the engine and connects them.
import type { Tier } from '../../shared/limits.ts'
import { createKeyDoor } from './access/keys.ts'
import { createSessionDoor } from './access/sessions.ts'
import type { DataFolder } from './data-folder.ts'
import { queueState } from './handlers/queue.ts'
import { createBatchWork } from './batches/batch-work.ts'
import { createAgentImages } from './intake/open-for-agent.ts'
import { createImageFetcher } from './intake/open-image-url.ts'
import type { Ports } from './ports.ts'
import { createReaders } from './readers.ts'
import type { Scope } from './scope.ts'
import { createStores, type Stores } from './stores.ts'
import { createWork } from './work.ts'

export type Parts = ReturnType<typeof createParts>

/** Creates every part with its dependencies; the scope closes them in reverse order. */
export function createParts(ports: Ports, scope: Scope, base: DataFolder) {
  const stores = createStores(ports, base)
  const readers = createReaders(stores, {
    ...{ ports, scope },
    isHeld: () => work.runner.isPaused() || work.disk.isFull(),
    // Called between two messages, where nobody catches errors; and a thumbnail can be made again.
    onThumbnail: (hash, body) => work.disk.ifSpace(() => stores.repos.thumbnails.insert(hash, body)),
  })
  const work = createWork(stores, readers, scope)
  restartIfDamaged(stores, work.end)
  /** The current state of the queue. */
  const queue = () => queueState({ ...work, jobs: stores.repos.jobs, pool: readers.pool })
  const requests = {
    ...stores,
    ...readers,
    ...work,
    ...createAccess(stores, work),
    ...createRequests(stores),
  }
  const batchWork = createBatchWork(requests)
  scope.own(() => batchWork.close())
  return { ...requests, batchWork, queue }
}

/** The images of requests, and how many requests may wait. */
function createRequests({ repos: { settings } }: Stores) {
  const openImageUrl = createImageFetcher(() => settings.get().allowsPrivateUrls)
  return {
    openImageUrl,
    openForAgent: createAgentImages(() => settings.get(), openImageUrl),
    maxWaiting: () => settings.get().maxWaitingRequests,
  }
}

/** The time of use of keys and sessions may be skipped: with a full disk, both still work. */
function createAccess({ repos, events, newId, now }: Stores, { disk }: ReturnType<typeof createWork>) {
  const { keys, settings } = repos
  const requestsPerMinute = (tier: Tier) => settings.get().requestsPerMinute[tier]
  const keyDoor = createKeyDoor({
    repo: { ...keys, touch: (id, time) => disk.ifSpace(() => keys.touch(id, time)) },
    now,
    requestsPerMinute,
  })
  const sessions = createSessionDoor({
    repo: { ...repos.sessions, touch: (id, time) => disk.ifSpace(() => repos.sessions.touch(id, time)) },
    events,
    newId,
    now,
  })
  return { keyDoor, sessions }
}

/** Ends all work and restarts the engine once the database is found damaged. */
function restartIfDamaged({ base, events, log }: Stores, end: () => Promise<unknown>): void {
  base.damage.onFound(() => {
    void end().catch((error: unknown) => log.error('the damaged database held something up', error))
    events.emit('notices.changed', {})
    // If damage shows again after a rescue, restarting would go on forever.
    if (!base.isRescued) events.emit('engine.restart', {})
  })
  base.backups.onProblem(() => events.emit('notices.changed', {}))
}
