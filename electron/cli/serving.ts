// Runs an engine with the HTTP service, for `fovea serve`, and for `npm start` if the desktop app can't run.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Fault, type Result } from '../../shared/result.ts'
import type { ServicePart } from '../../shared/settings.ts'
import { owner } from '../engine/caller.ts'
import { fileLog } from '../engine/file-log.ts'
import type { Log } from '../engine/ports.ts'
import { claimFolder } from './claim-folder.ts'
import { whenAborted } from './interrupt.ts'
import type { CreateHosts } from './own-engine.ts'
import { root } from './root.ts'

export interface Serving {
  readonly url: string
  /** Notices for the owner about the opening of the data folder, such as a repair. */
  readonly notices: readonly Fault[]
  /** Resolves when the engine asks to be restarted. */
  readonly restart: Promise<void>
  /** A warning for the owner that other machines can connect; null if only this machine can. */
  readonly warning: string | null
  /** An address that signs a browser in, once. */
  signInLink(): Promise<Result<string>>
  readonly close: () => Promise<void>
}

export interface ServingOptions {
  readonly dataDir: string
  readonly version: string
  readonly host: string
  readonly port: number
  readonly allowedHosts?: readonly string[]
  readonly allowedOrigins?: readonly string[]
  /** Parts of the service that answer whatever the settings say. */
  readonly parts?: readonly ServicePart[]
  /** By default the log file in the data folder. */
  readonly log?: Log
  readonly hosts?: CreateHosts | undefined
}

/** Serves until it is stopped. Restarts at the same address whenever the engine asks for it. */
export async function serveUntilStopped(
  serving: Serving,
  options: ServingOptions,
  signal: AbortSignal,
  onStarted: (serving: Serving) => void,
): Promise<Result<null>> {
  onStarted(serving)
  await Promise.race([whenAborted(signal), serving.restart])
  await serving.close()
  if (signal.aborted) return ok(null)
  const again = await startServing({ ...options, port: Number(new URL(serving.url).port) })
  return again.ok ? serveUntilStopped(again.value, options, signal, onStarted) : again
}

export const defaultPort = 7878
const pageDir = path.join(root, 'dist/renderer')

export async function startServing({
  dataDir,
  version,
  log = fileLog(dataDir),
  hosts,
  ...listenOptions
}: ServingOptions): Promise<Result<Serving>> {
  // Loaded here, because help needs neither an engine nor a server.
  const { openEngine } = await import('./own-engine.ts')
  const own = await claimFolder(() => openEngine({ dataDir, version, log, hosts }), dataDir)
  if (!own.ok) return own
  const { engine } = own.value
  const { startServer } = await import('../api/server.ts')
  const page = isPageBuilt() ? pageDir : null
  const server = await startServer({ engine, log, pageDir: page, ...listenOptions })
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
    /** Makes a new link that signs a browser in. */
    async signInLink() {
      const link = await engine.call('sessions.link', {}, { caller: owner })
      return link.ok ? ok(url + link.value.path) : link
    },
    async close() {
      // Both at once, because requests that wait for a record are ended by the engine.
      await Promise.all([server.value.close(), own.value.close()])
    },
  })
}

export function isPageBuilt(): boolean {
  return existsSync(path.join(pageDir, 'index.html'))
}

/** Parses the number of a port, 0 to 65,535. */
export function parsePort(text: string): Result<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  return port <= 65_535 ? ok(port) : err('port.invalid', { port: text })
}
