// Finds photographs and filled graphics on a page of text. Line drawings are not found: they look like rules.
import { heightOf, isCentreInside, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Mark } from '../../../shared/page.ts'
import type { Size } from '../pixels/placement.ts'
import type { Spots } from './spots.ts'

/** In letter heights: larger than any letter, initials included. */
const minSide = 7
/** Share of the bounding box; a frame or a grid is nearly empty. */
const minFilled = 0.3
/** In letter heights: distance between parts of one picture. */
const maxGap = 1.5
/** Words above this confidence are text, even on a picture. */
const sureOfWord = 0.7
const maxWords = 2

export function findPictures(sheet: Size, { spots, letter }: Spots): Box[] {
  if (letter === 0) return []
  const parts = spots
    .filter(({ area, ...box }) => {
      const isLarge = Math.min(widthOf(box), heightOf(box)) >= minSide * letter
      return isLarge && area >= minFilled * widthOf(box) * heightOf(box) && !touchesEdge(box, sheet)
    })
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
  return joined(parts, maxGap * letter)
}

export function withoutReadPictures(marks: readonly Mark[], lines: readonly Line[]): Mark[] {
  const words = lines.flatMap((line) => line.words.filter(({ confidence }) => confidence >= sureOfWord))
  return marks.filter(
    ({ kind, box }) =>
      kind !== 'picture' || words.filter((word) => isCentreInside(word.box, box)).length <= maxWords,
  )
}

/** Returns whether a spot touches the edge; the dark rim of a scan is no picture. */
function touchesEdge({ x0, y0, x1, y1 }: Box, { width, height }: Size): boolean {
  return x0 <= 1 || y0 <= 1 || x1 >= width - 1 || y1 >= height - 1
}

function joined(boxes: readonly Box[], gap: number): Box[] {
  const pictures: Box[] = []
  for (const box of boxes) {
    const near = pictures.filter(
      (other) =>
        other.x0 - gap < box.x1 &&
        box.x0 - gap < other.x1 &&
        other.y0 - gap < box.y1 &&
        box.y0 - gap < other.y1,
    )
    for (const other of near) pictures.splice(pictures.indexOf(other), 1)
    pictures.push(unite([box, ...near]))
  }
  return pictures
}
