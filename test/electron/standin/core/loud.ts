// [Note: loud] Using an API that the stand-in lacks must fail at once. An `undefined` would let a test pass on
// an app that breaks on the real Electron, so every object of the stand-in throws on an unknown name.
import { EventEmitter } from 'node:events'
import { missing } from './record.ts'

// Promises, JSON and test assertions read these names on every object.
const probes = new Set([
  'then',
  'toJSON',
  'asymmetricMatch',
  'nodeType',
  'tagName',
  '$$typeof',
  '@@__IMMUTABLE_ITERABLE__@@',
])

// Reading any other name of a closed window throws, as in Electron.
const gone = new WeakSet<object>()
const outlives = new Set<string | symbol>([
  'isDestroyed',
  ...Object.getOwnPropertyNames(EventEmitter.prototype),
])

/** Makes every later use of the object throw, as with a closed window. */
export function markDestroyed(held: object): void {
  gone.add(held)
}

/** Wraps an object so that reading an unknown name throws. */
export function loud<T extends object>(name: string, held: T): T {
  return new Proxy(held, {
    get(target, key, receiver: object): unknown {
      if (
        gone.has(receiver) &&
        typeof key === 'string' &&
        !probes.has(key) &&
        !outlives.has(key) &&
        !key.startsWith('_')
      )
        throw new TypeError('Object has been destroyed')
      if (key in target || typeof key === 'symbol' || probes.has(key))
        return Reflect.get(target, key, receiver)
      throw notImplemented(`${name}.${key}`)
    },
  })
}

/** Records a missing API and returns the error to throw. */
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
