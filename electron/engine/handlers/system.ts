// The installation: settings and health.
import type { QueueState } from '../../../shared/contract/queue-calls.ts'
import { boxedLanguages } from '../../../shared/languages.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { ok } from '../../../shared/result.ts'
import type { SettingsRepo } from '../db/settings.ts'
import type { Events } from '../events.ts'
import type { HandlersOf } from './types.ts'

export interface SystemParts {
  readonly settings: SettingsRepo
  readonly events: Events
  readonly version: string
  readonly queue: () => QueueState
  readonly addedLanguages: () => readonly string[]
}

export function settingsHandlers({ settings, events }: SystemParts): HandlersOf<'settings'> {
  return {
    'settings.get': () => ok(settings.get()),
    'settings.set'(changes) {
      const after = settings.set(changes)
      events.emit('settings.changed', {})
      return ok(after)
    },
  }
}

export function systemHandlers({
  version,
  queue,
  addedLanguages,
}: SystemParts): Pick<HandlersOf<'system'>, 'system.health'> {
  return {
    'system.health': () =>
      ok({
        status: 'ok',
        version,
        reader: readerVersion,
        languages: [...boxedLanguages, ...addedLanguages()],
        queue: queue(),
      }),
  }
}
