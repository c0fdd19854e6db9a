// The first argument of Electron's listeners: the facts of an event, with preventDefault.

export interface Preventable {
  preventDefault(): void
  readonly defaultPrevented: boolean
}

/** Adds preventDefault and defaultPrevented to the facts of an event. */
export function preventable<Facts extends object>(facts: Facts): Facts & Preventable {
  let isPrevented = false
  return Object.defineProperties(facts, {
    preventDefault: { value: () => void (isPrevented = true) },
    defaultPrevented: { get: () => isPrevented, enumerable: true },
  }) as Facts & Preventable
}
