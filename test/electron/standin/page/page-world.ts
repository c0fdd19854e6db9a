// Runs in the page's own world before its scripts: the receiving end of exposeInMainWorld. Injected as source.
import type { Packed } from './bridge-values.ts'
import { joinWorlds } from './bridge.ts'

export function openPageWorld(secret: string): void {
  const bridge = joinWorlds(secret, 'page')
  bridge.hear('expose', ({ key, packed }: { key: string; packed: Packed }) => {
    const value = bridge.unpack(packed, true)
    Object.defineProperty(window, key, { value, enumerable: true, configurable: false, writable: false })
  })
}
