// On faint print a decimal point is read as a comma. A slip writes all of its amounts with the same sign, so that where
// nearly all have a point, the others have one too. Never the other way: what has a point may be a date or a time.
import type { Line } from '../../../shared/page.ts'

const amount = /^(\D*\d{1,3}(?:,?\d{3})*)([.,])(\d\d\D*)$/
/** Fewer amounts show no habit. */
const leastAmounts = 5
const leastShare = 0.75

export function withDecimalPoints(lines: readonly Line[]): Line[] {
  if (!hasPoints(lines)) return [...lines]
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, text: word.text.replace(amount, '$1.$3') })),
  }))
}

function hasPoints(lines: readonly Line[]): boolean {
  const signs = lines.flatMap(({ words }) => words.flatMap(({ text }) => amount.exec(text)?.[2] ?? []))
  return (
    signs.length >= leastAmounts && signs.filter((sign) => sign === '.').length >= leastShare * signs.length
  )
}
