// Opens an engine pack: the one of the box, or one that was added.
import type { Result } from '../../../shared/result.ts'
import type { Engine } from './engine.ts'
import type { NetworkPart } from './networks/network-parts.ts'
import { openNetworks } from './networks/networks.ts'
import { openRuntime, type RuntimeKind } from './networks/runtime.ts'
import { loadPack } from './packs/load.ts'

/** Opened when it is first wished for. Null where it can't be used: then others read. */
export type BoxedEngine = () => Promise<Engine | null>

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
