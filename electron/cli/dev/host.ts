// What stands around the page while it is developed: the engine for a browser, or the desktop app.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Renewed } from './renewed.ts'

export interface Place {
  readonly root: string
  readonly dataDir: string
  readonly address: string
  readonly port: number
  readonly say: (sentence: string) => void
}

export interface DevHost {
  readonly process: Renewed<unknown>
  /** By the file's path from the top of the project. */
  readonly isMadeOf: (file: string) => boolean
  /** Whether it is one for this host, which answers it then; all else is the page's. */
  readonly answer: (asked: IncomingMessage, answer: ServerResponse) => boolean
  /** The line that says where to look. */
  readonly where: string
  /** To be opened in a browser. */
  readonly link: string | null
}
