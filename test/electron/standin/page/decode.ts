// Decodes the text that encode.ts wrote, without checks. Injected as source.
import type { Base64, Coded } from './codec.ts'

type Read = (part: Coded) => unknown
type Remember = <T>(made: T) => T

export function makeDecoder(base64: Base64): (text: string) => unknown {
  const errors = { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }
  const errorTypes: Record<string, ErrorConstructor | undefined> = errors
  const integers = {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
  }
  const viewTypes = { ...integers, Float32Array, Float64Array, BigInt64Array, BigUint64Array, DataView }

  const texts: Record<string, (...texts: string[]) => unknown> = {
    undefined: () => undefined,
    bigint: (digits = '') => BigInt(digits),
    number: Number,
  }
  const leaves: Record<string, (...texts: string[]) => unknown> = {
    date: (timeMs) => new Date(Number(timeMs)),
    regexp: (source = '', flags) => new RegExp(source, flags),
    buffer: (bytes = '') => base64.decode(bytes).buffer,
    view: (type, bytes = '') =>
      Reflect.construct(viewTypes[type as keyof typeof viewTypes], [base64.decode(bytes).buffer]) as object,
    error: (type, message, stack) => Object.assign(new (errorTypes[type] ?? Error)(message), { stack }),
  }
  // These may contain themselves, so they are registered before they are filled.
  const containers: Record<string, (parts: readonly never[], read: Read, remember: Remember) => unknown> = {
    list(parts: readonly Coded[], read, remember) {
      const list = remember<unknown[]>([])
      for (const part of parts) list.push(read(part))
      return list
    },
    set(parts: readonly Coded[], read, remember) {
      const set = remember(new Set())
      for (const part of parts) set.add(read(part))
      return set
    },
    map(pairs: readonly (readonly [Coded, Coded])[], read, remember) {
      const map = remember(new Map())
      for (const [key, held] of pairs) map.set(read(key), read(held))
      return map
    },
    record(pairs: readonly (readonly [string, Coded])[], read, remember) {
      const record = remember<Record<string, unknown>>({})
      const shape = { enumerable: true, writable: true, configurable: true }
      // Defined, not assigned: a key may be __proto__.
      for (const [key, held] of pairs) Object.defineProperty(record, key, { value: read(held), ...shape })
      return record
    },
  }

  return (text) => {
    const met: unknown[] = []
    const remember: Remember = (made) => {
      met.push(made)
      return made
    }
    const read: Read = (coded) => {
      if (coded === null || typeof coded !== 'object') return coded
      const [kind, ...rest] = coded
      if (kind === 'met') return met[Number(rest[0])]
      const fill = containers[kind]
      if (fill) return fill(rest[0] as readonly never[], read, remember)
      if (kind in leaves) return remember(leaves[kind]?.(...(rest as string[])))
      return texts[kind]?.(...(rest as string[]))
    }
    return read(JSON.parse(text) as Coded)
  }
}
