// The lines of a learned text: a value cut as its lines stand on the page, and a line of another page as it was learned.
import type { Line } from '../../../page.ts'
import { matchedCharacters } from '../grounding/matched.ts'
import { squash } from '../grounding/squash.ts'
import { hasOtherWord } from './other-words.ts'
import type { StretchLine } from '../../../contract/learned-rule.ts'

/** The words of a value laid onto the lines that it was read from, so that both differ least. */
export function cutLike(value: string, lines: readonly string[]): string[] {
  const words = value.split(/\s+/).filter((word) => word !== '')
  let ways: (Way | null)[] = words.map(() => null)
  ways = [{ score: 0, parts: [] }, ...ways]
  for (const line of lines) {
    const wanted = squash(line)
    ways = ways.map((_, end) => {
      const options = ways.slice(0, end + 1).flatMap((way, start): Way[] => {
        if (way === null) return []
        const part = words.slice(start, end).join(' ')
        return [{ score: way.score + matches(wanted, squash(part)), parts: [...way.parts, part] }]
      })
      return options.reduce<Way | null>((best, way) => (best && best.score >= way.score ? best : way), null)
    })
  }
  return ways.at(-1)?.parts.slice() ?? [...lines.map(() => '')]
}

interface Way {
  readonly score: number
  readonly parts: readonly string[]
}

/** Characters that both have, less those that only one has. */
function matches(one: string, other: string): number {
  const same = matchedCharacters(one, other).filter(Boolean).length
  return 3 * same - one.length - other.length
}

/** A line of several stands for itself where more than a letter or two is another; the only line is what is there. */
const maxDoubtful = 0.6
const minSame = { ofSeveral: 0.9, ofOne: 0.6 } as const

export interface TextLine {
  readonly line: Line
  readonly text: string
}

export interface LearnedLine {
  readonly text: string
  readonly isKnown: boolean
}

export function asLearned({ text, line: { words } }: TextLine, lines: readonly StretchLine[]): LearnedLine {
  const min = lines.length > 1 ? minSame.ofSeveral : minSame.ofOne
  const own = squash(text)
  const known = lines
    .map((line) => ({ line, same: Math.max(sameness(own, line.read), sameness(own, line.value)) }))
    .toSorted((a, b) => b.same - a.same)[0]
  const isOther = known && hasOtherWord(words, `${known.line.read} ${known.line.value}`)
  return known && known.same >= min && !isOther
    ? { text: known.line.value, isKnown: true }
    : { text: withLearnedWords(text, lines), isKnown: false }
}

/** Whether all differences of a line from the learned one are words that were hardly legible. */
export function isHardlyRead({ words }: Line, learned: string): boolean {
  const known = new Set(learned.split(/\s+/).map(squash))
  return words.every(({ text, confidence }) => confidence < maxDoubtful || known.has(squash(text)))
}

function sameness(own: string, line: string): number {
  const wanted = squash(line)
  const same = matchedCharacters(wanted, own).filter(Boolean).length
  return same / Math.max(1, wanted.length, own.length)
}

/** A word that was misread in a learned line is misread in the same way on the next document: THN for TMN. */
function withLearnedWords(text: string, lines: readonly StretchLine[]): string {
  const meant = new Map(
    lines.flatMap(({ read, value }) => {
      const [from, to] = [piecesOf(read), piecesOf(value)]
      return from.length === to.length ? from.map((piece, i) => [piece, to[i] ?? piece] as const) : []
    }),
  )
  return text.replace(word, (piece) => meant.get(piece) ?? piece)
}

const word = /\p{L}{2,}/gu

function piecesOf(text: string): string[] {
  return text.match(word) ?? []
}
