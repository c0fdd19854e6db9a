// Finds code that no frame or shade sets apart, as in an editor or a terminal, by its typewriter type and its signs.
import { unite, type Mark } from '../page.ts'
import { toCode } from './code.ts'
import { countCodeLines } from './code-language.ts'
import { median, centreY } from './geometry.ts'
import { joinRows, type Panel, type Panels } from './panels.ts'
import { fitsPitch, findPitch, pitchSamples } from './pitch.ts'
import type { Segment } from './segment.ts'
import { toTextLine } from './text-line.ts'

const minLines = 3
/** In line distances: a larger gap ends the listing. */
const maxGap = 3.2
/** How many lines must show a character pitch of their own. */
const minLinesWithPitch = 2
/** Share of signs among the characters; prose, such as a typewritten letter, hardly ever has as many. */
const minSignShare = 0.03
/** A line drawn with one repeated sign is no code. */
const minDistinctSigns = 3
const minCodeLines = 2
const codeSign = /[{}<>=;|\\_*+#&~^`[\]]|(?<=\w)\(/gu

/** Returns the found code, and the segments that are not in it. */
export function findListings(segments: readonly Segment[], marks: readonly Mark[]): Panels {
  const lines = joinRows(segments)
  const panels: Panel[] = []
  const taken = new Set<Segment['words'][number]>()
  for (let at = 0; at < lines.length;) {
    const run = findRun(lines, at, marks)
    const pitch = findPitch(run.flatMap((line) => pitchSamples(line.words)))
    if (pitch !== null && isListing(run)) {
      panels.push({ kind: 'code', box: unite(run.map(({ box }) => box)), code: toCode(run, pitch) })
      for (const word of run.flatMap(({ words }) => words)) taken.add(word)
    }
    at += Math.max(1, run.length)
  }
  return { panels, rest: segments.filter(({ words }) => !words.some((word) => taken.has(word))) }
}

/** Returns the lines from `from` on that share its character pitch; empty if that line shows none. */
function findRun(lines: readonly Segment[], from: number, marks: readonly Mark[]): Segment[] {
  const first = lines[from]
  const pitch = first ? findPitch(pitchSamples(first.words)) : null
  if (pitch === null) return []
  const rest = lines.slice(from)
  const usual = median(rest.slice(1, 8).map((line, i) => centreY(line.box) - centreY((rest[i] ?? line).box)))
  const end = rest.findIndex((line, i) => {
    const before = rest[i - 1]
    const gap = before ? centreY(line.box) - centreY(before.box) : 0
    return gap > maxGap * usual || !fitsPitch(line.words, pitch) || toTextLine(line, marks).hasSeenMarker
  })
  return end === -1 ? rest : rest.slice(0, end)
}

/** Tells whether lines are code: by their type and their signs. */
function isListing(lines: readonly Segment[]): boolean {
  if (lines.length < minLines) return false
  const linesWithPitch = lines.filter(({ words }) => findPitch(pitchSamples(words)) !== null).length
  const texts = lines.map(({ text }) => text)
  const letters = texts.join('').replace(/\s/gu, '')
  const signs = letters.match(codeSign) ?? []
  const isFullOfSigns =
    signs.length >= minSignShare * letters.length && new Set(signs).size >= minDistinctSigns
  const looksLikeCode = isFullOfSigns || countCodeLines(texts) >= minCodeLines
  return linesWithPitch >= minLinesWithPitch && looksLikeCode
}
