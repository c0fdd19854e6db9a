// The engine of the pack that comes with the application, loaded when it is first wished for.
import type { Fault, Result } from '../../../shared/result.ts'
import type { Engine } from './engine.ts'
import { openNetworks } from './networks/networks.ts'
import { openRuntime, type RuntimeKind } from './networks/runtime.ts'
import { boxedPack, loadPack } from './packs/load.ts'

/** Null where it can't be used: then others read. */
export type BoxedEngine = () => Promise<Engine | null>

/** Why it can't be used is told once, not for every image. */
export function createBoxedEngine(tell: (fault: Fault) => void): BoxedEngine {
  let opening: Promise<Engine | null> | null = null
  return () =>
    (opening ??= openPack(boxedPack).then((engine) => {
      if (engine.ok) return engine.value
      tell(engine.error)
      return null
    }))
}

export async function openPack(
  manifestFile: string,
  kinds?: readonly RuntimeKind[],
): Promise<Result<Engine>> {
  const pack = await loadPack(manifestFile)
  if (!pack.ok) return pack
  const runtime = await openRuntime(kinds)
  return runtime.ok ? openNetworks(pack.value, runtime.value) : runtime
}
