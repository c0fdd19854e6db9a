// Periods: "du 3 mars 2025 au 30 mai 2025", "01.10.2018 - 31.10.2018".
import type { Place } from '../model/place.ts'
import { recognisers } from '../kinds/kinds.ts'

function isSpanWord(between: string): boolean {
  return /^\s*(?:起? ?[-–—~〜至到迄]|から|부터|tot en met|bis einschlie(?:ß|ss)lich|up to(?: and including)?|jusqu['’]au|to|until|till|through|bis|au|al|a|fino al|hasta(?: el)?|até|t\/m|tot|по|до|đến)\s*(?:zum|the|el|il|le)?\s*$/u.test(
    between,
  )
}

/** Which end of a range in one line a day is: of 自2026年7月1日至2031年6月30日 the first is its start. */
export function edgeOf({ part, start, end }: Place): 'start' | 'end' | null {
  const days = recognisers.date(part.folded)
  if (days.some((day) => day.start >= end && isSpanWord(part.folded.slice(end, day.start)))) return 'start'
  return days.some((day) => day.end <= start && isSpanWord(part.folded.slice(day.end, start))) ? 'end' : null
}

/** "01.10.2018 bis 31.10.2018" is when something went on, not when the page was written. */
export function isInPeriod({ part, start, end }: Place): boolean {
  return recognisers
    .date(part.folded)
    .some((other) =>
      other.start >= end
        ? isSpanWord(part.folded.slice(end, other.start))
        : other.end <= start && isSpanWord(part.folded.slice(other.end, start)),
    )
}
