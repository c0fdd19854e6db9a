// How sure two models were of what they read differently: what both read alike tells nothing about them.

export interface Character {
  readonly text: string
  readonly confidence: number
}

export interface Certainties {
  readonly a: number
  readonly b: number
}

export function whereTheyDiffer(a: readonly Character[], b: readonly Character[]): Certainties {
  const lengths = commonLengths(a, b)
  const sums = { a: 0, b: 0 }
  const counts = { a: 0, b: 0 }
  let [i, j] = [0, 0]
  const count = (side: 'a' | 'b', character: Character | undefined) => {
    sums[side] += character?.confidence ?? 0
    counts[side]++
  }
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i]?.text === b[j]?.text) {
      i++
      j++
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1)))
      count('a', a[i++])
    else count('b', b[j++])
  }
  return { a: sums.a / (counts.a || 1), b: sums.b / (counts.b || 1) }
}

/** How many characters the rests from i and from j have in common, in order. */
function commonLengths(a: readonly Character[], b: readonly Character[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (!row) continue
      row[j] =
        a[i]?.text === b[j]?.text
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  }
  return lengths
}

function at(lengths: readonly Uint16Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}
