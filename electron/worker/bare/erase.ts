// Erases rules and bullets from an image before it is read.
import type { Box, Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

/** Pixels at the edge of a rule that are half ink. */
const marginPx = 1
/** Ink that is this much darker than the background touches the rule; that letter stays whole. */
const minContrast = 40

export function erase(
  image: GreyImage,
  rules: readonly Rule[],
  spots: readonly Box[],
  paper: number,
): GreyImage {
  if (rules.length + spots.length === 0) return image
  const { width, height, pixels } = image
  // not slice(): on a Buffer it makes no copy
  const cleaned = { width, height, pixels: new Uint8Array(pixels) }
  for (const { box, direction } of rules) eraseRule(cleaned, box, direction, paper)
  for (const spot of spots) {
    for (let y = Math.max(0, spot.y0 - marginPx); y < Math.min(height, spot.y1 + marginPx); y++)
      cleaned.pixels.fill(
        paper,
        y * width + Math.max(0, spot.x0 - marginPx),
        y * width + Math.min(width, spot.x1 + marginPx),
      )
  }
  return cleaned
}

/**
 * How far a shadow reaches into a scan, and the minimum share of a row that it blackens; stems of letters at the edge
 * blacken less.
 */
const edgePx = 4
const minOfShadow = 0.6
/** In letter heights: along a shorter edge a single letter would count as a shadow. */
const minEdge = 12

/** Grey levels and letter size of a page. */
interface Inked {
  readonly paper: number
  readonly threshold: number
  readonly letter: number
}

/**
 * Removes the black shadow of a scanner along the edge: next to it faint print would count as background, and it
 * would become a frame around the text.
 */
export function withoutEdge(image: GreyImage, inked: Inked): GreyImage {
  const { width, height } = image
  const cleaned = { width, height, pixels: new Uint8Array(image.pixels) }
  for (let off = 0; off < edgePx; off++) {
    wipeIfDark(cleaned, { from: off * width, step: 1, count: width }, inked)
    wipeIfDark(cleaned, { from: (height - 1 - off) * width, step: 1, count: width }, inked)
    wipeIfDark(cleaned, { from: off, step: width, count: height }, inked)
    wipeIfDark(cleaned, { from: width - 1 - off, step: width, count: height }, inked)
  }
  return cleaned
}

interface Row {
  readonly from: number
  readonly step: number
  readonly count: number
}

function wipeIfDark({ pixels }: GreyImage, { from, step, count }: Row, inked: Inked): void {
  let dark = 0
  for (let i = 0; i < count; i++) if ((pixels[from + i * step] ?? 255) <= inked.threshold) dark++
  if (count < inked.letter * minEdge || dark < count * minOfShadow) return
  for (let i = 0; i < count; i++) pixels[from + i * step] = inked.paper
}

function eraseRule(
  { width, height, pixels }: GreyImage,
  box: Box,
  direction: Rule['direction'],
  paper: number,
): void {
  const isAcross = direction === 'horizontal'
  const [from, to] = isAcross ? [box.x0, box.x1] : [box.y0, box.y1]
  const [near, far] = isAcross
    ? [box.y0 - marginPx, box.y1 + marginPx]
    : [box.x0 - marginPx, box.x1 + marginPx]
  const index = (along: number, across: number) =>
    isAcross ? across * width + along : along * width + across
  const isInside = (across: number) => across >= 0 && across < (isAcross ? height : width)
  for (let along = Math.max(0, from); along < Math.min(isAcross ? width : height, to); along++) {
    const beside = [near - 1, far].map((across) =>
      isInside(across) ? (pixels[index(along, across)] ?? paper) : paper,
    )
    if (Math.min(...beside) < paper - minContrast) continue
    for (let across = near; across < far; across++) if (isInside(across)) pixels[index(along, across)] = paper
  }
}
