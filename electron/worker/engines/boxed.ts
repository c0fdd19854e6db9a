// The engine of the pack that comes with the application, loaded when it is first wished for.
import type { Result } from '../../../shared/result.ts'
import type { Engine } from './engine.ts'
import type { NetworkPart } from './networks/network-parts.ts'
import { openNetworks } from './networks/networks.ts'
import { openRuntime, type RuntimeKind } from './networks/runtime.ts'
import { boxedPack, loadPack } from './packs/load.ts'

/** Null where it can't be used: then others read. */
export type BoxedEngine = () => Promise<Engine | null>

/** How it went is told once, not for every image. */
export function createBoxedEngine(
  tell: (opened: Result<Engine>) => void,
  leftOut: readonly NetworkPart[] = [],
): BoxedEngine {
  let opening: Promise<Engine | null> | null = null
  return () =>
    (opening ??= openPack(boxedPack, undefined, leftOut).then((engine) => {
      tell(engine)
      return engine.ok ? engine.value : null
    }))
}

export async function openPack(
  manifestFile: string,
  kinds?: readonly RuntimeKind[],
  leftOut?: readonly NetworkPart[],
): Promise<Result<Engine>> {
  const pack = await loadPack(manifestFile)
  if (!pack.ok) return pack
  const runtime = await openRuntime(kinds)
  return runtime.ok ? openNetworks(pack.value, runtime.value, leftOut) : runtime
}
