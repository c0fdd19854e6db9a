// How many bytes of bodies a server holds at once. Who comes when there is no room waits its turn with its body unread, so
// that its line is paused and nothing of it costs memory here; nobody is refused.
import { maxBodyBytes } from '../../shared/limits.ts'

export interface BodyRoom {
  /** So long a body may take to arrive, once it is its turn: else whoever sends nothing would keep its place. */
  readonly arrivalMs: number
  heldBytes(): number
  /** The work has its place until it ends, or until it leaves: whichever comes first. */
  within<T>(sizeBytes: number, work: (leave: () => void) => Promise<T>): Promise<T>
}

interface Waiting {
  readonly sizeBytes: number
  readonly enter: () => void
}

/** What a paused line buffers anyway: calls as small as these never wait for images. */
const unboundBytes = 64 * 1024

export function createBodyRoom({ mostBytes = 4 * maxBodyBytes, arrivalMs = 60_000 } = {}): BodyRoom {
  const queue: Waiting[] = []
  let heldBytes = 0

  function letIn(): void {
    for (let next = queue[0]; next && heldBytes + next.sizeBytes <= mostBytes; next = queue[0]) {
      queue.shift()
      heldBytes += next.sizeBytes
      next.enter()
    }
  }

  return {
    arrivalMs,
    heldBytes: () => heldBytes,
    async within(announcedBytes, work) {
      if (announcedBytes <= unboundBytes) return work(() => undefined)
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
        return await work(leave)
      } finally {
        leave()
      }
    },
  }
}
