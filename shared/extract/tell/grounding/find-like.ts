// Where in a text something like another text stands: the substring that takes the fewest changes (Sellers).

export interface Likeness {
  readonly start: number
  readonly end: number
  /** 1 for the same text, less by each character that differs. */
  readonly likeness: number
}

/** Values longer than this are compared by their beginning; no line of a name or an address is. */
const maxLength = 300

export function findLike(text: string, wanted: string, min: number): Likeness | null {
  const needle = wanted.slice(0, maxLength)
  if (needle === '') return null
  const exact = text.indexOf(needle)
  if (exact !== -1) return { start: exact, end: exact + needle.length, likeness: 1 }
  const max = Math.floor((1 - min) * needle.length)
  return max === 0 ? null : nearest(text, needle, max)
}

/** Additions (a mark, a stray word) say less against a likeness than differences and omissions. */
const costOf = { other: 2, missing: 2, between: 1 } as const

function nearest(text: string, needle: string, max: number): Likeness | null {
  const height = needle.length
  let costs = Uint16Array.from({ length: height + 1 }, (_, row) => row * costOf.missing)
  let starts = new Uint32Array(height + 1)
  let best: Likeness | null = null
  let bestCost = max * costOf.other + 1
  for (let column = 1; column <= text.length; column++) {
    const nextCosts = new Uint16Array(height + 1)
    const nextStarts = new Uint32Array(height + 1)
    nextStarts[0] = column
    for (let row = 1; row <= height; row++) {
      const swap = at(costs, row - 1) + (text[column - 1] === needle[row - 1] ? 0 : costOf.other)
      const skip = at(costs, row) + costOf.between
      const lack = at(nextCosts, row - 1) + costOf.missing
      const cost = Math.min(swap, skip, lack)
      nextCosts[row] = cost
      nextStarts[row] =
        cost === swap ? at(starts, row - 1) : cost === skip ? at(starts, row) : at(nextStarts, row - 1)
    }
    costs = nextCosts
    starts = nextStarts
    if (at(costs, height) < bestCost) {
      bestCost = at(costs, height)
      best = { start: at(starts, height), end: column, likeness: 1 - bestCost / (height * costOf.other) }
    }
  }
  return best
}

function at(cells: Uint16Array | Uint32Array, index: number): number {
  return cells[index] ?? 0
}
