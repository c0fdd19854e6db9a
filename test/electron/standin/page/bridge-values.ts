// Copies a value as contextBridge does: Chromium clones its plain parts; functions and promises stay in their world
// and are passed as numbers. Injected as source, into both worlds.

export type Packed =
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'list'; readonly items: readonly Packed[] }
  | { readonly is: 'record'; readonly entries: readonly (readonly [string, Packed])[] }
  | { readonly is: 'met'; readonly index: number }
  | { readonly is: 'function' | 'promise'; readonly id: number }
  | { readonly is: 'error'; readonly message: string; readonly stack: string }

/** Keeps values that can't be sent, each under a number. */
export interface Keeper {
  keepFunction(value: (...args: unknown[]) => unknown): number
  followPromise(value: Promise<unknown>): number
}

export interface Reacher {
  call(id: number, args: readonly unknown[]): unknown
  promised(id: number): Promise<unknown>
}

/** Describes a value for the other world; throws if Electron would refuse it. */
export function packValue(root: unknown, keeper: Keeper): Packed {
  const refusal = 'An object could not be cloned.'
  const met = new Map<object, number>()
  let isPlain = true as boolean // describe() may find otherwise

  /** Describes a value, and the values in it. */
  function describe(value: unknown): Packed {
    if (typeof value === 'symbol') throw new Error(refusal)
    if (typeof value === 'function') {
      isPlain = false
      return { is: 'function', id: keeper.keepFunction(value as (...args: unknown[]) => unknown) }
    }
    if (value === null || typeof value !== 'object') return { is: 'value', value }
    if (value instanceof Promise) {
      isPlain = false
      return { is: 'promise', id: keeper.followPromise(value) }
    }
    if (value instanceof Error) return { is: 'error', message: value.message, stack: value.stack ?? '' }
    if (value instanceof Node)
      throw new Error('electron stand-in: DOM nodes over contextBridge are not implemented')
    const index = met.get(value)
    if (index !== undefined) return { is: 'met', index }
    if (Array.isArray(value)) {
      met.set(value, met.size)
      return { is: 'list', items: value.map(describe) }
    }
    if (Object.prototype.toString.call(value) !== '[object Object]') return { is: 'value', value }
    met.set(value, met.size)
    return {
      is: 'record',
      entries: Object.entries(value).map(([key, part]) => [key, describe(part)] as const),
    }
  }

  const packed = describe(root)
  // Electron refuses proxies such as Svelte's $state. Only cloning can tell a proxy from its target, which is
  // possible only for values without functions.
  if (isPlain) {
    try {
      structuredClone(root)
    } catch (cause) {
      throw new Error(refusal, { cause })
    }
  }
  return packed
}

/** Makes the value from the description of the other world. */
export function unpackValue(root: Packed, reacher: Reacher, isFrozen: boolean): unknown {
  const met: unknown[] = []
  const finish = <T extends object>(made: T): T => (isFrozen ? Object.freeze(made) : made)

  /** Makes a value from its description. */
  function make(packed: Packed): unknown {
    switch (packed.is) {
      case 'value':
        return packed.value
      case 'met':
        return met[packed.index]
      case 'error':
        return Object.assign(new Error(packed.message), { stack: packed.stack })
      case 'function':
        return (...args: unknown[]) => reacher.call(packed.id, args)
      case 'promise':
        return reacher.promised(packed.id)
      case 'list': {
        const list: unknown[] = []
        met.push(list)
        for (const item of packed.items) list.push(make(item))
        return finish(list)
      }
      case 'record': {
        const record: Record<string, unknown> = {}
        met.push(record)
        for (const [key, part] of packed.entries) record[key] = make(part)
        return finish(record)
      }
    }
  }
  return make(root)
}
