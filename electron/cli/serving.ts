// The engine with the HTTP service around it: what `fovea serve` runs, and `npm start` where there is no desktop.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Fault, type Result } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import { fileLog } from '../engine/file-log.ts'
import type { Log } from '../engine/ports.ts'
import { claimFolder } from './claim-folder.ts'
import { whenAborted } from './interrupt.ts'
import { root } from './root.ts'

export interface Serving {
  readonly url: string
  /** What the owner should know of how the data folder was opened. */
  readonly notices: readonly Fault[]
  /** Resolves when the engine asks to be begun anew. */
  readonly restart: Promise<void>
  /** What the owner should know about who can come in; null if only this machine can. */
  readonly warning: string | null
  /** An address that signs a browser in, once. */
  signInLink(): Promise<Result<string>>
  readonly close: () => Promise<void>
}

export interface ServingWish {
  readonly dataDir: string
  readonly version: string
  readonly host: string
  readonly port: number
  readonly allowedHosts?: readonly string[]
  readonly allowedOrigins?: readonly string[]
  /** By default the file in the data folder. */
  readonly log?: Log
}

/** Begins anew as often as the engine asks for it, at the same address, until it is stopped. */
export async function serveUntilStopped(
  serving: Serving,
  wish: ServingWish,
  signal: AbortSignal,
  onBegun: (serving: Serving) => void,
): Promise<Result<null>> {
  onBegun(serving)
  await Promise.race([whenAborted(signal), serving.restart])
  await serving.close()
  if (signal.aborted) return ok(null)
  const again = await startServing({ ...wish, port: Number(new URL(serving.url).port) })
  return again.ok ? serveUntilStopped(again.value, wish, signal, onBegun) : again
}

export const defaultPort = 7878
const pageDir = path.join(root, 'dist/renderer')

export async function startServing({
  dataDir,
  version,
  log = fileLog(dataDir),
  ...place
}: ServingWish): Promise<Result<Serving>> {
  // Loaded here, because help needs neither an engine nor a server.
  const { openEngine } = await import('./own-engine.ts')
  const own = await claimFolder(() => openEngine(dataDir, version, log), dataDir)
  if (!own.ok) return own
  const { engine } = own.value
  const { startServer } = await import('../api/server.ts')
  const page = isPageBuilt() ? pageDir : null
  const server = await startServer({ engine, log, pageDir: page, ...place })
  if (!server.ok) {
    await own.value.close()
    return server
  }
  const { url, warning } = server.value
  const restart = new Promise<void>((resolve) => {
    engine.on((event) => {
      if (event.name === 'engine.restart') resolve()
    })
  })
  engine.start()
  return ok({
    url,
    notices: engine.notices,
    restart,
    warning,
    async signInLink() {
      const link = await engine.call('sessions.link', {}, { caller: owner })
      return link.ok ? ok(url + link.value.path) : link
    },
    async close() {
      // At once: requests that wait for a record are told by the engine that it closes.
      await Promise.all([server.value.close(), own.value.close()])
    },
  })
}

export function isPageBuilt(): boolean {
  return existsSync(path.join(pageDir, 'index.html'))
}

export function parsePort(text: string): Result<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  return port <= 65_535 ? ok(port) : err('port.invalid', { port: text })
}
