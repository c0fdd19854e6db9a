// contextBridge between a page's own world and the preload's isolated one. Chromium keeps the two apart; what they
// share is the window's events, whose `detail` it clones from one world to the other. Injected as source, into both.

export type World = 'page' | 'preload'

/** What crosses: plain values are cloned by Chromium, the rest is described. */
export type Packed =
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'list'; readonly items: readonly Packed[] }
  | { readonly is: 'record'; readonly entries: readonly (readonly [string, Packed])[] }
  | { readonly is: 'met'; readonly index: number }
  | { readonly is: 'function' | 'promise'; readonly id: number }
  | { readonly is: 'error'; readonly message: string; readonly stack: string }

export type Outcome = { readonly isThrown: boolean; readonly packed: Packed }

export interface Bridge {
  /** Throws Electron's words on proxies, symbols and DOM nodes. */
  pack(value: unknown): Packed
  unpack(packed: Packed, isFrozen: boolean): unknown
  tell(topic: string, detail: unknown): void
  hear(topic: string, listener: (detail: never) => void): void
}

export function joinWorlds(secret: string, here: World): Bridge {
  const there: World = here === 'page' ? 'preload' : 'page'
  const refusal = 'An object could not be cloned.'
  // Taken before any page script runs, so that a page can't put its own in their place.
  const { dispatchEvent, addEventListener, structuredClone, CustomEvent, Object, Promise, Error, Node } = window as Window &
    typeof globalThis
  const functions = new Map<number, (...args: unknown[]) => unknown>()
  const promises = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>()
  let lastId = 0
  let outcome: Outcome | undefined

  const tell = (topic: string, detail: unknown): void => {
    dispatchEvent.call(window, new CustomEvent(`${secret}:${there}:${topic}`, { detail }))
  }
  const hear = (topic: string, listener: (detail: never) => void): void => {
    addEventListener.call(window, `${secret}:${here}:${topic}`, (event) => {
      event.stopImmediatePropagation()
      listener((event as CustomEvent<never>).detail)
    })
  }

  function pack(root: unknown): Packed {
    const met = new Map<object, number>()
    let isPlain = true
    const describe = (value: unknown): Packed => {
      if (typeof value === 'symbol') throw new Error(refusal)
      if (typeof value === 'function') {
        isPlain = false
        return { is: 'function', id: keepFunction(value as (...args: unknown[]) => unknown) }
      }
      if (value === null || typeof value !== 'object') return { is: 'value', value }
      if (value instanceof Promise) {
        isPlain = false
        return { is: 'promise', id: followPromise(value) }
      }
      if (value instanceof Error) return { is: 'error', message: value.message, stack: value.stack ?? '' }
      if (value instanceof Node) throw new Error('electron stand-in: DOM nodes over contextBridge are not implemented')
      const index = met.get(value)
      if (index !== undefined) return { is: 'met', index }
      if (Array.isArray(value)) {
        met.set(value, met.size)
        return { is: 'list', items: value.map(describe) }
      }
      if (Object.prototype.toString.call(value) !== '[object Object]') return { is: 'value', value }
      met.set(value, met.size)
      return { is: 'record', entries: Object.entries(value).map(([key, part]) => [key, describe(part)] as const) }
    }
    const packed = describe(root)
    // Electron refuses proxies such as Svelte's $state. Nothing tells a proxy from its target except cloning it,
    // which can be tried only where no function is inside.
    if (isPlain) {
      try {
        structuredClone(root)
      } catch {
        throw new Error(refusal)
      }
    }
    return packed
  }

  function unpack(root: Packed, isFrozen: boolean): unknown {
    const met: unknown[] = []
    const make = (packed: Packed): unknown => {
      switch (packed.is) {
        case 'value':
          return packed.value
        case 'met':
          return met[packed.index]
        case 'error':
          return Object.assign(new Error(packed.message), { stack: packed.stack })
        case 'function':
          return (...args: unknown[]) => call(packed.id, args)
        case 'promise':
          return new Promise((resolve, reject) => promises.set(packed.id, { resolve, reject }))
        case 'list': {
          const list: unknown[] = []
          met.push(list)
          for (const item of packed.items) list.push(make(item))
          return isFrozen ? Object.freeze(list) : list
        }
        case 'record': {
          const record: Record<string, unknown> = {}
          met.push(record)
          for (const [key, part] of packed.entries) record[key] = make(part)
          return isFrozen ? Object.freeze(record) : record
        }
      }
    }
    return make(root)
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

  function call(id: number, args: readonly unknown[]): unknown {
    const packed = args.map(pack)
    outcome = undefined
    // Events are dispatched while we wait: the other side has answered, or there is no other side.
    tell('call', { id, args: packed })
    const answered = outcome as Outcome | undefined
    if (!answered) throw new Error('electron stand-in: the other world is gone')
    const value = unpack(answered.packed, false)
    if (answered.isThrown) throw value
    return value
  }

  hear('call', ({ id, args }: { id: number; args: readonly Packed[] }) => {
    let answer: Outcome
    try {
      const value = functions.get(id)?.(...args.map((arg) => unpack(arg, false)))
      answer = { isThrown: false, packed: pack(value) }
    } catch (thrown) {
      answer = { isThrown: true, packed: pack(thrown) }
    }
    tell('answer', answer)
  })
  hear('answer', (answer: Outcome) => {
    outcome = answer
  })
  hear('settle', ({ id, isThrown, packed }: Outcome & { id: number }) => {
    const waiting = promises.get(id)
    promises.delete(id)
    if (isThrown) waiting?.reject(unpack(packed, false))
    else waiting?.resolve(unpack(packed, false))
  })

  return { pack, unpack, tell, hear }
}
