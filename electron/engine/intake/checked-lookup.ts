// A name lookup for a single connection, which accepts only allowed addresses. See [Note: fetch].
import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

export class RefusedAddress extends Error {}

export interface CheckedNames {
  readonly isAllowed: (address: string) => boolean
  readonly resolve: Resolve
}

export type Resolve = (
  name: string,
  then: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

export const systemResolve: Resolve = (name, then) => {
  lookup(name, { all: true }, then)
}

/**
 * Resolves a name and checks its addresses. A name with one forbidden address is refused even if others are
 * allowed: which one is connected to would be chance.
 */
export function checkedLookup({ isAllowed, resolve }: CheckedNames): LookupFunction {
  return (name, options, callback) => {
    resolve(name, (error, addresses) => {
      const ofFamily = options.family === 4 || options.family === 6 ? options.family : null
      const usable = error ? [] : addresses.filter(({ family }) => ofFamily === null || family === ofFamily)
      const [first] = usable
      if (!first) callback(error ?? new Error(`${name} has no address`), '', 0)
      else if (!addresses.every(({ address }) => isAllowed(address)))
        callback(new RefusedAddress(name), '', 0)
      else if (options.all === true) callback(null, [...usable])
      else callback(null, first.address, first.family)
    })
  }
}
