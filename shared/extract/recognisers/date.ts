// Dates as they are written: 2024-05-31, 2024年5月31日, 31/05/2024, 31 May 2024, May 31, 2024.
import type { Recogniser } from './recogniser.ts'

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const forms = [
  /(?<!\d)(?<year>\d{4}) ?[-/.年] ?(?<a>\d{1,2}) ?[-/.月] ?(?<b>\d{1,2})(?!\d)(?: ?日)?/u,
  /(?<!\d)(?<a>\d{1,2})([-/.])(?<b>\d{1,2})\2(?<year>\d{4}|\d{2})(?!\d)/u,
  new RegExp(`(?<!\\d)(?<a>\\d{1,2})(?:st|nd|rd|th)?[ .-]*${month}[ .,-]*(?<year>\\d{4}|\\d{2})(?!\\d)`, 'u'),
  new RegExp(`(?<!\\p{L})${month}[ .]*(?<a>\\d{1,2})(?:st|nd|rd|th)?[ ,]+(?<year>\\d{4})(?!\\d)`, 'u'),
]

export const recogniseDate: Recogniser = (folded) => {
  for (const form of forms) {
    const match = form.exec(folded)
    if (match?.groups && isPossible(Number(match.groups['a']), Number(match.groups['b'] ?? 1)))
      return { start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** Day and month in either order, as both are in use. */
function isPossible(a: number, b: number): boolean {
  return Math.min(a, b) >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31
}
