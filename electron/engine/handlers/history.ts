// Handlers for tags and saved searches.
import { ok } from '../../../shared/result.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

export function tagHandlers({ tags }: HandlerParts): HandlersOf<'tags'> {
  return { 'tags.list': () => ok({ tags: tags.list() }) }
}

export function searchHandlers({ searches, events, newId, now }: HandlerParts): HandlersOf<'searches'> {
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
