// Receives the bytes of a request body, within limits of size, memory and pace.
import { err, ok, type Result } from '../../shared/result.ts'
import { reason } from '../../shared/reasons.ts'
import type { BodySlot } from './body-limiter.ts'

/**
 * Only a body of which this much has arrived claims memory, so that a client that announces one and sends nothing
 * holds nothing. It is also the least that must arrive within the time of the slot.
 */
const smallBytes = 64 * 1024

const endedEarly = err('http.malformed', { why: reason('its body ended early') })

/** Returns the body. Fails as soon as it is larger than allowed, or too slow; its rest is not read then. */
export async function receiveBytes(
  request: Request,
  maxBytes: number,
  slot: BodySlot,
  /** Looks at all that has arrived, after each chunk; the rest is not read if it fails. */
  check: (body: Buffer) => Result<null> = () => ok(null),
): Promise<Result<Buffer<ArrayBuffer>>> {
  const tooLarge = err('http.tooLarge', { maxBytes })
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > maxBytes) return tooLarge
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader()
  const sizeBytes = length === null ? maxBytes : Number(length)
  const received = createReceived(sizeBytes)
  const pace = watchPace(slot.maxSilenceMs)
  try {
    for (let isClaimed = false; reader;) {
      const next = await Promise.race([reader.read(), pace.late])
      if (next === null) return err('http.tooSlow', {})
      if (next.done) break
      if (received.sizeBytes() + next.value.length > maxBytes) return tooLarge
      pace.onBytes(next.value.length)
      if (!isClaimed && received.sizeBytes() + next.value.length > smallBytes) {
        isClaimed = true
        pace.pause()
        if (!(await slot.claim(sizeBytes))) return endedEarly
        pace.resume()
      }
      received.add(next.value)
      const checked = check(received.bytes())
      if (!checked.ok) return checked
    }
  } catch (error) {
    // The stream fails if the client hung up, which will not read this answer.
    if (request.signal.aborted) return endedEarly
    throw error
  } finally {
    pace.pause()
  }
  await slot.waitForTurn()
  return ok(received.bytes())
}

/** Collects a body of at most this size. A large one is written into its own memory at once, which takes no second copy. */
function createReceived(maxBytes: number) {
  let memory = Buffer.allocUnsafeSlow(Math.min(maxBytes, smallBytes))
  let sizeBytes = 0
  return {
    sizeBytes: () => sizeBytes,
    add(chunk: Uint8Array) {
      if (sizeBytes + chunk.length > memory.length) {
        const small = memory
        // The system gives pages of it only as they are written.
        memory = Buffer.allocUnsafeSlow(Math.max(maxBytes, sizeBytes + chunk.length))
        small.copy(memory, 0, 0, sizeBytes)
      }
      memory.set(chunk, sizeBytes)
      sizeBytes += chunk.length
    },
    bytes: () => memory.subarray(0, sizeBytes),
  }
}

/** `late` resolves if less than 64 KB arrive within the time. */
function watchPace(maxSilenceMs: number) {
  const late = Promise.withResolvers<null>()
  let arrived = 0
  let timer: NodeJS.Timeout | undefined
  const resume = () => {
    clearTimeout(timer)
    timer = setTimeout(() => late.resolve(null), maxSilenceMs)
  }
  resume()
  return {
    late: late.promise,
    resume,
    pause: () => clearTimeout(timer),
    onBytes(count: number) {
      arrived += count
      if (arrived < smallBytes) return
      arrived = 0
      resume()
    },
  }
}
