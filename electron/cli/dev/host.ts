// The type of a host of the page in development: the engine for a browser, or the desktop app.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Restartable } from './restartable.ts'

export interface DevContext {
  readonly root: string
  readonly dataDir: string
  readonly address: string
  readonly port: number
  readonly report: (sentence: string) => void
}

export interface DevHost {
  readonly process: Restartable<unknown>
  /** Whether a change of this file (a path from the root of the project) restarts the host. */
  readonly isSource: (file: string) => boolean
  /** Answers a request that is for this host and returns true; all others are for the page. */
  readonly handle: (req: IncomingMessage, res: ServerResponse) => boolean
  /** The line that is printed once it runs. */
  readonly readyText: string
  /** The address to open in a browser. */
  readonly link: string | null
}
