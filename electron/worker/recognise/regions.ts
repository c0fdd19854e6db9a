// Where the columns of a page are, from its letters. tesseract finds those of Latin text well; in Chinese, Japanese and
// Korean it takes wide spaces that stand below each other for columns, and tears lines up.
import { unite, type Box } from '../../../shared/page.ts'
import { rowsOf } from '../prepare/rows.ts'
import { median } from '../prepare/text-size.ts'

/** In letter heights: what is further apart is another piece of its row. */
const mostGap = 3
const leastLetters = 3
/** A strip between columns stands somewhere here, as a share of the width of the text. */
const middle = { from: 0.25, to: 0.75 } as const
const steps = 200
/** Headings run across; more than this of all pieces, and it is no strip. */
const mostAcross = 0.2
const leastPieces = 5
/** Lines of prose fill their column; the cells of a table do not. */
const leastFull = { share: 0.5, ofWidth: 0.75 } as const

/** The parts of the page in the order in which they are read; one part, the page, where there are no columns. */
export function regionsOf(letters: readonly Box[], page: Box): Box[] {
  const height = median(letters.map(({ y0, y1 }) => y1 - y0))
  const pieces = rowsOf(letters, height * mostGap)
    .filter((row) => row.length >= leastLetters)
    .map(unite)
  if (pieces.length < leastPieces * 2) return [page]
  const strip = stripAmong(pieces)
  return strip === null ? [page] : sections(pieces, strip, page)
}

/** Where the fewest pieces run across, if what is left and right of it looks like columns. */
function stripAmong(pieces: readonly Box[]): number | null {
  const text = unite(pieces)
  const at = (share: number) => text.x0 + (text.x1 - text.x0) * share
  const across = (x: number) => pieces.filter((piece) => piece.x0 < x && piece.x1 > x).length
  const places = Array.from({ length: steps + 1 }, (_, i) =>
    at(middle.from + ((middle.to - middle.from) * i) / steps),
  )
  const counts = places.map(across)
  const least = Math.min(...counts)
  if (least > pieces.length * mostAcross) return null
  // The middle of the emptiest stretch: its edges are where the ends of lines are.
  const emptiest = places.filter((_, i) => counts[i] === least)
  const x = emptiest[emptiest.length >> 1] ?? 0
  const sides = [pieces.filter((piece) => piece.x1 <= x), pieces.filter((piece) => piece.x0 >= x)]
  return sides.every(isColumn) ? x : null
}

function isColumn(pieces: readonly Box[]): boolean {
  if (pieces.length < leastPieces) return false
  const { x0, x1 } = unite(pieces)
  const full = pieces.filter((piece) => piece.x1 - piece.x0 >= (x1 - x0) * leastFull.ofWidth)
  return full.length >= pieces.length * leastFull.share
}

/** What runs across divides the page; between two such, the left column comes first. */
function sections(pieces: readonly Box[], x: number, page: Box): Box[] {
  const across = pieces.filter((piece) => piece.x0 < x && piece.x1 > x).sort((a, b) => a.y0 - b.y0)
  const regions: Box[] = []
  let y = page.y0
  const columns = (to: number) => {
    const between = pieces.filter((piece) => piece.y0 >= y && piece.y1 <= to && !across.includes(piece))
    if (between.length === 0) return
    regions.push({ x0: page.x0, x1: x, y0: y, y1: to }, { x0: x, x1: page.x1, y0: y, y1: to })
  }
  for (const piece of across) {
    const margin = (piece.y1 - piece.y0) * 0.3
    const [top, bottom] = [piece.y0 - margin, piece.y1 + margin]
    if (top > y) columns(top)
    regions.push({ x0: page.x0, x1: page.x1, y0: Math.max(y, top), y1: bottom })
    y = Math.max(y, bottom)
  }
  columns(page.y1)
  return regions.map(({ x0, y0, x1, y1 }) => ({
    x0: Math.max(page.x0, Math.floor(x0)),
    y0: Math.max(page.y0, Math.floor(y0)),
    x1: Math.min(page.x1, Math.ceil(x1)),
    y1: Math.min(page.y1, Math.ceil(y1)),
  }))
}
