// How far the lines of a page climb or fall. Boxes are those of the original image, and on a photo that was held
// askew a sum stands lines away from its label.
import type { Box, Line, Page } from '../../page.ts'

/** Pixels down for a pixel to the right, at the top and at the bottom of a page. */
export interface Tilt {
  readonly top: number
  readonly bottom: number
  readonly height: number
}

export function tiltOf({ lines, height }: Pick<Page, 'lines' | 'height'>): Tilt {
  const slope = slopeOf(lines)
  return { top: slope, bottom: slope, height }
}

/** The median of the lines, each as heavy as it is long. */
function slopeOf(lines: readonly Line[]): number {
  const slopes = lines.flatMap((line) => {
    const [first, last] = [line.words[0], line.words.at(-1)]
    if (!first || !last) return []
    const width = middle(last.box) - middle(first.box)
    // the letters of a short line say more of their own heights than of the page
    if (width < minWidth * line.rowHeight) return []
    return [{ slope: (last.box.y1 - first.box.y1) / width, width }]
  })
  const half = slopes.reduce((sum, { width }) => sum + width, 0) / 2
  let passed = 0
  for (const { slope, width } of slopes.toSorted((a, b) => a.slope - b.slope)) {
    passed += width
    if (passed >= half) return slopes.length >= minLines && Math.abs(slope) >= minTilt ? slope : 0
  }
  return 0
}

/** The box where it would stand on a level page. */
export function levelled(box: Box, { top, bottom, height }: Tilt): Box {
  if (top === 0 && bottom === 0) return box
  const down = (top + ((bottom - top) * box.y0) / height) * middle(box)
  return { ...box, y0: box.y0 - down, y1: box.y1 - down }
}

const minWidth = 6
const minLines = 3
const minTilt = 0.005

function middle(box: Box): number {
  return (box.x0 + box.x1) / 2
}
