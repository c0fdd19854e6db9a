// Readings of one word, each with other mistakes: how alike two are, and three made one. A character that two of these
// have in its place stands, though the third be the surer.

/** 1 where they are the same, 0 where nothing is. */
export function likeness(a: string, b: string): number {
  const [one, other] = [Array.from(a), Array.from(b)]
  const changes = costsOf(one, other).at(-1)?.at(-1) ?? 0
  return Math.max(0, 1 - changes / Math.max(1, one.length, other.length))
}

/** The text of the first with what both others have otherwise than it. */
export function consensus(text: string, second: string, third: string): string {
  const [own, ...others] = [text, second, third].map((each) => Array.from(each))
  if (!own) return text
  const [one, other] = others.map((each) => alignedTo(own, each))
  return own
    .map((character, i) => (one?.at[i] === other?.at[i] ? (one?.at[i] ?? character) : character))
    .map((character, i) => sharedBefore(one, other, i) + character)
    .concat(sharedBefore(one, other, own.length))
    .join('')
}

interface Aligned {
  /** What stands in the place of each character; '' where nothing does. */
  readonly at: readonly string[]
  /** Where in the other text it stands; -1 where nothing does. */
  readonly from: readonly number[]
  /** What stands before each, and last what stands behind them all. */
  readonly before: readonly string[]
}

function sharedBefore(one: Aligned | undefined, other: Aligned | undefined, i: number): string {
  return one !== undefined && one.before[i] === other?.before[i] ? (one.before[i] ?? '') : ''
}

/** What another character costs where one that is lost or added costs 1: more, so that what is equal finds its like. */
const exchanged = 1.5

/** With as few changes as can be. */
export function alignedTo(own: readonly string[], other: readonly string[]): Aligned {
  const costs = costsOf(own, other)
  const at: string[] = own.map(() => '')
  const from = own.map(() => -1)
  const before: string[] = [...at, '']
  let [i, k] = [own.length, other.length]
  const cost = (a: number, b: number) => costs[a]?.[b] ?? Infinity
  while (i > 0 || k > 0) {
    const character = other[k - 1] ?? ''
    const here = cost(i, k)
    if (here === cost(i - 1, k - 1) + (own[i - 1] === character ? 0 : exchanged)) {
      at[--i] = other[--k] ?? ''
      from[i] = k
    } else if (here === cost(i - 1, k) + 1) i--
    else {
      before[i] = character + (before[i] ?? '')
      k--
    }
  }
  return { at, from, before }
}

function costsOf(own: readonly string[], other: readonly string[]): number[][] {
  const costs = [Array.from({ length: other.length + 1 }, (_, k) => k)]
  for (let i = 1; i <= own.length; i++) {
    const row = [i]
    const above = costs[i - 1] ?? []
    for (let k = 1; k <= other.length; k++) {
      const changed = (above[k - 1] ?? 0) + (own[i - 1] === other[k - 1] ? 0 : exchanged)
      row.push(Math.min(changed, (above[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1))
    }
    costs.push(row)
  }
  return costs
}
