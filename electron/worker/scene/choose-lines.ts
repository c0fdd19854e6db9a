// Several readings of the same places: which of them to keep, and in which order they stand on the picture.
import { overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'
import { countCharacters, meanConfidence } from '../recognise/certainty.ts'

/** What stands on a picture is short, and windows, leaves and faces can be read as letters. */
const sure = { few: 0.8, more: 0.55, fewCharacters: 3 } as const
/** At the ends of a line: what is less sure is no letter. */
const nonsense = 0.5
/** Of the smaller one: more, and both are readings of one line. */
const leastShared = 0.3

/** The surest first, longer ones counting more; each place is read once. */
export function chooseLines(readings: readonly Line[]): Line[] {
  const kept: Line[] = []
  for (const line of readings
    .map(withoutEnds)
    .filter(isSure)
    .sort((a, b) => worthOf(b) - worthOf(a))) {
    if (!kept.some((other) => isSamePlace(other.box, line.box))) kept.push(line)
  }
  return inOrder(kept)
}

/** A row may begin with a logo and end at the frame of a window. */
function withoutEnds(line: Line): Line {
  const isRead = ({ confidence }: Word) => confidence >= nonsense
  const [from, to] = [line.words.findIndex(isRead), line.words.findLastIndex(isRead)]
  const words = from < 0 ? [] : line.words.slice(from, to + 1)
  return words.length === line.words.length
    ? line
    : { ...line, words, box: unite(words.map(({ box }) => box)) }
}

function isSure({ words }: Line): boolean {
  const characters = countCharacters(words)
  const least = characters <= sure.fewCharacters ? sure.few : sure.more
  return characters > 1 && meanConfidence(words) >= least
}

function worthOf({ words }: Line): number {
  return meanConfidence(words) * Math.sqrt(countCharacters(words))
}

function isSamePlace(a: Box, b: Box): boolean {
  const shared = Math.max(0, overlapX(a, b)) * Math.max(0, overlapY(a, b))
  return shared > leastShared * Math.min(areaOf(a), areaOf(b))
}

/** Row by row; what stands alone on a picture is a paragraph of its own. */
function inOrder(lines: readonly Line[]): Line[] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && middleOf(line.box) < first.box.y1 && first.box.y0 < middleOf(line.box)) row.push(line)
    else rows.push([line])
  }
  return rows
    .flatMap((row) => row.toSorted((a, b) => a.box.x0 - b.box.x0))
    .map((line, i) => ({ ...line, block: i, paragraph: i }))
}

function middleOf({ y0, y1 }: Box): number {
  return (y0 + y1) / 2
}

function areaOf({ x0, y0, x1, y1 }: Box): number {
  return (x1 - x0) * (y1 - y0)
}
