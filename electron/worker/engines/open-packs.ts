// Opens engine packs. If the chosen pack can't be used, the bundled one reads instead.
import { faultText } from '../../../shared/faults.ts'
import { bundledPack } from '../../../shared/engine-pack.ts'
import type { Result } from '../../../shared/result.ts'
import type { FinderState } from '../../../shared/worker-protocol.ts'
import type { Engine } from '../context/engine.ts'
import type { OpenNetworks } from '../context/read-context.ts'
import { allEnabled, type DisabledSteps } from '../context/steps.ts'
import { openNetworks } from './networks/networks.ts'
import { openRuntime, type RuntimeKind } from './networks/runtime.ts'
import { loadPack } from './packs/load.ts'

export async function openPack(
  manifestFile: string,
  kinds?: readonly RuntimeKind[],
  disabled?: DisabledSteps,
): Promise<Result<Engine>> {
  const pack = await loadPack(manifestFile)
  if (!pack.ok) return pack
  const runtime = await openRuntime(kinds)
  return runtime.ok ? openNetworks(pack.value, runtime.value, disabled) : runtime
}

/** Engine packs by their manifest files; each is opened on its first use. */
export interface Packs {
  /** The chosen pack, or the bundled one. Its state is reported once, not for every image. */
  readonly chosen: (manifestFile?: string) => OpenNetworks
  /** A pack besides the chosen one. If it can't be used, the page is read without it. */
  readonly other: (manifestFile: string) => OpenNetworks
}

/** Packs besides the chosen one that stay open; each takes tens of megabytes. */
const maxOthers = 2

export function createPacks(report: (state: FinderState) => void, disabled = allEnabled): Packs {
  const open = (manifestFile: string) => openPack(manifestFile, undefined, disabled)
  const others = new Map<string, Promise<Engine | null>>()
  // a single one: for another choice the process is replaced, and two packs would take too much memory
  let last: { readonly manifestFile: string; readonly opening: Promise<Engine | null> } | null = null

  async function openOrBundled(manifestFile: string): Promise<Engine | null> {
    const chosen = await open(manifestFile)
    if (chosen.ok) return opened(chosen.value)
    const why = faultText(chosen.error)
    if (manifestFile === bundledPack.manifest) return failed(why)
    const bundled = await open(bundledPack.manifest)
    return bundled.ok ? opened(bundled.value, why) : failed(`${why} ${faultText(bundled.error)}`)
  }

  function opened(engine: Engine, instead?: string): Engine {
    const { name, runtime } = engine
    report({ name, runtime, ...(instead === undefined ? {} : { instead }) })
    return engine
  }

  function failed(error: string): null {
    report({ error })
    return null
  }

  return {
    chosen:
      (manifestFile = bundledPack.manifest) =>
      () => {
        if (last?.manifestFile !== manifestFile) last = { manifestFile, opening: openOrBundled(manifestFile) }
        return last.opening
      },
    other: (manifestFile) => () => {
      const opening =
        others.get(manifestFile) ?? open(manifestFile).then((pack) => (pack.ok ? pack.value : null))
      others.delete(manifestFile)
      others.set(manifestFile, opening)
      const [oldest = ''] = others.keys()
      if (others.size > maxOthers) others.delete(oldest)
      return opening
    },
  }
}
