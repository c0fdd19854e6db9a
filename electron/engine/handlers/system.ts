// Handlers for the settings, notices and health of this installation.
import path from 'node:path'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import { bundledLanguages } from '../../../shared/languages.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { faultText } from '../../../shared/faults.ts'
import { err, ok, type Fault } from '../../../shared/result.ts'
import type { Settings } from '../../../shared/settings.ts'
import { usableAddress } from '../model/state.ts'
import { realFolder } from '../../files/presence.ts'
import { networkUse } from '../../network/outgoing.ts'
import { blocksConnections } from '../../network/self-test.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

export function settingsHandlers({ settings, events, packs, pool }: HandlerParts): HandlersOf<'settings'> {
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
      // Reading processes load the engine pack when they start, so they are restarted.
      if (after.enginePack !== before.enginePack) pool.renew()
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
  base,
  models,
}: HandlerParts): Pick<
  HandlersOf<'system'>,
  'system.health' | 'system.notices' | 'system.network' | 'system.checkNetwork'
> {
  /** The damage of the database that was found since the start. */
  const broken = () => base.damage.found()?.error ?? null
  return {
    /** Returns the notices about the database, without those that are only for the log. */
    'system.notices'() {
      const damage = broken()
      const all = [...base.currentNotices(), ...(damage ? [damage] : [])]
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
        languages: [...bundledLanguages, ...models.languages()],
        queue: queue(),
      }),
  }
}
