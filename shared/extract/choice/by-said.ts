// What is said of a field's name around an option, pair or no pair: in its line before and behind it, and in the lines
// that stand nearest.
import type { Wanted } from '../wanted.ts'
import type { Line, Spot } from './lines.ts'
import type { Option } from './option.ts'
import { shareOf, type Said } from './said.ts'
import type { Surroundings } from './surroundings.ts'

/** In characters. */
const [farAhead, farBehind] = [60, 30]
/** No word of it is said on that side. */
const unsaid = 99
/** So much of a name is said by more than the word for its type. */
const meant = 0.4

type Clues = Readonly<Record<(typeof names)[number], number>>

const names = [
  ...(['saidCross', 'crossOfRival', 'groupSaid'] as const),
  ...(['saidAhead', 'gapAhead', 'rivalAhead', 'saidBehind', 'gapBehind', 'saidInside'] as const),
  ...(['saidAbove', 'saidLeft', 'saidBelow', 'edgeAhead', 'edgeBehind', 'isInParagraph'] as const),
]

export function cluesOfSaid(around: Surroundings, field: Wanted, { place, spot }: Option): Clues {
  const { fields, lines, saidOf } = around
  if (spot === null) return nothingSaid
  const { line, start, end } = spot
  const said = saidOf(field, line)
  const ahead = aheadOf(said, spot)
  const behind = said.filter((one) => one.start >= end - 1 && one.start - end < farBehind)
  const near = line.isParagraph ? null : lines.near(line)
  const shareIn = (other: Line | null | undefined) => (other ? shareOf(saidOf(field, other)) : -1)
  const own = gapOf(ahead, start)
  const rival = Math.min(
    unsaid,
    ...fields.map((other) => (other === field ? unsaid : gapOf(aheadOf(saidOf(other, line), spot), start))),
  )
  const text = place.part.text
  const heads = near?.heads ?? []
  const cross = shareOf([...ahead, ...heads.flatMap((head) => saidOf(field, head))])
  return {
    saidCross: cross,
    crossOfRival: Math.max(
      0,
      ...fields.map((other) =>
        other === field
          ? 0
          : shareOf([...aheadOf(saidOf(other, line), spot), ...heads.flatMap((head) => saidOf(other, head))]),
      ),
    ),
    groupSaid: field.name.group === null ? -1 : groupIn(around, field, [line, ...heads]),
    saidAhead: shareOf(ahead),
    gapAhead: own,
    rivalAhead: Math.max(-farAhead, Math.min(farAhead, own - rival)),
    saidBehind: shareOf(behind),
    gapBehind: Math.min(unsaid, ...behind.map((one) => one.start - end)),
    saidInside: shareOf(said.filter((one) => one.start >= start - 1 && one.end <= end + 1)),
    saidAbove: shareIn(near?.above),
    saidLeft: shareIn(near?.left),
    saidBelow: shareIn(near?.below),
    edgeAhead: edgeOf(text.slice(0, place.start).trimEnd().at(-1)),
    edgeBehind: edgeOf(text.slice(place.end).trimStart().at(0)),
    isInParagraph: Number(line.isParagraph),
  }
}

const nothingSaid: Clues = {
  ...{ saidCross: 0, crossOfRival: 0, groupSaid: -1 },
  ...{ saidAhead: 0, gapAhead: unsaid, rivalAhead: 0, saidBehind: 0, gapBehind: unsaid, saidInside: 0 },
  ...{ saidAbove: -1, saidLeft: -1, saidBelow: -1, edgeAhead: 0, edgeBehind: 0, isInParagraph: 0 },
}

/** How many words of its group are said there. */
function groupIn({ groupSaidOf }: Surroundings, field: Wanted, lines: readonly Line[]): number {
  return Math.max(0, ...lines.map((line) => groupSaidOf(field, line)))
}

function aheadOf(said: readonly Said[], { start }: Spot): Said[] {
  return said.filter((one) => one.end <= start + 1 && start - one.end < farAhead)
}

function gapOf(ahead: readonly Said[], start: number): number {
  return Math.min(unsaid, ...ahead.filter(({ weight }) => weight >= meant).map(({ end }) => start - end))
}

/** What stands right before or behind it. */
const edges = [/[:：]/u, /[,，、;；]/u, /[()（）[\]【】]/u, /[.。]/u, /\p{Script=Han}/u, /\p{L}/u, /\p{N}/u]

function edgeOf(character: string | undefined): number {
  return character === undefined ? 0 : 1 + edges.findIndex((edge) => edge.test(character))
}
