// Maps the pixels of a Page to the sheet of the PDF that it was read from.
import type { Page } from '../../../shared/page.ts'
import { combined, type Matrix, type Sheet } from '../documents/place.ts'

export function placeOnSheet({ width, height, turn }: Page, { shown, ...sheet }: Sheet): Matrix {
  const upright = turnedBack(turn, sheet.width, sheet.height)
  const [wide, high] = turn % 180 === 0 ? [sheet.width, sheet.height] : [sheet.height, sheet.width]
  const scaled = { a: wide / width, b: 0, c: 0, d: high / height, e: 0, f: 0 }
  return combined(combined(scaled, upright), inverse(shown))
}

/** Maps the upright page to the page as it is shown, which has this size. */
function turnedBack(turn: Page['turn'], width: number, height: number): Matrix {
  switch (turn) {
    case 0:
      return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
    case 90:
      return { a: 0, b: -1, c: 1, d: 0, e: 0, f: height }
    case 180:
      return { a: -1, b: 0, c: 0, d: -1, e: width, f: height }
    case 270:
      return { a: 0, b: 1, c: -1, d: 0, e: width, f: 0 }
  }
}

function inverse({ a, b, c, d, e, f }: Matrix): Matrix {
  const by = a * d - b * c
  return {
    a: d / by,
    b: -b / by,
    c: -c / by,
    d: a / by,
    e: (c * f - d * e) / by,
    f: (b * e - a * f) / by,
  }
}
