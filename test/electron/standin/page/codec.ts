// Values that cross between the main process and a page, as text. Runs on both sides: its source is injected too,
// so it may use nothing from outside itself.

export interface Base64 {
  encode(bytes: Uint8Array): string
  decode(text: string): Uint8Array<ArrayBuffer>
}

/** Plain JSON values stand for themselves; everything else is a list that begins with its kind. */
export type Coded = string | number | boolean | null | readonly [kind: string, ...rest: readonly unknown[]]

export interface Codec {
  /** Throws Electron's words on what can't be cloned: functions, proxies, DOM nodes. */
  encode(value: unknown): string
  decode(text: string): unknown
}

export function makeCodec(base64: Base64): Codec {
  const refusal = 'An object could not be cloned.'
  const viewTypes = {
    Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array,
    Float32Array, Float64Array, BigInt64Array, BigUint64Array, DataView,
  } // prettier-ignore
  const errorTypes = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }

  function encode(value: unknown): string {
    let copy: unknown
    try {
      copy = structuredClone(value)
    } catch (cause) {
      throw new Error(refusal, { cause })
    }
    // Objects are numbered as they are met; decoding meets them in the same order, so a number is enough to refer back.
    const met = new Map<object, number>()
    return JSON.stringify(toCoded(copy, met))
  }

  function toCoded(value: unknown, met: Map<object, number>): Coded {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (value === undefined) return ['undefined']
    if (typeof value === 'bigint') return ['bigint', String(value)]
    if (typeof value === 'number') {
      if (Object.is(value, -0)) return ['number', '-0']
      return Number.isFinite(value) ? value : ['number', String(value)]
    }
    if (typeof value !== 'object') throw new Error(refusal)
    const earlier = met.get(value)
    if (earlier !== undefined) return ['met', earlier]
    met.set(value, met.size)
    return objectToCoded(value, met)
  }

  function objectToCoded(value: object, met: Map<object, number>): Coded {
    const code = (part: unknown): Coded => toCoded(part, met)
    if (Array.isArray(value)) return ['list', Array.from(value, code)]
    if (value instanceof Date) return ['date', code(value.getTime())]
    if (value instanceof RegExp) return ['regexp', value.source, value.flags]
    if (value instanceof Map) return ['map', Array.from(value, ([key, held]) => [code(key), code(held)])]
    if (value instanceof Set) return ['set', Array.from(value, code)]
    if (value instanceof ArrayBuffer) return ['buffer', base64.encode(new Uint8Array(value))]
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
      return ['view', Object.prototype.toString.call(value).slice(8, -1), base64.encode(bytes)]
    }
    if (value instanceof Error) return ['error', value.name, value.message, value.stack ?? '']
    // Blobs, files and image bitmaps can be cloned in a page but not sent over IPC: Electron refuses them too.
    if (Object.prototype.toString.call(value) !== '[object Object]') throw new Error(refusal)
    return ['record', Object.entries(value).map(([key, held]) => [key, code(held)])]
  }

  function decode(text: string): unknown {
    return fromCoded(JSON.parse(text) as Coded, [])
  }

  function fromCoded(coded: Coded, met: unknown[]): unknown {
    if (coded === null || typeof coded !== 'object') return coded
    const remember = <T>(made: T): T => {
      met.push(made)
      return made
    }
    // What encode() wrote is taken at its word: both ends are this file.
    const [kind, first, second, third] = coded as readonly [string, ...string[]]
    const pairs = (): [Coded, Coded][] => first as unknown as [Coded, Coded][]
    const parts = (): Coded[] => first as unknown as Coded[]
    switch (kind) {
      case 'undefined': return undefined
      case 'bigint': return BigInt(first ?? '')
      case 'number': return Number(first)
      case 'met': return met[Number(first)]
      case 'date': return remember(new Date(Number(fromCoded(first as Coded, met))))
      case 'regexp': return remember(new RegExp(first ?? '', second))
      case 'buffer': return remember(base64.decode(first ?? '').buffer)
      case 'view': {
        const Type = viewTypes[first as keyof typeof viewTypes]
        return remember(Reflect.construct(Type, [base64.decode(second ?? '').buffer]) as ArrayBufferView)
      }
      case 'error': {
        const Type = errorTypes[first as keyof typeof errorTypes] ?? Error
        return remember(Object.assign(new Type(second), { stack: third }))
      }
      case 'list': {
        const list = remember([] as unknown[])
        for (const part of parts()) list.push(fromCoded(part, met))
        return list
      }
      case 'map': {
        const map = remember(new Map<unknown, unknown>())
        for (const [key, held] of pairs()) map.set(fromCoded(key, met), fromCoded(held, met))
        return map
      }
      case 'set': {
        const set = remember(new Set<unknown>())
        for (const part of parts()) set.add(fromCoded(part, met))
        return set
      }
      case 'record': {
        const record = remember({} as Record<string, unknown>)
        for (const [key, held] of pairs()) {
          Object.defineProperty(record, String(key), { value: fromCoded(held, met), enumerable: true, writable: true, configurable: true })
        }
        return record
      }
      default: throw new Error(`unknown kind ${kind}`)
    }
  } // prettier-ignore

  return { encode, decode }
}
