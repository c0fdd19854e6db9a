// Handlers for engine packs: list, add, check, choose and remove them.
import path from 'node:path'
import type { EnginePack } from '../../../shared/contract/pack-calls.ts'
import { bundledPack } from '../../../shared/engine-pack.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FoundPack } from '../packs/found-pack.ts'
import type { CheckPack } from '../packs/pack-store.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

/** Large networks take seconds to load, and on a busy machine much longer. */
const cpuLimitMs = 120_000

export function packHandlers({
  packs: store,
  packGetter,
  settings,
  events,
  pool,
}: HandlerParts): HandlersOf<'packs'> {
  const chosen = () => settings.get().enginePack
  const viewOf = (pack: FoundPack) => packView(pack, chosen())

  /** Makes reading use this pack from now on. */
  function choose(name: string): void {
    if (name === chosen()) return
    settings.set({ enginePack: name })
    pool.renew()
  }

  /** Has a process load the pack, which shows whether it works. */
  async function check(name: string, manifestFile: string, signal?: AbortSignal): Promise<Result<null>> {
    const never = new AbortController().signal
    const checked = await pool.check({ job: `pack ${name}`, name, manifestFile, cpuLimitMs }, signal ?? never)
    if (checked.ok || !isProcessEndCode(checked.error.code)) return checked
    return err('pack.crashed', { pack: name, limitSeconds: cpuLimitMs / 1000 })
  }

  return {
    'packs.list': () => ok({ packs: store.list().map(viewOf) }),

    /** Copies a pack into the data folder, if a process can load it. */
    async 'packs.add'(input, { signal }) {
      const from = path.resolve(input.path)
      const checkIt: CheckPack = (name, file) => check(name, file, signal)
      const entry = packGetter.entryIn(from)
      const added = entry
        ? await packGetter.addFrom(from, entry, checkIt, signal)
        : await store.add(from, checkIt)
      if (!added.ok) return added
      events.emit('settings.changed', {})
      return ok(viewOf(added.value))
    },

    'packs.catalogue': () => ok({ packs: packGetter.list() }),

    /** Fetches a pack of the catalogue and adds it. */
    async 'packs.get'(input, { signal }) {
      const got = await packGetter.get(input, (name, file) => check(name, file, signal), signal)
      return got.ok ? ok(viewOf(got.value)) : got
    },

    async 'packs.cancel'({ name }) {
      const cancelled = await packGetter.cancel(name)
      return cancelled.ok ? ok({ cancelled: cancelled.value }) : cancelled
    },

    /** Has a process load the pack, to see whether it works. */
    async 'packs.check'({ name }, { signal }) {
      const found = store.find(name)
      if (!found.ok) return found
      const checked = await check(name, found.value.manifestFile, signal)
      return checked.ok ? ok(viewOf(found.value)) : checked
    },

    /** Chooses the pack that reads from now on, if it works. */
    async 'packs.use'({ name }, { signal }) {
      const found = store.find(name)
      if (!found.ok) return found
      // The bundled pack needs no check, so that it can always be chosen again.
      const checked =
        name === bundledPack.name ? ok(null) : await check(name, found.value.manifestFile, signal)
      if (!checked.ok) return checked
      choose(name)
      events.emit('settings.changed', {})
      return ok(viewOf(found.value))
    },

    /** Removes an added pack; if it was chosen, the bundled one is. */
    'packs.remove'({ name }) {
      if (name === bundledPack.name) return err('pack.inBox', { pack: name })
      const found = store.find(name)
      if (!found.ok) return found
      const wasChosen = name === chosen()
      if (wasChosen) choose(bundledPack.name)
      store.remove(name)
      events.emit('settings.changed', {})
      return ok({ removed: 1, wasChosen, chosen: chosen() })
    },
  }
}

/** Whether the code is one of those with which a call ends when its reading process ends. */
function isProcessEndCode(code: string): boolean {
  return code === 'read.crashed' || code === 'read.timeout' || code === 'read.stalled'
}

/** The list entry of a pack; one without a readable manifest shows only its name. */
function packView({ name, manifest, sizeBytes, addedAt }: FoundPack, chosen: string): EnginePack {
  const { title = name, scripts = [], languages = [], licence = '', source = '' } = manifest ?? {}
  return {
    name,
    title,
    scripts,
    languages,
    licence,
    source,
    isBoxed: name === bundledPack.name,
    isChosen: name === chosen,
    state: manifest !== null && sizeBytes !== null ? 'ready' : 'damaged',
    sizeBytes,
    addedAt: addedAt === null ? null : Math.trunc(addedAt),
  }
}
