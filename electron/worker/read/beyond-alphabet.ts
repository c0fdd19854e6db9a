// Adds letters that the engine lacks, such as those with accents: another engine reads the same lines, and its letters are
// taken where both agree on all others.
import type { Line, Word } from '../../../shared/page.ts'
import { unite } from '../../../shared/page.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { Abilities, LineReader, PlacedLine } from '../context/engine.ts'
import { textOf } from '../context/trace.ts'
import { meanConfidence } from '../recognise/certainty.ts'

/** The least share of equal characters; with fewer the two readings of a line do not correspond. */
const leastAlike = 0.6
/** In that case the other engine, which knows all letters, is believed if it is this sure. */
const surely = 0.85
/** E12.50: a currency sign that the alphabet lacks is read as a letter. */
const maybeMoney = /(^|\s)[A-Za-z]\d{1,4}[.,]\d{2}(\s|$)/

export async function withLettersBeyond(
  found: readonly PlacedLine[],
  image: ColourImage,
  languages: readonly string[],
  can: Abilities,
  other: LineReader,
  onProgress: (fraction: number) => void,
): Promise<readonly PlacedLine[]> {
  const lacksLetters = !languages.every((language) => can.languages.includes(language))
  const asked = found.filter(({ line }) => lacksLetters || maybeMoney.test(textOf(line)))
  if (asked.length === 0) return found
  const places = asked.map(({ place }) => place)
  const read = await other.readLines(image, places, { languages, onProgress })
  const again = new Map(asked.map((each, i) => [each, read[i]?.line]))
  return found.map((each) => {
    const seen = again.get(each)
    return seen ? { ...each, line: together(each.line, seen, can.knows) } : each
  })
}

export function together(line: Line, other: Line, knows: Abilities['knows']): Line {
  const [ours, theirs] = [charactersOf(line.words), charactersOf(other.words)]
  const pairs = aligned(ours, theirs)
  const alike = pairs.filter(([a, b]) => a && b && plain(a.text) === plain(b.text)).length
  if (alike < leastAlike * Math.max(ours.length, theirs.length))
    return meanConfidence(other.words) >= surely ? other : line
  const texts = line.words.map(() => '')
  const alone = new Map(other.words.map((word, i) => [i, { word, after: -1 }]))
  for (const [a, b] of pairs) if (b && (a || knows(b.text))) alone.delete(b.word)
  const isBeyond = ([a, b]: Pair) =>
    b !== null && (!knows(b.text) || (a !== null && (isAccented(a, b) || isDigit(a, b))))
  pairs.forEach((pair, i) => {
    const [a, b] = pair
    if (a && !b && isHalf(pairs, i, isBeyond)) return
    const whole = a || !b ? undefined : alone.get(b.word)
    if (whole) {
      whole.after = pairs.slice(0, i).findLast(([ours]) => ours)?.[0]?.word ?? -1
      return
    }
    const at = a?.word ?? wordFor(pairs, i)
    texts[at] = (texts[at] ?? '') + (b && isBeyond(pair) ? b.text : (a?.text ?? ''))
  })
  const wholeAfter = (at: number) =>
    [...alone.values()].filter(({ after }) => after === at).map(({ word }) => word)
  const words = line.words.flatMap((word, i): Word[] => {
    const text = texts[i] ?? ''
    return [...(text === '' ? [] : [{ ...word, text }]), ...wholeAfter(i)]
  })
  words.unshift(...wholeAfter(-1))
  return { ...line, words, box: unite(words.map(({ box }) => box)) }
}

interface Character {
  readonly text: string
  /** The index of its word in the line. */
  readonly word: number
  readonly within: string
}

function charactersOf(words: readonly Word[]): Character[] {
  return words.flatMap(({ text }, word) =>
    Array.from(text, (character) => ({ text: character, word, within: text })),
  )
}

/** Whether a letter is the second half of an accented one that was read as two: Nuissen for Nüssen. */
function isHalf(pairs: readonly Pair[], i: number, isBeyond: (pair: Pair) => boolean): boolean {
  const [own] = pairs[i] ?? []
  const [before] = pairs[i - 1] ?? []
  return (
    /\p{L}/u.test(own?.text ?? '') && own?.word === before?.word && isBeyond(pairs[i - 1] ?? [null, null])
  )
}

/** Returns the word for a character of the other reading only: the following word if it begins one, else the preceding word. */
function wordFor(pairs: readonly Pair[], i: number): number {
  const [, own] = pairs[i] ?? []
  const before = pairs.slice(0, i).findLast(([ours]) => ours)?.[0]
  const after = pairs.slice(i).find(([ours]) => ours)?.[0]
  const beginsWord = own?.word !== pairs.slice(0, i).findLast(([, theirs]) => theirs)?.[1]?.word
  return (beginsWord ? (after ?? before) : (before ?? after))?.word ?? 0
}

function isAccented(ours: Character, theirs: Character): boolean {
  return ours.text !== theirs.text && plain(ours.text) === plain(theirs.text)
}

/** Whether a letter between digits, as in 47l102, is a digit in the other reading. */
function isDigit(ours: Character, theirs: Character): boolean {
  const digits = ours.within.replace(/\D/g, '').length
  return /\p{L}/u.test(ours.text) && digits > ours.within.length / 2 && /^\d+$/.test(theirs.within)
}

/** Removes accents and case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'B').toLowerCase()
}

type Pair = readonly [ours: Character | null, theirs: Character | null]

/** Aligns two readings with the fewest changes; an added accent is no change. */
function aligned(ours: readonly Character[], theirs: readonly Character[]): Pair[] {
  const across = theirs.length + 1
  const costs = new Uint16Array((ours.length + 1) * across)
  const cost = (i: number, j: number) => costs[i * across + j] ?? 0
  const change = (i: number, j: number) =>
    plain(ours[i - 1]?.text ?? '') === plain(theirs[j - 1]?.text ?? '') ? 0 : 1
  for (let i = 0; i <= ours.length; i++)
    for (let j = 0; j <= theirs.length; j++)
      costs[i * across + j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(cost(i - 1, j - 1) + change(i, j), cost(i - 1, j) + 1, cost(i, j - 1) + 1)
  const pairs: Pair[] = []
  let [i, j] = [ours.length, theirs.length]
  while (i > 0 || j > 0) {
    const isBoth = i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + change(i, j)
    const isOurs = isBoth || (i > 0 && cost(i, j) === cost(i - 1, j) + 1)
    const isTheirs = isBoth || !isOurs
    pairs.push([isOurs ? (ours[i - 1] ?? null) : null, isTheirs ? (theirs[j - 1] ?? null) : null])
    if (isOurs) i--
    if (isTheirs) j--
  }
  return pairs.reverse()
}
