// Several readings of one picture made one: the lines of the first, and in each place along them the likeliest words.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence, wordsOf } from './certainty.ts'
import { agreed, chosen, isGone, lettersOf, sureAlone } from './choose-words.ts'
import { insertWords } from './insert.ts'
import { lineAt, placesOf, wordsAt } from './places.ts'

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
