// Commands for the page wait here until it takes them: one that loads, or is not open yet, misses none.
import type { PageCommand } from '../../shared/page-commands.ts'

export interface PageCommands {
  /** Keeps the command, and has somebody told that there is one. */
  send(command: PageCommand): void
  /** All that wait, oldest first; they are then gone. */
  take(): PageCommand[]
}

export function createPageCommands(onWaiting: () => void): PageCommands {
  let waiting: PageCommand[] = []
  return {
    send(command) {
      waiting.push(command)
      onWaiting()
    },
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
