// How sure two models were of what they read differently: what both read alike tells nothing about them.

export interface Character {
  readonly text: string
  readonly confidence: number
}

export interface Certainties {
  /** On the whole. */
  readonly a: number
  readonly b: number
  /** How many characters one was sure of and the other was not; a single accident moves a mean, and is but one here. */
  readonly clearly: { readonly a: number; readonly b: number }
}

const sure = { least: 0.85, doubt: 0.76 } as const

/**
 * Between two places that both read alike, as many characters on either side are one and the same writing; more on one
 * side are noise, as where a model finds letters in a picture.
 */
export function whereTheyDiffer(a: readonly Character[], b: readonly Character[]): Certainties {
  const lengths = commonLengths(a, b)
  const sums = { a: 0, b: 0, count: 0 }
  const clearly = { a: 0, b: 0 }
  let [i, j] = [0, 0]
  let between: { readonly a: Character[]; readonly b: Character[] } = { a: [], b: [] }
  const end = () => {
    if (between.a.length === between.b.length) {
      sums.a += certaintyOf(between.a)
      sums.b += certaintyOf(between.b)
      sums.count += between.a.length
      clearly.a += countSurer(between.a, between.b)
      clearly.b += countSurer(between.b, between.a)
    }
    between = { a: [], b: [] }
  }
  while (i < a.length || j < b.length) {
    const [ours, theirs] = [a[i], b[j]]
    if (ours && ours.text === theirs?.text) {
      end()
      i++
      j++
    } else if (ours && (!theirs || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      between.a.push(ours)
      i++
    } else if (theirs) {
      between.b.push(theirs)
      j++
    }
  }
  end()
  return { a: sums.a / (sums.count || 1), b: sums.b / (sums.count || 1), clearly }
}

function certaintyOf(characters: readonly Character[]): number {
  return characters.reduce((sum, { confidence }) => sum + confidence, 0)
}

function countSurer(ours: readonly Character[], theirs: readonly Character[]): number {
  const isSurer = ({ confidence }: Character, i: number) =>
    confidence >= sure.least && (theirs[i]?.confidence ?? 1) < sure.doubt
  return ours.filter(isSurer).length
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
