// The first argument of Electron's listeners: facts, and a way to say no.

export interface Preventable {
  preventDefault(): void
  readonly defaultPrevented: boolean
}

export function preventable<Facts extends object>(facts: Facts): Facts & Preventable {
  let isPrevented = false
  return Object.defineProperties(facts, {
    preventDefault: { value: () => void (isPrevented = true) },
    defaultPrevented: { get: () => isPrevented, enumerable: true },
  }) as Facts & Preventable
}
