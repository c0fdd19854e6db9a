// The Levenshtein distance: how many characters must be inserted, removed or changed to turn one text into another.

export function editDistance(a: string, b: string): number {
  const from = Array.from(a)
  const to = Array.from(b)
  let row = to.map((_, i) => i + 1)
  from.forEach((character, i) => {
    const next: number[] = []
    let diagonal = i
    let left = i + 1
    to.forEach((other, j) => {
      const above = row[j] ?? 0
      left = Math.min(above + 1, left + 1, diagonal + (character === other ? 0 : 1))
      diagonal = above
      next.push(left)
    })
    row = next
  })
  return to.length === 0 ? from.length : (row.at(-1) ?? 0)
}
