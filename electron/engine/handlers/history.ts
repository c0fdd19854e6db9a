// Handlers for tags and saved searches.
import { ok } from '../../../shared/result.ts'
import type { SearchRepo } from '../db/searches.ts'
import type { TagRepo } from '../db/tags.ts'
import type { Events } from '../events.ts'
import type { HandlersOf } from './types.ts'

export interface HistoryParts {
  readonly tags: TagRepo
  readonly searches: SearchRepo
  readonly events: Events
  readonly newId: (kind: string) => string
  readonly now: () => number
}

export function tagHandlers({ tags }: HistoryParts): HandlersOf<'tags'> {
  return { 'tags.list': () => ok({ tags: tags.list() }) }
}

export function searchHandlers({ searches, events, newId, now }: HistoryParts): HandlersOf<'searches'> {
  return {
    'searches.list': () => ok({ searches: searches.list() }),
    'searches.save'({ name, filter }) {
      const saved = searches.save({ id: newId('sea'), name, filter, createdAt: now() })
      events.emit('search.changed', { id: saved.id })
      return ok(saved)
    },
    'searches.remove'({ id }) {
      const removed = searches.remove(id)
      if (removed > 0) events.emit('search.changed', { id })
      return ok({ removed })
    },
  }
}
