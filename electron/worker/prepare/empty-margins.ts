// Cuts off the empty part of a large picture, such as a receipt on the glass of a scanner, so that no later step spends
// time on empty pixels. The boxes of the page are moved back in the end.
import { median } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Page } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { clipped, movedBy, widenedBy } from '../pixels/placement.ts'
import { findComponents } from './components.ts'
import { inkThresholdOf, levelsOf } from './ink.ts'

/** In pixels; smaller pictures take little time anyway. */
const minLarge = 1_500_000
/** The largest share of the picture that the content fills; ordinary pages fill more, and their margins matter. */
const maxFilled = 0.5
/** The level between the palest print and paper. */
const minContrast = 24
const minSpotPx = 5
/** Spots that are smaller than this share of the usual height in both directions are dust. */
const dust = 0.6
/** The margin that is left around the content, in usual heights of spots. */
const leftAround = 3

/** Returns the box of the content of a large, mostly empty picture; null if little or nothing can be cut off. */
export function findContent(image: GreyImage): Box | null {
  const { width, height } = image
  if (width * height < minLarge) return null
  const counts = levelsOf(image)
  const paper = counts.indexOf(Math.max(...counts))
  // a dark table around a sheet, which is as dark as print
  if (paper <= inkThresholdOf(image)) return null
  const spots = findComponents(image, paper - minContrast)
  const usual = median(spots.map(({ y0, y1 }) => y1 - y0).filter((size) => size >= minSpotPx))
  const print = spots.filter(
    ({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0) >= Math.max(minSpotPx, usual * dust),
  )
  if (print.length === 0) return null
  const box = clipped(widenedBy(unite(print), Math.round(usual * leftAround)), image)
  return (box.x1 - box.x0) * (box.y1 - box.y0) <= width * height * maxFilled ? box : null
}

/** Converts the page of a part of a picture to a page of the whole picture. */
export function onWhole(page: Page, part: Box, { width, height }: GreyImage): Page {
  const { x, y } = cornerOf(part, page.turn, width, height)
  const withMovedBox = <T extends { readonly box: Box }>(thing: T): T => ({
    ...thing,
    box: movedBy(thing.box, x, y),
  })
  const isOnSide = page.turn === 90 || page.turn === 270
  return {
    ...page,
    width: isOnSide ? height : width,
    height: isOnSide ? width : height,
    lines: page.lines.map((line) => ({ ...withMovedBox(line), words: line.words.map(withMovedBox) })),
    rules: page.rules.map(withMovedBox),
    ...(page.marks && { marks: page.marks.map(withMovedBox) }),
    ...(page.unread && { unread: page.unread.map((box) => movedBy(box, x, y)) }),
  }
}

/** Returns the position of the part's upper left corner on the turned picture. */
function cornerOf({ x0, y0, x1, y1 }: Box, turn: Page['turn'], width: number, height: number) {
  if (turn === 90) return { x: height - y1, y: x0 }
  if (turn === 180) return { x: width - x1, y: height - y1 }
  if (turn === 270) return { x: y0, y: width - x1 }
  return { x: x0, y: y0 }
}
