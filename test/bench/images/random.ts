// Seeded random numbers, the same in every run.

export type Random = () => number

/** Numbers from 0 to 1, made by hashing a counter. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** Approximately normal with mean 0 and deviation 1: the sum of a few uniform numbers. */
export function normal(random: Random): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3)
}

export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0]
}

export function whole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}
