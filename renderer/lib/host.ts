// What the desktop app's preload puts into the page. In a browser it is not there.
import type { CallName } from '../../shared/contract/calls.ts'
import type { WireAnswer } from '../../shared/contract/client.ts'

export interface Host {
  call(name: CallName, input: unknown): Promise<WireAnswer>
  on(listener: (event: unknown) => void): () => void
  /** Tells that the desktop wants something of the page; `takeCommands` says what. */
  onCommands(listener: () => void): () => void
  takeCommands(): Promise<unknown>
  /** Where a dropped or chosen file lies; empty for one that was never on the disk. */
  pathOf(file: File): string
  /** Null if the person chose none. */
  pickFolder(): Promise<string | null>
  /** Shows the file of a record's image where it lies, in the system's own file manager. */
  showFile(recordId: string): Promise<void>
  readonly platform: string
}

declare global {
  interface Window {
    readonly fovea?: Host
  }
}
