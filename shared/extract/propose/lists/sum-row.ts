// A row whose sum is what the rows right above it come to is their total, whatever it is called: the list ends there.

/** The cents at the end of each row, or null where a row has none; the first row that sums up a run of two and more. */
export function sumRowIn(cents: readonly (number | null)[]): number {
  return cents.findIndex((sum, i) => sum !== null && sum > 0 && isSumOfRun(cents.slice(0, i), sum))
}

function isSumOfRun(above: readonly (number | null)[], sum: number): boolean {
  let left = sum
  for (const [i, one] of [...above].reverse().entries()) {
    if (one === null) return false
    left -= one
    if (left === 0 && i > 0) return true
  }
  return false
}
