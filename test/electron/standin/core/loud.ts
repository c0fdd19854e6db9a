// [Note: loud] What the stand-in lacks must fail where it is reached for. An `undefined` would let a test pass on
// an app that breaks on the real thing, so every object it hands out throws on a name it doesn't have.
import { EventEmitter } from 'node:events'
import { missing } from './record.ts'

// Promises, JSON and test assertions look for these on anything they are given.
const probes = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'tagName', '$$typeof', '@@__IMMUTABLE_ITERABLE__@@'])

export function loud<T extends object>(name: string, held: T): T {
  return new Proxy(held, {
    get(target, key, receiver): unknown {
      if (key in target || typeof key === 'symbol' || probes.has(key)) return Reflect.get(target, key, receiver)
      throw notImplemented(`${name}.${key}`)
    },
  })
}

export function notImplemented(what: string): Error {
  missing.push(what)
  return new Error(`electron stand-in: ${what} is not implemented`)
}

/**
 * An emitter that also refuses listeners for events it never sends. Its constructor returns the loud proxy, so
 * that the private fields of derived classes land on the proxy and methods find them through `this`.
 */
export class LoudEmitter extends EventEmitter {
  constructor(name: string, events: readonly string[]) {
    super()
    this.setMaxListeners(0)
    const known = new Set(['newListener', 'removeListener', ...events])
    this.on('newListener', (event: string | symbol) => {
      if (typeof event === 'string' && !known.has(event)) throw notImplemented(`${name} event '${event}'`)
    })
    return loud(name, this)
  }
}
