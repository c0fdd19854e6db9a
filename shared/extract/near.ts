// Whether a text that was read may be a label that was misread: few characters apart, and those alike in print.

/** How far apart two keys are, where alike letters count less; `limit` and more is not told apart. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (before[j - 1] ?? 0) + costOf(a.charAt(i - 1), b.charAt(j - 1))
      row.push(Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    if (Math.min(...row) > limit) return limit + 1
    before = row
  }
  return before[b.length] ?? limit + 1
}

/** How many characters of a label may be wrong: none of a short one, where every other word would fit. */
export function tolerance(length: number): number {
  if (length < 5) return 0
  if (length < 8) return 1
  return length < 14 ? 2 : 3
}

const alike = [
  'o0dqc',
  'il1tj!f',
  's5',
  'b8',
  'g96q',
  'z27',
  'uvn',
  'ceo',
  'rn',
  'hb',
  'mn',
  'ая',
  'иш',
  'нп',
]

function costOf(a: string, b: string): number {
  if (a === b) return 0
  return alike.some((group) => group.includes(a) && group.includes(b)) ? 0.5 : 1
}
