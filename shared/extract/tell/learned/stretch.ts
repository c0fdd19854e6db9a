// A text of whole lines between two others, as an address between a firm's name and its phone: on another document of
// the layout other lines may stand there, those of another branch.
import type { Line, Page } from '../../../page.ts'
import { joinWords } from '../../../text/join.ts'
import { matchedCharacters } from '../grounding/matched.ts'
import { squash } from '../grounding/squash.ts'
import { comparable, likenessOfLayouts } from './layout.ts'
import { ruleLimits, type Stretch } from '../../../contract/learned-rule.ts'
import { asLearned, cutLike, isHardlyRead, type TextLine } from './stretch-lines.ts'

/** How like the value the lines are, and how like its neighbours what stands around it elsewhere. */
const minLike = { value: 0.75, neighbour: 0.75 } as const
const minLetters = 4

export function textLinesOf(page: Page): TextLine[] {
  return page.lines.map((line) => ({ line, text: joinWords(line) })).filter(({ text }) => squash(text) !== '')
}

/** Null where the value is no whole lines, or nothing that lasts stands around it. */
export function stretchOf(page: Page, value: string): Stretch | null {
  const texts = textLinesOf(page).map(({ text }) => text)
  const span = spanLike(texts, value)
  if (!span) return null
  const { from, to } = span
  const read = texts.slice(from, to)
  const [above, below] = [neighbour(texts[from - 1]), neighbour(texts[to])]
  if (above === '' && below === '') return null
  return { above, below, lines: cutLike(value, read).map((own, i) => ({ read: read[i] ?? '', value: own })) }
}

interface Span {
  readonly from: number
  readonly to: number
}

/** The lines that together are most like the value. */
function spanLike(texts: readonly string[], value: string): Span | null {
  const wanted = comparable([value])
  let best: (Span & { likeness: number }) | null = null
  for (let from = 0; from < texts.length; from++)
    for (let to = from + 1; to <= Math.min(texts.length, from + ruleLimits.stretchLines); to++) {
      const likeness = likenessOfLayouts(comparable([texts.slice(from, to).join(' ')]), wanted)
      if (likeness >= minLike.value && likeness > (best?.likeness ?? 0)) best = { from, to, likeness }
    }
  return best
}

function neighbour(text = ''): string {
  const lasting = withoutDigits(text)
  return squash(lasting).length >= minLetters && text.length <= ruleLimits.line ? text : ''
}

function withoutDigits(text: string): string {
  return text.replace(/\p{N}/gu, '')
}

export interface Stretched {
  readonly value: string
  readonly lines: readonly Line[]
  /** All lines are those that were learned. */
  readonly isKnown: boolean
}

/** The text at the same place on another page, with each line as it was learned where it is the same. */
export function textAlong(lines: readonly TextLine[], stretch: Stretch): Stretched | null {
  const spans = spansBetween(
    lines.map(({ text }) => text),
    stretch,
  )
  const found = spans.flatMap(({ from, to }) => stretchedAlong(lines.slice(from, to), stretch) ?? [])
  const [only, other] = found
  return only && !other ? only : null
}

function stretchedAlong(own: readonly TextLine[], { lines }: Stretch): Stretched | null {
  const told = own.map((line) => asLearned(line, lines))
  const known = told.filter(({ isKnown }) => isKnown).length
  const isAsLong = own.length === lines.length
  if (known === 0) return null
  // all the others are where they should be
  const filled = told.map((one, i) => {
    const [learned, line] = [lines[i], own[i]?.line]
    const isLost = !one.isKnown && isAsLong && known === own.length - 1
    return isLost && learned && line && isHardlyRead(line, learned.value)
      ? { text: learned.value, isKnown: true }
      : one
  })
  return {
    value: filled.map(({ text }) => text).join(' '),
    lines: own.map(({ line }) => line),
    isKnown: isAsLong && filled.every(({ isKnown }) => isKnown),
  }
}

/** Between the two neighbours, with about as many lines; where one is lacking, exactly as many. */
function spansBetween(texts: readonly string[], { above, below, lines }: Stretch): Span[] {
  const count = lines.length
  const isAt = (wanted: string, at: number) => {
    const text = texts[at]
    return text !== undefined && isNeighbour(text, wanted)
  }
  const starts = texts.flatMap((_, i) => (above === '' || isAt(above, i - 1) ? [i] : []))
  const sizes = above === '' || below === '' || count === 1 ? [count] : [count, count + 1, count - 1]
  return starts.flatMap((from) => {
    const size = sizes.find((one) => below === '' || isAt(below, from + one))
    return size === undefined || from + size > texts.length ? [] : [{ from, to: from + size }]
  })
}

/** Its numbers may be others, or what tells that it is the same where letters are misread. */
function isNeighbour(text: string, wanted: string): boolean {
  return (
    sameness(withoutDigits(text), withoutDigits(wanted)) >= minLike.neighbour ||
    sameness(text, wanted) >= minLike.neighbour
  )
}

function sameness(text: string, wanted: string): number {
  const [one, other] = [squash(text), squash(wanted)]
  const matched = matchedCharacters(other, one).filter(Boolean).length
  return matched / Math.max(1, one.length, other.length)
}
