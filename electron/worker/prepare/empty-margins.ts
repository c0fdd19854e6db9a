// A slip on the glass of a scanner comes as a sheet that is empty but for it. Everything that looks at pixels would look
// at the empty ones too, so they are left out from the start, and the page is put back where it was in the end.
import { unite, type Box, type Page } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findComponents } from './components.ts'
import { inkThresholdOf, levelsOf } from './ink.ts'
import { median } from './text-size.ts'

/** In pixels; what is smaller is soon looked at. */
const leastLarge = 1_500_000
/** Of the picture: what fills more is an ordinary page, whose margins say something. */
const mostFilled = 0.5
/** Paler than any print, and yet no paper. */
const leastContrast = 24
const leastSpotPx = 5
/** Of the usual height of spots; what is smaller both ways is dust. */
const dust = 0.6
/** Of the usual height of spots: the paper that is left around them. */
const leftAround = 3

/** What a large, mostly empty picture holds; null where there is hardly anything to leave out, or nothing at all. */
export function findContent(image: GreyImage): Box | null {
  const { width, height } = image
  if (width * height < leastLarge) return null
  const counts = levelsOf(image)
  const paper = counts.indexOf(Math.max(...counts))
  // the table around a sheet, whose print would be no darker than it
  if (paper <= inkThresholdOf(image)) return null
  const spots = findComponents(image, paper - leastContrast)
  const usual = median(spots.map(({ y0, y1 }) => y1 - y0).filter((size) => size >= leastSpotPx))
  const print = spots.filter(
    ({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0) >= Math.max(leastSpotPx, usual * dust),
  )
  if (print.length === 0) return null
  const { x0, y0, x1, y1 } = unite(print)
  const around = Math.round(usual * leftAround)
  const box = {
    x0: Math.max(0, x0 - around),
    y0: Math.max(0, y0 - around),
    x1: Math.min(width, x1 + around),
    y1: Math.min(height, y1 + around),
  }
  return (box.x1 - box.x0) * (box.y1 - box.y0) <= width * height * mostFilled ? box : null
}

/** The page of a part of a picture as that of all of it. */
export function onWhole(page: Page, part: Box, { width, height }: GreyImage): Page {
  const { x, y } = cornerOf(part, page.turn, width, height)
  const moved = (box: Box): Box => ({ x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y })
  const withMovedBox = <T extends { readonly box: Box }>(thing: T): T => ({ ...thing, box: moved(thing.box) })
  const isOnSide = page.turn === 90 || page.turn === 270
  return {
    ...page,
    width: isOnSide ? height : width,
    height: isOnSide ? width : height,
    lines: page.lines.map((line) => ({ ...withMovedBox(line), words: line.words.map(withMovedBox) })),
    rules: page.rules.map(withMovedBox),
    ...(page.marks && { marks: page.marks.map(withMovedBox) }),
    ...(page.unread && { unread: page.unread.map(moved) }),
  }
}

/** Where the part's upper left corner is once the whole was turned. */
function cornerOf({ x0, y0, x1, y1 }: Box, turn: Page['turn'], width: number, height: number) {
  if (turn === 90) return { x: height - y1, y: x0 }
  if (turn === 180) return { x: width - x1, y: height - y1 }
  if (turn === 270) return { x: y0, y: width - x1 }
  return { x: x0, y: y0 }
}
