// Whether a text that was read may be a label that was misread: few characters apart, and those alike in print.

/** How far apart two keys are, where alike letters count less; `limit` and more is not told apart. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const c = a.charAt(i - 1)
    let [min, left, across] = [i, i, i - 1]
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0
      left = Math.min(across + costOf(c, b.charAt(j - 1)), above + 1, left + 1)
      across = above
      row[j] = left
      if (left < min) min = left
    }
    if (min > limit) return limit + 1
  }
  return row[b.length] ?? limit + 1
}

/** How many characters of a label may be wrong: none of a short one, where every other word would fit. */
export function tolerance(length: number): number {
  if (length < 5) return 0
  if (length < 8) return 1
  return length < 14 ? 2 : 3
}

const alike = 'o0dqc il1tj!f s5 b8 g96q z27 uvn ceo rn hb mn ая иш нп'.split(' ')

/** The groups that each character is in, as bits. */
const groupsOf: ReadonlyMap<string, number> = alike.reduce((groups, group, i) => {
  for (const c of group) groups.set(c, (groups.get(c) ?? 0) | (1 << i))
  return groups
}, new Map<string, number>())

function costOf(a: string, b: string): number {
  if (a === b) return 0
  return ((groupsOf.get(a) ?? 0) & (groupsOf.get(b) ?? 0)) === 0 ? 1 : 0.5
}
