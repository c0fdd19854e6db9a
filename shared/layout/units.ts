// Groups the lines of a column into units: a heading, a paragraph, or the first paragraph of a list item.
import type { Line } from '../page.ts'
import { joinLines } from '../text/join.ts'
import type { Area } from './areas.ts'
import { isLabelled } from './separate-blocks.ts'
import { centreY } from './geometry.ts'
import { endsEarly } from './line-ends.ts'
import type { Marker } from './markers.ts'
import type { Segment } from './segment.ts'
import type { TextLine } from './text-line.ts'

export interface TextUnit {
  readonly kind: 'heading' | 'text'
  readonly marker: Marker | null
  readonly lines: TextLine[]
  /** For each line: whether there is a deliberate line break before it. */
  readonly breaks: boolean[]
}

export type Unit = TextUnit | { readonly kind: 'area'; readonly area: Area }

/** A line with its role, or an area. */
export type FlowPiece =
  | {
      readonly kind: 'line'
      readonly line: TextLine
      readonly isHeading: boolean
      readonly marker: Marker | null
    }
  | { readonly kind: 'area'; readonly area: Area }

/** In line pitches: the distance between two paragraphs is larger. */
const paragraphGapRatio = 1.22
/** In ems: how far right or left of the line before a line of the same paragraph may begin. */
const maxIndent = 0.8
const maxOutdent = 4
const maxSizeRatio = 1.15

/**
 * Groups lines into headings, paragraphs and items. With `keepsLines` every line break is deliberate, as in a
 * list of names.
 */
export function groupIntoUnits(pieces: readonly FlowPiece[], pitch: number, keepsLines: boolean): Unit[] {
  const units: Unit[] = []
  const surroundingLines = pieces.flatMap((piece) =>
    piece.kind === 'line' ? [toLine(piece.line.segment)] : [],
  )
  /** Tells whether the break between two lines is deliberate. */
  const hasDeliberateBreak: BreakTest = (a, b) =>
    keepsLines || areLabelled(a, b) || endsEarly(surroundingLines, toLine(a), toLine(b))
  for (const piece of pieces) {
    const unit = units.at(-1)
    const before = unit?.kind === 'area' ? undefined : unit?.lines.at(-1)
    if (piece.kind === 'area') units.push(piece)
    else if (
      unit &&
      unit.kind !== 'area' &&
      before &&
      continuesUnit(unit, before, piece, pitch, (a, b) => !keepsLines && hasDeliberateBreak(a, b))
    ) {
      unit.lines.push(piece.line)
      unit.breaks.push(hasDeliberateBreak(before.segment, piece.line.segment))
    } else {
      const kind = piece.isHeading ? 'heading' : 'text'
      units.push({ kind, marker: piece.marker, lines: [piece.line], breaks: [false] })
    }
  }
  return units
}

function areLabelled(a: Segment, b: Segment): boolean {
  return isLabelled(a.text) && isLabelled(b.text)
}

/** Whether there is a deliberate line break between two lines. */
type BreakTest = (line: Segment, next: Segment) => boolean

/** Joins the lines of a unit; each deliberate line break becomes a newline. */
export function unitText({ lines, breaks, marker }: TextUnit): string {
  const sentences: string[][] = []
  lines.forEach((line, i) => {
    const text = i === 0 && marker ? marker.text : line.text
    const sentence = sentences.at(-1)
    if (sentence && !breaks[i]) sentence.push(text)
    else sentences.push([text])
  })
  return sentences.map(joinLines).join('\n')
}

/** Whether a line belongs to the unit above it, by distance, size, indent and line ends. */
function continuesUnit(
  unit: TextUnit,
  before: TextLine,
  { line, isHeading, marker }: Extract<FlowPiece, { kind: 'line' }>,
  pitch: number,
  hasDeliberateBreak: BreakTest,
): boolean {
  if (marker || isHeading !== (unit.kind === 'heading')) return false
  const [a, b] = [before.segment, line.segment]
  const distance = centreY(b.box) - centreY(a.box)
  if (Math.max(a.size, b.size) > maxSizeRatio * Math.min(a.size, b.size) && isHeading) return false
  if (isHeading) return distance < paragraphGapRatio * Math.max(pitch, a.size * 1.3)
  if (distance > paragraphGapRatio * pitch) return false
  const shift = b.box.x0 - (unit.lines.length === 1 ? before.textX : a.box.x0)
  if (shift > maxIndent * b.size && !areCentred(a, b) && !unit.marker) return false
  if (-shift > maxOutdent * b.size && !areCentred(a, b)) return false
  const isSame = a.line.paragraph === b.line.paragraph && a.line.block === b.line.block
  return isSame || !hasDeliberateBreak(a, b)
}

function areCentred({ box: a, size }: Segment, { box: b }: Segment): boolean {
  return Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < size
}

/** Returns a segment as a line of its own, in the block of the line that it was cut from. */
function toLine({ words, box, line }: Segment): Line {
  return { ...line, words: [...words], box }
}
