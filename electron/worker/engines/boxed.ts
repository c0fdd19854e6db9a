// Opens an engine pack: the one of the box, or one that was added.
import type { Result } from '../../../shared/result.ts'
import type { Engine } from '../context/engine.ts'
import type { DisabledSteps } from '../context/steps.ts'
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
