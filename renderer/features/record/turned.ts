// Geometry of an image that is rotated by quarter turns.

import type { Quarter } from '../../../shared/image-part.ts'

export function nextQuarter(turn: Quarter): Quarter {
  return ((turn + 90) % 360) as Quarter
}

/** The size of the rotated image. */
export function turnedSize(width: number, height: number, turn: Quarter): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Maps a point on the rotated image back to the unrotated one. Coordinates are fractions of the sides. */
export function unrotated(x: number, y: number, turn: Quarter): { x: number; y: number } {
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
