// Several readings of one picture made one: word by word, whichever was surer and more likely to have been written, and
// of three, character by character, what two of them have alike.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence, wordsOf } from './certainty.ts'
import { consensus, likeness } from './consensus.ts'
import { insertWords } from './insert.ts'
import { lineAt, placesOf, wordsAt } from './places.ts'
import { plausibility } from './plausible.ts'

/** What only the second reading saw is taken if it is sure of it. */
const sureAlone = 0.7
/** What was seen at first and not again stays if it is as sure as this. */
const sureThough = 0.5
/**
 * What two networks read alike is right four times in five, however unsure of it both are, and dirt is not read nearly
 * alike by both. Of a few letters that says less.
 */
const alike = [
  { least: 1, letters: 3, sure: 0.75 },
  { least: 0.7, letters: 5, sure: 0.5 },
] as const
/** The form of what is hardly more than a guess tells less: a guess may well look like a word. */
const leastSure = 0.5

/** What was seen of one picture. Two looks of one network make the same mistakes, and agree on them. */
export interface Seen {
  readonly looks: readonly (readonly Line[])[]
  readonly areTwoNetworks: boolean
}

/** The lines are those of the first look; words of the next that it has none for are added where they stand. */
export function vote({ looks, areTwoNetworks }: Seen): Line[] {
  const [first = [], ...others] = looks
  return others.reduce<Line[]>((lines, look) => voteOnTwo(lines, look, areTwoNetworks), [...first])
}

function voteOnTwo(first: readonly Line[], second: readonly Line[], areTwoNetworks: boolean): Line[] {
  const unused = new Map(second.flatMap((line) => line.words.map((word): [Word, Line] => [word, line])))
  const rivalsOf = Map.groupBy([...unused.keys()], (word) => lineAt(first, word))
  const voted = first.map((line): Line => {
    const rivals = rivalsOf.get(line) ?? []
    for (const word of rivals) unused.delete(word)
    const places = placesOf([line.words, rivals])
    return withWords(
      line,
      places.flatMap(([ours = [], theirs = []]) => chosen(ours, theirs, areTwoNetworks)),
    )
  })
  const sure = [...unused].filter(([word]) => word.confidence >= sureAlone)
  return sure.reduce(
    (lines, [word, line]) => insertWords(lines, { ...line, words: [word], box: word.box }),
    voted.filter((line) => line.words.length > 0),
  )
}

/** A line that was read again, by itself: what both networks made of its words is heard once more. */
export function voteAgain(line: Line, again: Line, { looks, areTwoNetworks }: Seen): Line {
  if (!areTwoNetworks) return meanConfidence(again.words) > meanConfidence(line.words) ? again : line
  const before = looks.map((look) => wordsAt(line, wordsOf(look)))
  const places = placesOf([line.words, again.words, ...before])
  return withWords(
    line,
    places.flatMap(([voted = [], last = [], ...rest]) =>
      isGone(voted, last) ? [] : agreed(chosen(voted, last, true), [...rest, last]),
    ),
  )
}

/** Whether every look, of several, saw the same at this line: a further one would too. */
export function isReadAlike(line: Line, { looks }: Seen): boolean {
  const texts = looks.map((look) => lettersOf(wordsAt(line, wordsOf(look))))
  return texts.length > 1 && texts.every((text) => text === texts[0])
}

function withWords(line: Line, words: Word[]): Line {
  return { ...line, words, box: words.length === 0 ? line.box : unite(words.map(({ box }) => box)) }
}

/** Read with doubt, and not at all when it was looked at alone: a fold, a stain. */
function isGone(voted: readonly Word[], last: readonly Word[]): boolean {
  return last.length === 0 && meanConfidence(voted) < sureThough
}

/** What was chosen, with what two others have alike where it differs from them. */
function agreed(words: readonly Word[], readings: readonly (readonly Word[])[]): readonly Word[] {
  const own = textOf(words)
  const [second, third] = readings.map(textOf).filter((text) => text !== '' && text !== own)
  if (own === '' || second === undefined || third === undefined) return words
  const texts = consensus(own, second, third).split(' ').filter(Boolean)
  if (texts.length !== words.length) return words
  const mended = words.map((word, i) => ({ ...word, text: texts[i] ?? word.text }))
  return plausibility(mended) < plausibility(words) ? words : mended
}

function chosen(ours: readonly Word[], theirs: readonly Word[], areTwoNetworks: boolean): readonly Word[] {
  if (theirs.length === 0) return ours
  if (ours.length === 0) return meanConfidence(theirs) >= sureAlone ? theirs : []
  const [our, their] = [lettersOf(ours), lettersOf(theirs)]
  const least = areTwoNetworks ? leastFor(likeness(our, their), our.length) : 0
  if (our !== their) return asSureAs(least, worth(theirs) > worth(ours) ? theirs : ours)
  const [few, many] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours]
  // who sees a space is right where it makes likelier words; else it is a wide letter or a narrow point
  const words = plausibility(many) > plausibility(few) ? many : few
  return asSureAs(Math.max(least, meanConfidence(ours), meanConfidence(theirs)), words)
}

function leastFor(share: number, letters: number): number {
  return alike.find((each) => share >= each.least && letters >= each.letters)?.sure ?? 0
}

function worth(words: readonly Word[]): number {
  const sure = meanConfidence(words)
  return sure + plausibility(words) * Math.min(1, sure / leastSure)
}

function asSureAs(least: number, words: readonly Word[]): readonly Word[] {
  return words.map((word) => ({ ...word, confidence: Math.max(least, word.confidence) }))
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

function lettersOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join('')
}
