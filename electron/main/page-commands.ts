// Queues commands for the page until it takes them, so that a page that still loads or is not open yet misses none.
import type { PageCommand } from '../../shared/page-commands.ts'

export interface PageCommands {
  /** Queues the command and calls `onWaiting`. */
  send(command: PageCommand): void
  /** Removes and returns all waiting commands, oldest first. */
  take(): PageCommand[]
}

export function createPageCommands(onWaiting: () => void): PageCommands {
  let waiting: PageCommand[] = []
  return {
    send(command) {
      waiting.push(command)
      onWaiting()
    },
    /** Returns the waiting commands, and empties the queue. */
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
