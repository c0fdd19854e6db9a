// Encodes values as text. Objects are numbered in the order of writing, which is also the order of reading, so a
// number is enough to refer to an earlier one. Injected as source.
import type { Base64, Coded } from './codec.ts'

export function makeEncoder(base64: Base64): (value: unknown) => string {
  const refusal = 'An object could not be cloned.'

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
    if (value instanceof Date) return ['date', String(value.getTime())]
    if (value instanceof RegExp) return ['regexp', value.source, value.flags]
    if (value instanceof Map) return ['map', Array.from(value, ([key, held]) => [code(key), code(held)])]
    if (value instanceof Set) return ['set', Array.from(value, code)]
    if (value instanceof ArrayBuffer) return ['buffer', base64.encode(new Uint8Array(value))]
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
      return ['view', tagOf(value), base64.encode(bytes)]
    }
    if (value instanceof Error) return ['error', value.name, value.message, value.stack ?? '']
    // Blobs, files and image bitmaps can be cloned in a page but not sent over IPC: Electron refuses them too.
    if (tagOf(value) !== 'Object') throw new Error(refusal)
    return ['record', Object.entries(value).map(([key, held]) => [key, code(held)])]
  }

  /** The name of the built-in type of an object. */
  function tagOf(value: object): string {
    return Object.prototype.toString.call(value).slice(8, -1)
  }

  return (value) => {
    let copy: unknown
    try {
      copy = structuredClone(value)
    } catch (cause) {
      throw new Error(refusal, { cause })
    }
    return JSON.stringify(toCoded(copy, new Map()))
  }
}
