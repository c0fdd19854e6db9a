// Icons that are drawn light on a dark square look like ticked boxes, and one that is round like a choice; but ticks that a
// computer drew are all alike, and in a column of boxes most are boxes.
import { heightOf, isCentreInside, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box, Mark } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

/** Of the inside of a box: more is dark where it is filled. A pen leaves less. */
const leastFilled = 0.5
/** Levels, in the mean over places across the box: as much may differ what was drawn alike. */
const mostUnlike = 24
const places = 12

/** What is as dark as the threshold is ink. */
export function withoutFalseTicks(
  boxes: readonly Mark[],
  iconColumns: readonly (readonly Box[])[],
  image: GreyImage,
  threshold: number,
): Mark[] {
  const isFilled = (drawing: readonly number[]) =>
    drawing.filter((level) => level <= threshold).length >= leastFilled * drawing.length
  const falseOnes = iconColumns.flatMap((column) => {
    const inside = boxes.filter(({ box }) => column.some((icon) => isCentreInside(box, icon)))
    const drawings = inside.map(({ box }) => drawingOf(box, image))
    const areFew = inside.length * 2 <= column.length
    const areFilled = inside.every(({ kind }) => kind === 'ticked') && drawings.every(isFilled)
    return areFew || (areFilled && !areAlike(drawings, column.length)) ? inside : []
  })
  return boxes.filter((mark) => !falseOnes.includes(mark))
}

function drawingOf(box: Box, { width, pixels }: GreyImage): number[] {
  return Array.from({ length: places * places }, (_, i) => {
    const [column, row] = [i % places, Math.floor(i / places)]
    const x = Math.floor(box.x0 + ((column + 0.5) / places) * widthOf(box))
    const y = Math.floor(box.y0 + ((row + 0.5) / places) * heightOf(box))
    return pixels[y * width + x] ?? 255
  })
}

/** Each of the column is a ticked box, and most are as the first. */
function areAlike(drawings: readonly (readonly number[])[], all: number): boolean {
  const [first = []] = drawings
  const alike = drawings.filter((drawing) => {
    const sum = drawing.reduce((total, level, i) => total + Math.abs(level - (first[i] ?? 0)), 0)
    return sum <= mostUnlike * drawing.length
  })
  return alike.length * 2 > all
}
