// Two readings of one picture made one: word by word, whichever was surer and more likely to have been written.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'
import { insertWords, overlap } from './insert.ts'
import { plausibility } from './plausible.ts'

/** What only the second reading saw is taken if it is sure of it. */
const sureAlone = 0.7

/** The lines are those of the first reading; words of the second that it has none for are added where they stand. */
export function vote(first: readonly Line[], second: readonly Line[]): Line[] {
  const unused = new Map(second.flatMap((line) => line.words.map((word): [Word, Line] => [word, line])))
  const voted = first.map((line): Line => {
    const rivals = [...unused.keys()].filter((word) => line.words.some((own) => isSamePlace(own, word)))
    for (const word of rivals) unused.delete(word)
    const words = placesOf(line.words, rivals).flatMap(({ ours, theirs }) => chosen(ours, theirs))
    return { ...line, words, box: words.length === 0 ? line.box : unite(words.map(({ box }) => box)) }
  })
  const sure = [...unused].filter(([word]) => word.confidence >= sureAlone)
  return sure.reduce(
    (lines, [word, line]) => insertWords(lines, { ...line, words: [word], box: word.box }),
    voted.filter((line) => line.words.length > 0),
  )
}

interface Place {
  x1: number
  readonly ours: Word[]
  readonly theirs: Word[]
}

/** One reading may see one word where the other sees two: what overlaps belongs together. */
function placesOf(ours: readonly Word[], theirs: readonly Word[]): Place[] {
  const all = [...ours, ...theirs].sort((a, b) => a.box.x0 - b.box.x0)
  const own = new Set(ours)
  const places: Place[] = []
  let x0 = 0
  for (const word of all) {
    const last = places.at(-1)
    const side = own.has(word) ? 'ours' : 'theirs'
    const narrower = Math.min(word.box.x1 - word.box.x0, (last?.x1 ?? 0) - x0)
    if (last && last.x1 - word.box.x0 > narrower * 0.25) {
      last[side].push(word)
      last.x1 = Math.max(last.x1, word.box.x1)
    } else {
      places.push({ x1: word.box.x1, ours: [], theirs: [], [side]: [word] })
      x0 = word.box.x0
    }
  }
  return places
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

function isSamePlace({ box: a }: Word, { box: b }: Word): boolean {
  const narrower = Math.min(a.x1 - a.x0, b.x1 - b.x0)
  const lower = Math.min(a.y1 - a.y0, b.y1 - b.y0)
  return overlap(a.x0, a.x1, b.x0, b.x1) > narrower * 0.2 && overlap(a.y0, a.y1, b.y0, b.y1) > lower * 0.5
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join('')
}
