// Compares the confidences of two models where their readings differ; what both read alike says nothing about them.

export interface Character {
  readonly text: string
  readonly confidence: number
}

interface Differences {
  /** Mean confidence of each model. */
  readonly a: number
  readonly b: number
  /** Number of characters that one was sure of and the other was not; an outlier counts only once here. */
  readonly clearly: { readonly a: number; readonly b: number }
}

const threshold = { sure: 0.85, doubtful: 0.76 } as const

/**
 * Compares stretches between characters that both read alike. Only stretches of equal length count; additional characters
 * on one side are noise, such as letters found in a picture.
 */
export function compareDifferences(a: readonly Character[], b: readonly Character[]): Differences {
  const lengths = commonLengths(a, b)
  const sums = { a: 0, b: 0, count: 0 }
  const clearly = { a: 0, b: 0 }
  let [i, j] = [0, 0]
  let between: { readonly a: Character[]; readonly b: Character[] } = { a: [], b: [] }
  const endStretch = () => {
    if (between.a.length === between.b.length) {
      sums.a += sumOfConfidences(between.a)
      sums.b += sumOfConfidences(between.b)
      sums.count += between.a.length
      clearly.a += countSurer(between.a, between.b)
      clearly.b += countSurer(between.b, between.a)
    }
    between = { a: [], b: [] }
  }
  while (i < a.length || j < b.length) {
    const [ours, theirs] = [a[i], b[j]]
    if (ours && ours.text === theirs?.text) {
      endStretch()
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
  endStretch()
  return { a: sums.a / (sums.count || 1), b: sums.b / (sums.count || 1), clearly }
}

function sumOfConfidences(characters: readonly Character[]): number {
  return characters.reduce((sum, { confidence }) => sum + confidence, 0)
}

function countSurer(ours: readonly Character[], theirs: readonly Character[]): number {
  return ours.filter(
    ({ confidence }, i) => confidence >= threshold.sure && (theirs[i]?.confidence ?? 1) < threshold.doubtful,
  ).length
}

/** Returns the length of the longest common subsequence of the rests from i and from j. */
function commonLengths(a: readonly Character[], b: readonly Character[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i]
    for (let j = b.length - 1; row && j >= 0; j--)
      row[j] =
        a[i]?.text === b[j]?.text
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
  }
  return lengths
}

function at(lengths: readonly Uint16Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}
