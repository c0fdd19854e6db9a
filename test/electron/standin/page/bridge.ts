// contextBridge between the page's world and the isolated world of the preload. Chromium separates the two; they
// share only events of the window, whose `detail` Chromium clones between them. Injected as source, into both.
import { packValue, unpackValue, type Packed } from './bridge-values.ts'

export type World = 'page' | 'preload'

type Outcome = { readonly isThrown: boolean; readonly packed: Packed }
type Numbered = { readonly id: number }

export interface Bridge {
  /** Throws Electron's error for proxies, symbols and DOM nodes. */
  pack(value: unknown): Packed
  unpack(packed: Packed, isFrozen: boolean): unknown
  tell(topic: string, detail: unknown): void
  hear(topic: string, listener: (detail: never) => void): void
}

/** Connects this world with the other one. */
export function joinWorlds(secret: string, here: World): Bridge {
  const there: World = here === 'page' ? 'preload' : 'page'
  const functions = new Map<number, (...args: unknown[]) => unknown>()
  const promises = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>()
  let lastId = 0
  let outcome: Outcome | undefined

  const pack = (value: unknown): Packed => packValue(value, { keepFunction, followPromise })
  const unpack = (packed: Packed, isFrozen: boolean): unknown =>
    unpackValue(packed, { call, promised }, isFrozen)

  /** Sends an event to the other world. */
  function tell(topic: string, detail: unknown): void {
    window.dispatchEvent(new CustomEvent(`${secret}:${there}:${topic}`, { detail }))
  }
  /** Listens to events of the other world. */
  function hear(topic: string, listener: (detail: never) => void): void {
    window.addEventListener(`${secret}:${here}:${topic}`, (event) =>
      listener((event as CustomEvent<never>).detail),
    )
  }

  function keepFunction(value: (...args: unknown[]) => unknown): number {
    functions.set(++lastId, value)
    return lastId
  }
  function followPromise(promise: Promise<unknown>): number {
    const id = ++lastId
    const settle = (isThrown: boolean) => (value: unknown) => {
      try {
        tell('settle', { id, isThrown, packed: pack(value) })
      } catch (refused) {
        tell('settle', { id, isThrown: true, packed: pack(refused) })
      }
    }
    promise.then(settle(false), settle(true))
    return id
  }
  /** A promise that settles as the one with this number in the other world. */
  function promised(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => promises.set(id, { resolve, reject }))
  }

  /** Calls the function with this number in the other world. */
  function call(id: number, args: readonly unknown[]): unknown {
    const packed = args.map(pack)
    outcome = undefined
    // Events are dispatched synchronously, so without an answer here there is no other side.
    tell('call', { id, args: packed })
    const answered = outcome as Outcome | undefined
    if (!answered) throw new Error('electron stand-in: the other world is gone')
    const value = unpack(answered.packed, false)
    if (answered.isThrown) throw value
    return value
  }

  hear('call', ({ id, args }: Numbered & { args: readonly Packed[] }) => {
    let answer: Outcome
    try {
      const value = functions.get(id)?.(...args.map((arg) => unpack(arg, false)))
      answer = { isThrown: false, packed: pack(value) }
    } catch (thrown) {
      answer = { isThrown: true, packed: pack(thrown) }
    }
    tell('answer', answer)
  })
  hear('answer', (answer: Outcome) => (outcome = answer))
  hear('settle', ({ id, isThrown, packed }: Outcome & Numbered) => {
    const waiting = promises.get(id)
    promises.delete(id)
    if (isThrown) waiting?.reject(unpack(packed, false))
    else waiting?.resolve(unpack(packed, false))
  })

  return { pack, unpack, tell, hear }
}
