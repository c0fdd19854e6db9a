// The two scripts that Chromium runs before the page's own, assembled from the functions of this folder. These are
// injected as source, so each may use only the others of its list.
import { blockingCall } from './blocking-call.ts'
import { packValue, unpackValue } from './bridge-values.ts'
import { joinWorlds } from './bridge.ts'
import { makeCodec } from './codec.ts'
import { makeDecoder } from './decode.ts'
import { Emitter } from './emitter.ts'
import { makeEncoder } from './encode.ts'
import { IpcRenderer } from './ipc-renderer.ts'
import type { PreloadFacts } from './messages.ts'
import { openPagePorts } from './page-ports.ts'
import { openPageWorld } from './page-world.ts'
import { openPreloadWorld } from './preload-world.ts'

export const preloadWorldName = 'Electron Isolated Context'

const bridge = [packValue, unpackValue, joinWorlds]

// Only the main document of a window gets a preload, as without nodeIntegrationInSubFrames. The first, blank document
// is replaced before anything is loaded.
const skipOthers = `if (window !== window.top || location.href === 'about:blank') return`

export function pageWorldScript(secret: string): string {
  return script([...bridge, openPageWorld], `openPageWorld(${JSON.stringify(secret)})`)
}

export function preloadWorldScript(secret: string, facts: PreloadFacts, preload: string): string {
  const codec = [makeEncoder, makeDecoder, makeCodec]
  const parts = [...codec, ...bridge, blockingCall, Emitter, IpcRenderer, openPagePorts, openPreloadWorld]
  const run = `function (require, process, exports, module, global) { ${preload}\n}`
  const start = `openPreloadWorld(${JSON.stringify(secret)}, ${JSON.stringify(facts)}, ${run})`
  return `${script(parts, start)}\n//# sourceURL=electron-standin/preload-of-${encodeURI(facts.preloadPath)}`
}

/** The source of these functions, followed by the call that starts them. */
function script(parts: readonly unknown[], start: string): string {
  return `(() => { ${skipOthers}\n${parts.map(String).join('\n')}\n${start} })()`
}
