// "£7,500 - £11,000": what something will cost is one value, and its first sum is not.
import { recogniseAmount } from './amount.ts'
import type { Span } from './recogniser.ts'

const between = /^ ?(?:[-–—~～]|to|bis|à|a|至|から) ?(?:\p{Sc}|[a-z]{3})? ?$/u
const around = /^(?:from|ab|von|de|du)? ?(?:\p{Sc}|[a-z]{3})? ?$/u

/** Where all of a text is two sums and what joins them. */
export function amountRange(folded: string): Span | null {
  const [from, to, more] = recogniseAmount(folded).toSorted((a, b) => a.start - b.start)
  if (!from || !to || more) return null
  const isWhole =
    between.test(folded.slice(from.end, to.start)) &&
    around.test(folded.slice(0, from.start).trimStart()) &&
    around.test(folded.slice(to.end).trim())
  const start = folded.length - folded.trimStart().length
  return isWhole && /\p{Sc}|[a-z]{3}/u.test(folded)
    ? { ...from, start, end: start + folded.trim().length }
    : null
}
