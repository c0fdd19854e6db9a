// Clues from the text around an option, whether it has a label or not: words of the field's name in its line, before
// and after it, and in the nearest lines.
import type { RequestedField } from '../words/requested-field.ts'
import type { Line } from './lines.ts'
import { unmentioned, unsaid, type Mention } from './mentions.ts'
import type { Option } from './option.ts'
import { shareOf } from './said.ts'
import type { ChoiceContext } from './choice-context.ts'

/** In characters. */
const farBehind = 30
const maxRival = 60

export function cluesOfSaid(
  { fields, lines, saidOf, groupSaidOf, mentions }: ChoiceContext,
  field: RequestedField,
  { place, spot }: Option,
): typeof nothingSaid {
  if (spot === null) return nothingSaid
  const { line, start, end } = spot
  const said = saidOf(field, line)
  const behind = said.filter((one) => one.start >= end - 1 && one.start - end < farBehind)
  const near = line.isParagraph ? null : lines.near(line)
  const shareIn = (other: Line | null | undefined) => (other ? shareOf(saidOf(field, other)) : -1)
  const ahead = mentions(spot)
  const own = ahead[fields.indexOf(field)] ?? unmentioned
  const text = place.part.text
  return {
    saidCross: own.cross,
    crossOfRival: mostOf(ahead, own, ({ cross }) => cross),
    groupSaid:
      field.name.group === null
        ? -1
        : Math.max(...[line, ...(near?.heads ?? [])].map((one) => groupSaidOf(field, one))),
    saidAhead: own.share,
    gapAhead: own.gap,
    rivalAhead: Math.max(
      -maxRival,
      Math.min(maxRival, own.gap + mostOf(ahead, own, ({ gap }) => -gap, -unsaid)),
    ),
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

function mostOf(all: readonly Mention[], own: Mention, of: (one: Mention) => number, min = 0): number {
  return all.reduce((max, one) => (one === own ? max : Math.max(max, of(one))), min)
}

export const nothingSaid = {
  ...{ saidCross: 0, crossOfRival: 0, groupSaid: -1 },
  ...{ saidAhead: 0, gapAhead: unsaid, rivalAhead: 0, saidBehind: 0, gapBehind: unsaid, saidInside: 0 },
  ...{ saidAbove: -1, saidLeft: -1, saidBelow: -1, edgeAhead: 0, edgeBehind: 0, isInParagraph: 0 },
}

/** Kinds of characters right before or after an option. */
const edges = [/[:：]/u, /[,，、;；]/u, /[()（）[\]【】]/u, /[.。]/u, /\p{Script=Han}/u, /\p{L}/u, /\p{N}/u]

function edgeOf(character: string | undefined): number {
  return character === undefined ? 0 : 1 + edges.findIndex((edge) => edge.test(character))
}
