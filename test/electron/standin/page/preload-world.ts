// Runs the preload in the isolated world, with the few modules that a sandboxed one may require. Injected as source.
import { blockingCall } from './blocking-call.ts'
import { joinWorlds } from './bridge.ts'
import { makeCodec } from './codec.ts'
import { Emitter } from './emitter.ts'
import { IpcRenderer } from './ipc-renderer.ts'
import type { FromPage, PreloadFacts, ToPage } from './messages.ts'
import { openPagePorts } from './page-ports.ts'

type Preload = (
  require: (id: string) => unknown,
  process: unknown,
  exports: object,
  module: { exports: object },
  global: unknown,
) => void

export function openPreloadWorld(secret: string, facts: PreloadFacts, preload: Preload): void {
  // The main process calls this world by these names, which no script of the page can see.
  const globals = globalThis as unknown as Record<string, unknown>
  const post = (message: FromPage): void =>
    (globals[`post_${secret}`] as (text: string) => void)(JSON.stringify(message))
  const codec = makeCodec({
    encode: (bytes) => bytes.toBase64(),
    decode: (text) => Uint8Array.fromBase64(text),
  })
  const ipcRenderer = new IpcRenderer(codec, openPagePorts(secret, codec, post), post)
  globals[`take_${secret}`] = (text: string) => {
    try {
      ipcRenderer.take(JSON.parse(text) as ToPage)
    } catch (error) {
      reportError(error) // an error of a listener appears in the page's console, like an uncaught one
    }
  }

  const bridge = joinWorlds(secret, 'preload')
  const exposed = new Set<string>()
  const loudly = (name: string, held: object): object =>
    new Proxy(held, {
      get(target, key, receiver): unknown {
        if (key in target || typeof key === 'symbol' || key === 'then')
          return Reflect.get(target, key, receiver)
        throw new Error(`electron stand-in: ${name}.${key} is not implemented`)
      },
    })

  const electron = loudly('electron (in the preload)', {
    ipcRenderer,
    contextBridge: loudly('contextBridge', {
      exposeInMainWorld(key: string, api: unknown) {
        if (exposed.has(key))
          throw new Error(`Cannot bind an API on top of an existing property on the window object`)
        exposed.add(key)
        bridge.tell('expose', { key, packed: bridge.pack(api) })
      },
    }),
    webUtils: loudly('webUtils', {
      getPathForFile(file: unknown): string {
        if (file instanceof File) return blockingCall({ type: 'path' }, file)
        throw new TypeError(
          "Failed to execute 'getPathForFile' on 'WebUtils': parameter 1 is not of type 'File'.",
        )
      },
    }),
  })
  const modules: Record<string, unknown> = {
    electron,
    'electron/renderer': electron,
    'electron/common': electron,
    events: Object.assign(Emitter, { EventEmitter: Emitter }),
    timers: { setTimeout, setInterval, clearTimeout, clearInterval },
    url: { URL, URLSearchParams },
  }
  const require = (id: string): unknown => {
    const found = modules[id.replace(/^node:/, '')]
    if (!found) throw new Error(`module not found: ${id}`)
    return found
  }

  const module = { exports: {} }
  try {
    preload(
      require,
      loudly('process (in the preload)', { ...facts.process }),
      module.exports,
      module,
      globalThis,
    )
  } catch (error) {
    reportError(error)
    post({ type: 'preload-failed', message: String(error instanceof Error ? error.stack : error) })
  }
  post({ type: 'ready' })
}
