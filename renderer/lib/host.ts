// The interface that the desktop app's preload script exposes to the page. A browser has none.
import type { CallName } from '../../shared/contract/calls.ts'
import type { WireAnswer } from '../../shared/contract/client.ts'

export interface Host {
  call(name: CallName, input: unknown): Promise<WireAnswer>
  on(listener: (event: unknown) => void): () => void
  /** Is called when the desktop app has commands for the page; `takeCommands` returns them. */
  onCommands(listener: () => void): () => void
  takeCommands(): Promise<unknown>
  /** The path of a dropped or chosen file; empty if it was never on disk. */
  pathOf(file: File): string
  /** Resolves to null if the user cancels. */
  pickFolder(): Promise<string | null>
  /** Shows a record's image file in the system's file manager. */
  showFile(recordId: string): Promise<void>
  /** Opens the sheet that a watch folder keeps, in the program for such files; false if there is none. */
  openSheet(folderId: string): Promise<boolean>
  readonly platform: string
}

declare global {
  interface Window {
    readonly fovea?: Host
  }
}
