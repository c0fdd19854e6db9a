// A line of a column with its possible list markers, and where marker and text begin.
import type { Box, Mark, Word } from '../page.ts'
import { inLogicalOrder, isRightToLeft } from '../text/direction.ts'
import { heightOf, centreY } from './geometry.ts'
import { isMisreadBullet, findMarkers, type Marker } from './markers.ts'
import { toSegment, type Segment } from './segment.ts'

export interface TextLine {
  readonly kind: 'line'
  readonly segment: Segment
  /** The text; without the marker if that was seen in the pixels. */
  readonly text: string
  /** The list markers that it may begin with; empty for a line of a paragraph. */
  readonly markers: readonly Marker[]
  /** Whether a bullet or checkbox was found in the pixels. */
  readonly hasSeenMarker: boolean
  /** The x where its marker begins, and its text; counted from the right (negative) in right-to-left lines. */
  readonly markerX: number
  readonly textX: number
}

/** In ems: between a bullet and its text. */
const maxBulletGap = 3

/** Finds the markers of a line. Several checkboxes in a line are a choice in a form, and not tasks. */
export function toTextLine(segment: Segment, marks: readonly Mark[]): TextLine {
  const seen = marks.find((mark) => isMarkerOf(mark, segment))
  const isChoice = (segment.text.match(/[☐☑☒]/gu)?.length ?? 0) > 1
  const isBoxAlone = segment.words.length === 1 && /^[☐☒]$/u.test(segment.text)
  if (seen && !isChoice && !isBoxAlone) return withSeenMarker(segment, seen)
  const markers = isChoice ? [] : findMarkers(segment.text)
  const places = markers.length > 0 ? findStarts(segment) : { markerX: segment.box.x0, textX: segment.box.x0 }
  return { kind: 'line', segment, text: segment.text, markers, hasSeenMarker: false, ...places }
}

/** Returns where marker and text begin; in right-to-left lines counted from the right (negative). */
function findStarts({ words, box }: Segment): Pick<TextLine, 'markerX' | 'textX'> {
  const second = inLogicalOrder(words)[1]?.box ?? box
  return isRightToLeft(words)
    ? { markerX: -box.x1, textX: -second.x1 }
    : { markerX: box.x0, textX: second.x0 }
}

/** Whether a mark found in the pixels is level with the line's first word and right before or in it. */
function isMarkerOf({ kind, box }: Mark, { box: text, size, words }: Segment): boolean {
  if (kind === 'shade' || kind === 'picture') return false
  const [first] = words
  const row = first?.box ?? text
  const isLevel = centreY(box) > row.y0 - 0.1 * size && centreY(box) < row.y1 + 0.1 * size
  return isLevel && box.x0 > text.x0 - maxBulletGap * size && box.x0 < text.x0 + 0.5 * size
}

/** Returns the line with the seen mark as its marker, which the recogniser may have read as a letter or not at all. */
function withSeenMarker(segment: Segment, { kind, box }: Mark): TextLine {
  const words = withoutMark(segment.words, box)
  const rest = words.length > 0 ? toSegment(words, segment.line) : segment
  const style = kind === 'box' || kind === 'ticked' ? '☐' : '•'
  const marker: Marker = {
    style,
    number: null,
    text: rest.text,
    ...(style === '☐' ? { isDone: kind === 'ticked' } : {}),
  }
  return {
    kind: 'line',
    segment: rest,
    text: rest.text,
    markers: [marker],
    hasSeenMarker: true,
    markerX: box.x0,
    textX: rest.box.x0,
  }
}

/** Drops the characters that the recogniser read from the mark. */
function withoutMark(words: readonly Word[], mark: Box): readonly Word[] {
  const [first, ...rest] = words
  if (!first || first.box.x0 > mark.x1) return words
  if (isMisreadBullet(first.text) && rest.length > 0) return rest
  // the bullet is part of the first word: "•text", or read as its first letter
  const reach = mark.x1 + heightOf(mark) * 0.3
  const text = Array.from(first.text).slice(1).join('')
  return text === '' ? rest : [{ ...first, text, box: { ...first.box, x0: reach } }, ...rest]
}
