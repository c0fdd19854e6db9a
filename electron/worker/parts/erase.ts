// Takes ruling lines and bullets out of a picture before it is read: they are known, and would be read as letters.
import type { Box, Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'

/** A line is wider than its box by the pixels that are half ink. */
const marginPx = 1
/** What is this much darker than paper beside a line touches it: the letter stays whole. */
const leastContrast = 40

export function erase(
  image: GreyImage,
  rules: readonly Rule[],
  spots: readonly Box[],
  paper: number,
): GreyImage {
  if (rules.length + spots.length === 0) return image
  const { width, height, pixels } = image
  // not slice(): of a Buffer that is no copy
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

const edgePx = 4

/**
 * The shadow that a scanner leaves at the edge of a slip, black in pieces that are no lines: beside it faint print would
 * pass for paper, and it would frame all that is read.
 */
export function withoutEdge({ width, height, pixels }: GreyImage, paper: number): GreyImage {
  const cleaned = { width, height, pixels: new Uint8Array(pixels) }
  for (let y = 0; y < height; y++) {
    const isAcross = y < edgePx || y >= height - edgePx
    const room = isAcross ? width : edgePx
    cleaned.pixels.fill(paper, y * width, y * width + room)
    cleaned.pixels.fill(paper, (y + 1) * width - room, (y + 1) * width)
  }
  return cleaned
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
    if (Math.min(...beside) < paper - leastContrast) continue
    for (let across = near; across < far; across++) if (isInside(across)) pixels[index(along, across)] = paper
  }
}
