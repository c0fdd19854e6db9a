// Handlers for the settings, notices and health of this installation.
import path from 'node:path'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { QueueState } from '../../../shared/contract/queue-calls.ts'
import { bundledLanguages } from '../../../shared/languages.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { faultText } from '../../../shared/faults.ts'
import { err, ok, type Fault } from '../../../shared/result.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { SettingsRepo } from '../db/settings.ts'
import type { Events } from '../events.ts'
import { usableAddress } from '../model/state.ts'
import type { PackStore } from '../packs/pack-store.ts'
import { realFolder } from '../../files/presence.ts'
import { networkUse } from '../../network/outgoing.ts'
import { blocksConnections } from '../../network/self-test.ts'
import type { HandlersOf } from './types.ts'

export interface SystemParts {
  readonly settings: SettingsRepo
  readonly events: Events
  readonly version: string
  readonly queue: () => QueueState
  /** Damage of the database that was found since the start. */
  readonly broken: () => Fault | null
  /** Messages about the opening of the data folder, and the problems since. */
  readonly notices: () => readonly Fault[]
  readonly addedLanguages: () => readonly string[]
  readonly packs: PackStore
  /** Reading processes load the engine pack when they start, so they are restarted when another is chosen. */
  readonly renewWorkers: () => void
}

export function settingsHandlers({
  settings,
  events,
  packs,
  renewWorkers,
}: SystemParts): HandlersOf<'settings'> {
  return {
    'settings.get': () => ok(settings.get()),
    /** Changes settings, after checking those of the language model and the engine pack. */
    async 'settings.set'(changes) {
      const before = settings.get()
      const problem = modelProblem(before, changes)
      if (problem) return { ok: false, error: problem }
      for (const folder of changes.agentFolders ?? []) {
        const real = path.isAbsolute(folder)
          ? await realFolder(folder)
          : err('folder.outputRelative', { path: folder })
        if (!real.ok && !before.agentFolders.includes(folder)) return real
      }
      const { enginePack = before.enginePack } = changes
      const pack = enginePack === before.enginePack ? ok(null) : packs.find(enginePack)
      if (!pack.ok) return pack
      const after = settings.set(changes)
      if (after.enginePack !== before.enginePack) renewWorkers()
      events.emit('settings.changed', {})
      return ok(after)
    },
  }
}

/**
 * Why the model's settings can't be used, or null. Checked only if a setting of the model changes, so that
 * changing the theme never fails because of the model.
 */
function modelProblem(now: Settings, changes: ParsedInput<'settings.set'>): Fault | null {
  const { isModelOn, modelAddress, confirmedModelHost } = changes
  const isAbout = [isModelOn, modelAddress, confirmedModelHost].some((change) => change !== undefined)
  if (!isAbout || !(isModelOn ?? now.isModelOn)) return null
  const usable = usableAddress({
    modelAddress: modelAddress ?? now.modelAddress,
    confirmedModelHost: confirmedModelHost ?? now.confirmedModelHost,
  })
  return usable.ok ? null : usable.error
}

export function systemHandlers({
  version,
  queue,
  broken,
  notices,
  addedLanguages,
}: SystemParts): Pick<
  HandlersOf<'system'>,
  'system.health' | 'system.notices' | 'system.network' | 'system.checkNetwork'
> {
  return {
    /** Returns the notices about the database, without those that are only for the log. */
    'system.notices'() {
      const damage = broken()
      const all = [...notices(), ...(damage ? [damage] : [])]
      // Rights that can't be set are the same at each start; they are only in the log.
      const shown = all.filter(({ code }) => code !== 'data.rights')
      return ok({
        notices: shown.map((notice) => ({
          code: notice.code,
          data: { ...notice.data },
          message: faultText(notice),
        })),
      })
    },
    'system.network': () => ok(networkUse()),
    'system.checkNetwork': async () => ok({ isClosed: await blocksConnections() }),
    'system.health': () =>
      ok({
        status: broken() ? 'damaged' : 'ok',
        version,
        reader: readerVersion,
        languages: [...bundledLanguages, ...addedLanguages()],
        queue: queue(),
      }),
  }
}
