// Several readings of one picture made one: word by word, what most of them read, or else whichever was surer and more
// likely to have been written.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'
import { consensus } from './consensus.ts'
import { insertWords, overlap } from './insert.ts'
import { plausibility } from './plausible.ts'

/** What only the second reading saw is taken if it is sure of it. */
const sureAlone = 0.7

/** The lines are those of the first reading; words of the second that it has none for are added where they stand. */
export function vote(first: readonly Line[], second: readonly Line[]): Line[] {
  const unused = new Map(second.flatMap((line) => line.words.map((word): [Word, Line] => [word, line])))
  const voted = first.map((line): Line => {
    const rivals = wordsAt(line, [...unused.keys()])
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

/** A line that was read again, by itself: what was read of it before is heard once more. */
export function voteAgain(line: Line, again: Line, looks: readonly (readonly Line[])[]): Line {
  const before = looks.map((look) => wordsAt(line, look.flatMap(({ words }) => words)))
  const words = placesOf([line.words, again.words, ...before]).flatMap(([voted = [], last = [], ...rest]) =>
    mostRead(voted, last, rest),
  )
  return { ...line, words, box: words.length === 0 ? line.box : unite(words.map(({ box }) => box)) }
}

const knobs = JSON.parse(process.env['KNOBS'] ?? '{}') as Record<string, number>

function mostRead(voted: readonly Word[], last: readonly Word[], before: readonly (readonly Word[])[]): readonly Word[] {
  if (last.length === 0) return before.filter((w) => w.length > 0).length >= 2 || meanConfidence(voted) >= (knobs.keep ?? 0.5) ? voted : []
  if (voted.length === 0) return meanConfidence(last) >= (knobs.add ?? sureAlone) ? last : []
  if (textOf(voted) === textOf(last)) return chosen(voted, last)
  const others = before.filter((words) => words.length > 0)
  const backs = (words: readonly Word[]) => others.filter((other) => textOf(other) === textOf(words)).length
  const score = (words: readonly Word[]) => meanConfidence(words) + plausibility(words)
  const lastScore = score(last) + backs(last) * (knobs.agree ?? 0.25)
  const votedScore = score(voted) + (backs(voted) - 1) * (knobs.agree ?? 0.25)
  const [best, rest] = lastScore > votedScore ? [last, others] : [voted, [last, ...others]]
  // of the others the one that was taken is no second voice
  const rivals = rest.filter((words) => textOf(words) !== textOf(best))
  const [second, third] = rivals
  if (knobs.nocons || !second || !third || textOf(best) === '') return best
  const agreed = withText(best, consensus(spaced(best), spaced(second), spaced(third)))
  return plausibility(agreed) < plausibility(best) - (knobs.fall ?? 0) ? best : agreed
}

function spaced(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

function withText(words: readonly Word[], text: string): readonly Word[] {
  const texts = text.split(' ').filter((each) => each !== '')
  return texts.length === words.length ? words.map((word, i) => ({ ...word, text: texts[i] ?? word.text })) : words
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
  if (textOf(ours) !== textOf(theirs))
    return their + plausibility(theirs) > our + plausibility(ours) ? theirs : ours
  const agreed = ours.length <= theirs.length ? ours : theirs
  return agreed.map((word) => ({ ...word, confidence: Math.max(our, their) }))
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
  return words.map((word) => word.text).join('')
}
