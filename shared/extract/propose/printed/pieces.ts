// The page between its labels: what is left of each part once the printed keys and the other labels are taken out.
import type { Box } from '../../../page.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { textOf, type Place } from '../../model/place.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import type { PrintedKey } from './printed-keys.ts'
import { boxAt } from './runs.ts'

/** A stretch of a part without a label. */
export interface Piece extends Place {
  readonly row: number
  readonly box: Box
}

/** The cells of a comb hold one character each. */
export function isCell({ start, end }: Place): boolean {
  return end - start === 1
}

export interface Layout {
  /** The height of a part: the unit of all distances. */
  readonly unit: number
  readonly pieces: readonly Piece[]
  /** The places of labels, of requested fields and of others. */
  readonly labels: readonly Box[]
  /** The right edge of the page's text. */
  readonly right: number
}

export function layoutOf(sheet: Sheet, vocabulary: Vocabulary, keys: readonly PrintedKey[]): Layout {
  const runs = keys.flatMap((key) => key.runs)
  const cut = sheet.rows.flatMap((parts, row) =>
    parts.flatMap((part) => {
      const own = runs.filter((run) => run.part === part).toSorted((a, b) => a.start - b.start)
      return [...own, null].map((run, i) =>
        withoutLabel(vocabulary, row, {
          part,
          start: own[i - 1]?.end ?? 0,
          end: run?.start ?? part.text.length,
        }),
      )
    }),
  )
  return {
    unit: sheet.unit,
    pieces: cut.flatMap(({ piece }) => piece ?? []),
    labels: [...keys.map(({ box }) => box), ...cut.flatMap(({ label }) => label ?? [])],
    right: sheet.box.x1,
  }
}

function withoutLabel(
  { meaningOf }: Vocabulary,
  row: number,
  place: Place,
): { label: Box | null; piece: Piece | null } {
  const stretch = trimmed(place.part, place.start, place.end)
  if (!stretch) return { label: null, piece: null }
  const tokens = tokensOf(stretch.part.folded.slice(stretch.start, stretch.end))
  const isKnown =
    tokens.length <= maxLabelWords &&
    stretch.end - stretch.start > 2 &&
    !/\d/.test(textOf(stretch)) &&
    meaningOf(tokens.map(({ key }) => key)) !== null
  if (isKnown) return { label: boxAt(stretch), piece: null }
  const colon = upToColon(place.part.text.slice(stretch.start, place.end))
  const start = stretch.start + colon
  const rest = colon === 0 ? stretch : trimmed(place.part, start, stretch.end)
  return {
    label: colon === 0 ? null : boxAt({ ...stretch, end: start }),
    piece: rest && { ...rest, row, box: boxAt(rest) },
  }
}

const maxLabelWords = 5

/** "TIME:" is a label of another field, whoever asks for it. */
function upToColon(text: string): number {
  return /^\P{N}{0,3}\p{L}[^:：]{0,38}[:：](?!\d)/u.exec(text)?.[0].length ?? 0
}

/** Without the signs between a label and its value, and without lines and dots to write on. */
function trimmed(part: Part, from: number, to: number): Place | null {
  const text = part.text.slice(from, to)
  const isInBracket = /\([^)]*$/.test(part.text.slice(0, from))
  const before = (isInBracket ? restOfBracket.exec(text) : null) ?? leading.exec(text)
  const start = from + (before?.[0].length ?? 0)
  const end = from + text.length - (trailing.exec(text)?.[0].length ?? 0)
  return end > start && /[\p{L}\p{N}☑☒]/u.test(part.text.slice(start, end)) ? { part, start, end } : null
}

/** "Fee: (before May" is a key whose bracket ends behind it. */
const restOfBracket = /^[^()]{0,12}\)[\s:：_.]*/u
/** -339 and .844 keep their sign. */
const leading = /^(?:[\s?_:：;,=•~·…`)\]]|[.*–—-](?!\d)|#(?=:))*/u
const trailing = /(?:[\s_:：;,=•~·…|–—-]|(?<=[\s._])\.|\.(?=[\s._]))*$/u
