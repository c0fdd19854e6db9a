// Shares something limited, such as reading processes or memory for uploads, between the clients that want it: the
// more urgent work first, and equally urgent work in turns. [Note: turns]
import type { Clock } from './ports.ts'

/** Tells who wants a place, and how urgently. */
export interface Client {
  /** The client: an API key, a watch folder, or the owner. */
  readonly owner: string
  /** Lower is more urgent. */
  readonly priority: number
  /** Whether a pause holds this work back. */
  readonly canPause?: boolean
}

export interface Place {
  release(): void
}

export interface Claim extends Client {
  /** How much of the capacity it takes; one place if absent. */
  readonly size?: number
  readonly signal?: AbortSignal | undefined
  /** Called if the place should go to another client. The work must be given up, and may claim a place again. */
  readonly onYield?: () => void
}

export interface Turns {
  /** Returns a place, at once if there is one; null after the signal was aborted. */
  take(claim: Claim): Place | Promise<Place | null>
  /** Looks again for work that can begin, after `isHeld` has changed. */
  advance(): void
}

export interface TurnOptions {
  /** A function if it changes; `advance` looks at it again. */
  readonly capacity: number | (() => number)
  /** The most that one client may hold. By default all but one place, and only while other clients wait. */
  readonly maxShare?: number
  /** Whether such work may not begin at present. */
  readonly isHeld?: (turn: Client) => boolean
  /** Makes clients that hold everything yield a place to a client that has waited for `patienceMs`. */
  readonly yielding?: { readonly clock: Clock; readonly patienceMs: number }
}

/** Work of this priority or above is done while nothing else is, and yields to everything. */
export const backgroundPriority = 1000

interface Holder {
  readonly claim: Claim
  readonly size: number
}

interface Waiting extends Holder {
  readonly number: number
  readonly since: number
  readonly begin: (place: Place) => void
}

export function createTurns(options: TurnOptions): Turns {
  const { capacity: given, isHeld = () => false, yielding, maxShare } = options
  const capacity = typeof given === 'number' ? () => given : given
  const waiting: Waiting[] = []
  const holding: Holder[] = []
  const yielded = new WeakSet<Holder>()
  /** When each client last got a place. Clients that hold and want nothing are forgotten. */
  const lastTurn = new Map<string, number>()
  let count = 0
  let stopTimer: () => void = () => undefined

  const heldBy = (owner?: string) =>
    holding.reduce(
      (sum, { claim, size }) => sum + (owner === undefined || claim.owner === owner ? size : 0),
      0,
    )
  const othersWait = (owner: string) => waiting.some(({ claim }) => claim.owner !== owner && !isHeld(claim))

  /** Whether the client has its share already. A client that holds nothing may always have one place. */
  function isOverShare({ claim: { owner }, size }: Holder): boolean {
    const held = heldBy(owner)
    if (held === 0 || held + size <= (maxShare ?? capacity() - 1)) return false
    return maxShare !== undefined || othersWait(owner)
  }

  function compare(a: Waiting, b: Waiting): number {
    return (
      a.claim.priority - b.claim.priority ||
      heldBy(a.claim.owner) - heldBy(b.claim.owner) ||
      (lastTurn.get(a.claim.owner) ?? 0) - (lastTurn.get(b.claim.owner) ?? 0) ||
      a.number - b.number
    )
  }

  /** The claim whose turn it is; undefined if none may begin. */
  function findNext(): Waiting | undefined {
    const [first] = waiting.filter((one) => !isHeld(one.claim) && !isOverShare(one)).toSorted(compare)
    // Nothing smaller goes before it, or a large claim would wait for ever.
    return first && (heldBy() === 0 || heldBy() + first.size <= capacity()) ? first : undefined
  }

  function advance(): void {
    for (let next = findNext(); next; next = findNext()) {
      waiting.splice(waiting.indexOf(next), 1)
      next.begin(hold(next))
    }
    yieldOrWait()
  }

  function hold(holder: Holder): Place {
    const { owner } = holder.claim
    holding.push(holder)
    lastTurn.set(owner, ++count)
    return {
      release() {
        const at = holding.indexOf(holder)
        if (at < 0) return
        holding.splice(at, 1)
        if (heldBy(owner) === 0 && !waiting.some(({ claim }) => claim.owner === owner)) lastTurn.delete(owner)
        advance()
      },
    }
  }

  /** Makes a client yield a place if another one has waited long enough; otherwise looks again when it has. */
  function yieldOrWait(): void {
    stopTimer()
    if (!yielding) return
    const { clock, patienceMs } = yielding
    for (const { claim, since } of waiting.toSorted(compare)) {
      if (isHeld(claim)) continue
      const victim = findVictim(claim)
      if (!victim) continue
      const waitMs = isBackground(victim.claim) ? 0 : Math.max(0, since + patienceMs - clock.now())
      if (waitMs > 0) {
        stopTimer = clock.after(waitMs, yieldOrWait)
        return
      }
      yielded.add(victim)
      victim.claim.onYield?.()
      return
    }
  }

  /** The work that loses least if it is given up for this claim: background work, or the youngest of a greedy client. */
  function findVictim({ owner, priority }: Claim): Holder | undefined {
    const able = holding.filter((one) => one.claim.onYield && !yielded.has(one))
    // One place is on its way already.
    if (able.length < holding.length && holding.some((one) => yielded.has(one))) return undefined
    const background = able.find(({ claim }) => isBackground(claim) && claim.priority > priority)
    return (
      background ??
      able.findLast(
        ({ claim }) => claim.owner !== owner && capacity() > 1 && heldBy(claim.owner) >= capacity(),
      )
    )
  }

  return {
    advance,
    take(claim) {
      const { signal } = claim
      if (signal?.aborted) return Promise.resolve(null)
      const holder = { claim, size: Math.min(claim.size ?? 1, capacity()) }
      const since = yielding?.clock.now() ?? 0
      const got: Place[] = []
      let begin = (place: Place): void => void got.push(place)
      const one: Waiting = { ...holder, number: ++count, since, begin: (place) => begin(place) }
      waiting.push(one)
      advance()
      const [place] = got
      if (place) return place
      return new Promise((resolve) => {
        const onAbort = () => {
          waiting.splice(waiting.indexOf(one), 1)
          resolve(null)
          // Others may only have waited for their share.
          advance()
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        begin = (granted) => {
          signal?.removeEventListener('abort', onAbort)
          resolve(granted)
        }
      })
    },
  }
}

export function isBackground({ priority }: Client): boolean {
  return priority >= backgroundPriority
}
