// Listings: code that nothing sets apart, as in an editor's window or a terminal, told by its type and its signs.
import { unite, type Mark } from '../page.ts'
import { codeOf } from './code.ts'
import { countSigns } from './code-language.ts'
import { median, middleOf } from './geometry.ts'
import { linesOf, type Panel, type Panels } from './panels.ts'
import { fitsPitch, pitchOf, pitchSamples } from './pitch.ts'
import type { Segment } from './segment.ts'
import { textLine } from './text-line.ts'

const leastLines = 3
/** In distances of its lines: what is further away is not of it. */
const mostGap = 3.2
/** Lines whose characters are told to be of one width, and other than the first by no more than this. */
const leastTold = 2
/** Of its characters: what prose next to never has. A letter may be typewritten as well. */
const leastSigns = 0.03
/** A line drawn of one sign is none of code. */
const leastVariety = 3
const leastTelling = 2
const sign = /[{}<>=;|\\_*+#&~^`[\]]|(?<=\w)\(/gu

export function findListings(segments: readonly Segment[], marks: readonly Mark[]): Panels {
  const lines = linesOf(segments)
  const panels: Panel[] = []
  const taken = new Set<Segment['words'][number]>()
  for (let at = 0; at < lines.length;) {
    const run = runFrom(lines, at, marks)
    const pitch = pitchOf(run.flatMap((line) => pitchSamples(line.words)))
    if (pitch !== null && isListing(run)) {
      panels.push({ kind: 'code', box: unite(run.map(({ box }) => box)), code: codeOf(run, pitch) })
      for (const word of run.flatMap(({ words }) => words)) taken.add(word)
    }
    at += Math.max(1, run.length)
  }
  return { panels, left: segments.filter(({ words }) => !words.some((word) => taken.has(word))) }
}

/** The lines from one on that are of its type, where it tells one. */
function runFrom(lines: readonly Segment[], from: number, marks: readonly Mark[]): Segment[] {
  const first = lines[from]
  const pitch = first ? pitchOf(pitchSamples(first.words)) : null
  if (pitch === null) return []
  const rest = lines.slice(from)
  const usual = median(
    rest.slice(1, 8).map((line, i) => middleOf(line.box) - middleOf((rest[i] ?? line).box)),
  )
  const end = rest.findIndex((line, i) => {
    const before = rest[i - 1]
    const gap = before ? middleOf(line.box) - middleOf(before.box) : 0
    return gap > mostGap * usual || !fitsPitch(line.words, pitch) || textLine(line, marks).isSeen
  })
  return end === -1 ? rest : rest.slice(0, end)
}

function isListing(lines: readonly Segment[]): boolean {
  if (lines.length < leastLines) return false
  const told = lines.filter(({ words }) => pitchOf(pitchSamples(words)) !== null).length
  const texts = lines.map(({ text }) => text)
  const letters = texts.join('').replace(/\s/gu, '')
  const signs = letters.match(sign) ?? []
  const isFullOfSigns = signs.length >= leastSigns * letters.length && new Set(signs).size >= leastVariety
  const isTelling = isFullOfSigns || countSigns(texts) >= leastTelling
  return told >= leastTold && isTelling
}
