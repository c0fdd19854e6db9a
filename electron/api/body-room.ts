// How many bytes of bodies a server holds at once. Who comes when there is no room waits its turn with its body unread, so
// that its line is paused and nothing of it costs memory here; nobody is refused.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { maxBodyBytes } from '../../shared/limits.ts'

export interface BodyRoom {
  heldBytes(): number
  /** The work has its place until it ends, or until it leaves: whichever comes first. */
  within<T>(announcedBytes: number, work: (place: BodyPlace) => Promise<T>): Promise<T>
}

export interface BodyPlace {
  /** So long the body may take to arrive: else whoever sends nothing would keep its place. */
  readonly arrivalMs: number
  /** Waited for before each step that takes a body of megabytes as a whole: others are answered between two of them. */
  turn(): Promise<void>
  leave(): void
}

interface Waiting {
  readonly sizeBytes: number
  readonly enter: () => void
}

/** What a paused line buffers anyway: calls as small as these never wait for images. */
const smallBytes = 64 * 1024

export function createBodyRoom({ mostBytes = 4 * maxBodyBytes, arrivalMs = 60_000 } = {}): BodyRoom {
  const smallPlace: BodyPlace = { arrivalMs, turn: () => Promise.resolve(), leave: () => undefined }
  const queue: Waiting[] = []
  let heldBytes = 0
  let lastTurn = Promise.resolve()

  function letIn(): void {
    for (let next = queue[0]; next && heldBytes + next.sizeBytes <= mostBytes; next = queue[0]) {
      queue.shift()
      heldBytes += next.sizeBytes
      next.enter()
    }
  }

  /** Never two in the same turn of the loop, however many come to their end in it. */
  function turn(): Promise<void> {
    lastTurn = lastTurn.then(() => nextTurn())
    return lastTurn
  }

  return {
    heldBytes: () => heldBytes,
    async within(announcedBytes, work) {
      if (announcedBytes <= smallBytes) return work(smallPlace)
      // One alone is let in however large it is.
      const sizeBytes = Math.min(announcedBytes, mostBytes)
      await new Promise<void>((enter) => {
        queue.push({ sizeBytes, enter })
        letIn()
      })
      let isInside = true
      const leave = () => {
        if (isInside) heldBytes -= sizeBytes
        isInside = false
        letIn()
      }
      try {
        return await work({ arrivalMs, turn, leave })
      } finally {
        leave()
      }
    },
  }
}
