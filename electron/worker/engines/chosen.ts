// The engine of the pack that an image is to be read by. Where that pack can't be used the one of the box reads.
import { faultText } from '../../../shared/faults.ts'
import { bundledPack } from '../../../shared/engine-pack.ts'
import type { FinderState } from '../../../shared/worker-protocol.ts'
import { openPack } from './boxed.ts'
import type { Engine } from '../context/engine.ts'
import type { OpenNetworks } from '../context/read-context.ts'
import { allEnabled, type DisabledSteps } from '../context/steps.ts'

/** Packs by their manifests. */
export interface Packs {
  /** The chosen pack, or the bundled one. How it was opened is told once, not for every image. */
  readonly chosen: (manifestFile?: string) => OpenNetworks
  /** A pack that reads beside it. */
  readonly other: (manifestFile: string) => OpenNetworks
}

/** Packs beside the chosen one that stay open; each takes tens of megabytes. */
const maxOthers = 2

export function createChosenEngine(
  tell: (finder: FinderState) => void,
  disabled: DisabledSteps = allEnabled,
): Packs {
  const open = (manifestFile: string) => openPack(manifestFile, undefined, disabled)
  // One only: with another choice the process is replaced, and two packs' networks would be too much for its memory.
  const others = new Map<string, Promise<Engine | null>>()
  let last: { readonly manifestFile: string; readonly opening: Promise<Engine | null> } | null = null

  async function openOrBoxed(manifestFile: string): Promise<Engine | null> {
    const chosen = await open(manifestFile)
    if (chosen.ok) return told(chosen.value)
    if (manifestFile === bundledPack.manifest) return refused(faultText(chosen.error))
    const boxed = await open(bundledPack.manifest)
    const why = faultText(chosen.error)
    return boxed.ok ? told(boxed.value, why) : refused(`${why} ${faultText(boxed.error)}`)
  }

  function told(engine: Engine, instead?: string): Engine {
    const { name, runtime } = engine
    tell({ name, runtime, ...(instead === undefined ? {} : { instead }) })
    return engine
  }

  function refused(error: string): null {
    tell({ error })
    return null
  }

  /** Opens a pack that reads beside the chosen one. If it can't be used, the page is read without it. */
  async function openOther(manifestFile: string): Promise<Engine | null> {
    const opened = await open(manifestFile)
    return opened.ok ? opened.value : null
  }

  return {
    chosen:
      (manifestFile = bundledPack.manifest) =>
      () => {
        if (last?.manifestFile !== manifestFile) last = { manifestFile, opening: openOrBoxed(manifestFile) }
        return last.opening
      },
    other: (manifestFile) => () => {
      const opening = others.get(manifestFile) ?? openOther(manifestFile)
      others.delete(manifestFile)
      others.set(manifestFile, opening)
      const [oldest = ''] = others.keys()
      if (others.size > maxOthers) others.delete(oldest)
      return opening
    },
  }
}
