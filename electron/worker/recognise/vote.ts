// Several readings of one picture made one: word by word, what most of them read, or else whichever was surer and more
// likely to have been written.
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence, wordsOf } from './certainty.ts'
import { consensus } from './consensus.ts'
import { insertWords, overlap } from './insert.ts'
import { plausibility } from './plausible.ts'

/** What only the second reading saw is taken if it is sure of it. */
const sureAlone = 0.7
/** What two networks read alike is right four times in five, however unsure of it both are; of a letter or two less often. */
const sureAgreed = 0.75
const leastAgreed = 3
/** What was seen at first and not again stays if it is as sure as this. */
const sureThough = 0.5

/** The lines are those of the first reading; words of the second that it has none for are added where they stand. */
export function vote(first: readonly Line[], second: readonly Line[]): Line[] {
  const unused = new Map(second.flatMap((line) => line.words.map((word): [Word, Line] => [word, line])))
  const rivalsOf = Map.groupBy([...unused.keys()], (word) => lineAt(first, word))
  const voted = first.map((line): Line => {
    const rivals = rivalsOf.get(line) ?? []
    for (const word of rivals) unused.delete(word)
    const words = placesOf([line.words, rivals]).flatMap(([ours = [], theirs = []]) => chosen(ours, theirs))
    return { ...line, words, box: words.length === 0 ? line.box : unite(words.map(({ box }) => box)) }
  })
  const sure = [...unused].filter(([word]) => word.confidence >= sureAlone)
  return sure.reduce(
    (lines, [word, line]) => insertWords(lines, { ...line, words: [word], box: word.box }),
    voted.filter((line) => line.words.length > 0),
  )
}

/** A line that was read again, by itself: what both looks made of its words is heard once more. */
export function voteAgain(line: Line, again: Line, looks: readonly (readonly Line[])[]): Line {
  const before = looks.map((look) => wordsAt(line, wordsOf(look)))
  const words = placesOf([line.words, again.words, ...before]).flatMap(([voted = [], last = [], ...rest]) =>
    isGone(voted, last) ? [] : agreed(chosen(voted, last), [...rest, last]),
  )
  return { ...line, words, box: words.length === 0 ? line.box : unite(words.map(({ box }) => box)) }
}

/** Whether every look, of several, saw the same at this line: a further one would too. */
export function isReadAlike(line: Line, looks: readonly (readonly Line[])[]): boolean {
  const texts = looks.map((look) => lettersOf(wordsAt(line, wordsOf(look))))
  return texts.length > 1 && texts.every((text) => text === texts[0])
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

type Readings = Word[][]

/** One reading may see one word where the other sees two: what overlaps belongs together. */
function placesOf(readings: readonly (readonly Word[])[]): Readings[] {
  const all = readings
    .flatMap((words, reading) => words.map((word) => ({ word, reading })))
    .sort((a, b) => a.word.box.x0 - b.word.box.x0)
  const places: { x0: number; x1: number; readings: Readings }[] = []
  for (const { word, reading } of all) {
    const { x0, x1 } = word.box
    const last = places.at(-1)
    const narrower = Math.min(x1 - x0, (last?.x1 ?? 0) - (last?.x0 ?? 0))
    if (last && last.x1 - x0 > narrower * 0.25) {
      last.readings[reading]?.push(word)
      last.x1 = Math.max(last.x1, x1)
    } else {
      places.push({ x0, x1, readings: readings.map((_, i) => (i === reading ? [word] : [])) })
    }
  }
  return places.map((place) => place.readings)
}

function chosen(ours: readonly Word[], theirs: readonly Word[]): readonly Word[] {
  if (theirs.length === 0) return ours
  const [our, their] = [meanConfidence(ours), meanConfidence(theirs)]
  if (ours.length === 0) return their >= sureAlone ? theirs : []
  const isAgreed = lettersOf(ours) === lettersOf(theirs)
  if (!isAgreed) return their + plausibility(theirs) > our + plausibility(ours) ? theirs : ours
  const [few, many] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours]
  // who sees a space is right where it makes likelier words; else it is a wide letter or a narrow point
  const words = plausibility(many) > plausibility(few) ? many : few
  const sure = Math.max(our, their, lettersOf(words).length < leastAgreed ? 0 : sureAgreed)
  return words.map((word) => ({ ...word, confidence: sure }))
}

/** Rows that lean or are of several sizes reach into each other: a word belongs where it covers most of another. */
function lineAt(lines: readonly Line[], word: Word): Line | undefined {
  const covered = ({ words }: Line) =>
    Math.max(0, ...words.filter((own) => isSamePlace(own, word)).map((own) => sharedArea(own.box, word.box)))
  const at = lines.map(covered)
  const most = Math.max(0, ...at)
  return most > 0 ? lines[at.indexOf(most)] : undefined
}

function sharedArea(a: Box, b: Box): number {
  return overlap(a.x0, a.x1, b.x0, b.x1) * overlap(a.y0, a.y1, b.y0, b.y1)
}

function wordsAt(line: Line, words: readonly Word[]): Word[] {
  return words.filter((word) => line.words.some((own) => isSamePlace(own, word)))
}

function isSamePlace({ box: a }: Word, { box: b }: Word): boolean {
  const narrower = Math.min(a.x1 - a.x0, b.x1 - b.x0)
  const lower = Math.min(a.y1 - a.y0, b.y1 - b.y0)
  return overlap(a.x0, a.x1, b.x0, b.x1) > narrower * 0.2 && overlap(a.y0, a.y1, b.y0, b.y1) > lower * 0.5
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

function lettersOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join('')
}
