// Words of each field's name ahead of a place, found once for all options at that place.
import type { RequestedField } from '../words/requested-field.ts'
import type { Line, Lines, Spot } from './lines.ts'
import { shareOf, type Said, type SaidOf } from './said.ts'

/** In characters. */
const farAhead = 60
/** No word of it is said on that side. */
export const unsaid = 99
/** So much of a name is said by more than the word for its type. */
const meant = 0.4

/** Words of a field's name ahead of a place: in its line, and in the heads of its row and its column. */
export interface Mention {
  readonly share: number
  readonly gap: number
  readonly cross: number
}

export const unmentioned: Mention = { share: 0, gap: unsaid, cross: 0 }

/** Mentions of all fields in their order; many options share a place. */
export function mentionsBy(
  fields: readonly RequestedField[],
  lines: Lines,
  saidOf: SaidOf,
): (spot: Spot) => readonly Mention[] {
  const known = new Map<Line, Map<number, readonly Mention[]>>()
  return (spot) => {
    const { line, start } = spot
    const own = known.get(line) ?? new Map<number, readonly Mention[]>()
    known.set(line, own)
    const heads = line.isParagraph ? [] : lines.near(line).heads
    const mentions =
      own.get(start) ??
      fields.map((field) => {
        const ahead = aheadOf(saidOf(field, line), spot)
        return {
          share: shareOf(ahead),
          gap: gapOf(ahead, start),
          cross: shareOf([...ahead, ...heads.flatMap((head) => saidOf(field, head))]),
        }
      })
    own.set(start, mentions)
    return mentions
  }
}

function aheadOf(said: readonly Said[], { start }: Spot): Said[] {
  return said.filter((one) => one.end <= start + 1 && start - one.end < farAhead)
}

function gapOf(ahead: readonly Said[], start: number): number {
  return Math.min(unsaid, ...ahead.filter(({ weight }) => weight >= meant).map(({ end }) => start - end))
}
