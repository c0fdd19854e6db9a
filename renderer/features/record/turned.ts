// The image as somebody turned it: sizes, and from a point of the window to one of the page.

import type { Quarter } from '../../../shared/image-part.ts'

export function nextQuarter(turn: Quarter): Quarter {
  return ((turn + 90) % 360) as Quarter
}

export function turnedSize(width: number, height: number, turn: Quarter): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** From where a point is on the turned sheet, as a part of its sides, to the same on the sheet as it was. */
export function unturned(x: number, y: number, turn: Quarter): { x: number; y: number } {
  switch (turn) {
    case 0:
      return { x, y }
    case 90:
      return { x: y, y: 1 - x }
    case 180:
      return { x: 1 - x, y: 1 - y }
    case 270:
      return { x: 1 - y, y: x }
  }
}
