// Suggests the known word that is most similar to a mistyped one.

/** The nearest word, or '' if none is near: a third of the letters may be wrong, or two if that is more. */
export function nearest(typed: string, known: readonly string[]): string {
  let best = ''
  let bestDistance = Math.max(2, Math.floor(typed.length / 3)) + 1
  for (const word of known) {
    const distance = editDistance(typed.toLowerCase(), word)
    if (distance < bestDistance) [best, bestDistance] = [word, distance]
  }
  return best
}

/** The number of letters to insert, delete, replace or swap with their neighbour (Damerau-Levenshtein). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
