// Decides which lines begin a list item by looking at their neighbours: a single sign may be a minus or a page number.
import type { Marker } from './markers.ts'
import type { TextLine } from './text-line.ts'

/** How far two markers or texts of one list may be out of line. */
const sameXEms = 1
const minIndentEms = 0.3

/** Returns the marker of each line, or null if the line begins no item. */
export function chooseMarkers(lines: readonly TextLine[], em: number): (Marker | null)[] {
  const left = Math.min(...lines.map(({ segment }) => segment.box.x0))
  const accepted: (Marker | null)[] = []
  lines.forEach((line, i) => {
    const found = line.markers.find((marker) => isItem(lines, i, marker, left, em, accepted))
    accepted.push(found ?? null)
  })
  return accepted
}

/** Tells whether the line with a marker begins a list item. */
function isItem(
  lines: readonly TextLine[],
  i: number,
  marker: Marker,
  left: number,
  em: number,
  before: readonly (Marker | null)[],
): boolean {
  const line = lines[i]
  if (!line) return false
  if (line.hasSeenMarker || marker.style === '☐') return true
  /** Tells whether another line begins at the same x, with its marker or its text. */
  const isAligned = (other: TextLine | undefined) =>
    other !== undefined &&
    (Math.abs(other.textX - line.textX) < sameXEms * em ||
      Math.abs(other.markerX - line.markerX) < sameXEms * em)
  if (marker.number === null) {
    if (/^[^-–—*·]/u.test(line.segment.text)) return true
    return lines.some((other, k) => k !== i && isAligned(other) && other.markers.some(isLooseDash(other)))
  }
  const follows = before.some(
    (m, k) => m?.style === marker.style && m.number === (marker.number ?? 0) - 1 && isAligned(lines[k]),
  )
  if (marker.isDoubtful) return follows || isNextNumber(lines.slice(i + 1).filter(isAligned), marker)
  const isFollowed = lines.some(
    (other, k) =>
      k > i &&
      isAligned(other) &&
      other.markers.some((m) => m.style === marker.style && m.number === (marker.number ?? 0) + 1),
  )
  const isFirst = marker.number === 1 && line.markerX > left + minIndentEms * em
  return follows || isFollowed || isFirst || (marker.number === 1 && hasItemsBelow(line, lines[i + 1], em))
}

/** Whether the first number in the lines below is this number plus one. */
function isNextNumber(below: readonly TextLine[], { style, number }: Marker): boolean {
  const next = below.flatMap(({ markers }) => markers).find((marker) => marker.style === style)
  return next?.isDoubtful === undefined && next?.number === (number ?? 0) + 1
}

/** Whether the next line is an indented item with a seen bullet. */
function hasItemsBelow(line: TextLine, next: TextLine | undefined, em: number): boolean {
  return next?.hasSeenMarker === true && next.markerX > line.markerX + minIndentEms * em
}

/** Returns a test for dash-like bullets of a line; a line that also ends in a dash has none. */
function isLooseDash({ segment }: TextLine): (marker: Marker) => boolean {
  return (marker) => marker.style === '•' && !/[-–—]$/u.test(segment.text)
}
