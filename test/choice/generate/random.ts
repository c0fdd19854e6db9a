// Seeded choices for generated documents.
export interface Random {
  /** From 0 to 1. */
  readonly next: () => number
  readonly chance: (share: number) => boolean
  /** Includes both ends. */
  readonly integer: (min: number, max: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  /** Prefers the first ones. */
  readonly early: <T>(list: readonly T[]) => T
  readonly shuffled: <T>(list: readonly T[]) => T[]
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const at = <T>(list: readonly T[], share: number): T => {
    const one = list[Math.min(list.length - 1, Math.floor(list.length * share))]
    if (one === undefined) throw new Error('Nothing to choose from')
    return one
  }
  return {
    next,
    chance: (share) => next() < share,
    integer: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (list) => at(list, next()),
    early: (list) => at(list, next() ** 2.2),
    shuffled: (list) =>
      list
        .map((one) => ({ one, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one),
  }
}
