// Straight cuts through the gaps of a page: places where one sheet of paper may end and another begin. Sheets on one
// picture lie beside or above each other, and a little tilted.
import { heightOf, median } from '../../../layout/geometry.ts'
import { unite, type Box, type Line, type Page, type Word } from '../../../page.ts'

/** Words of a page on both sides of a cut. */
export interface Cut {
  readonly before: Page
  readonly after: Page
  readonly isAcross: boolean
}

/** The tilts of a cut in degrees. */
const tilts = [0, -2, 2, -4, 4, -6, 6, -9, 9, -12, 12]
/** In median heights of words: the smallest gap between two sheets. */
const minGap = { upright: 0.8, across: 0.6 } as const
/** The smallest share of the words on one side, and how many gaps are tried. */
const minShare = 0.12
const maxCuts = { upright: 3, across: 8 } as const

/** The cuts through the widest gaps, each direction for itself. */
export function cutsOf(page: Page): Cut[] {
  const words = page.lines.flatMap((line) => line.words)
  return [false, true].flatMap((isAcross) =>
    gapsIn(words, isAcross).map(({ isBefore }) => ({
      before: pageWith(page, isBefore),
      after: pageWith(page, (word) => !isBefore(word)),
      isAcross,
    })),
  )
}

interface Gap {
  readonly width: number
  readonly isBefore: (word: Word) => boolean
  readonly count: number
}

/** The widest gap at each number of words before it, whatever its tilt. */
function gapsIn(words: readonly Word[], isAcross: boolean): Gap[] {
  const unit = median(words.map(({ box }) => heightOf(box)))
  const direction = isAcross ? 'across' : 'upright'
  const widest = new Map<number, Gap>()
  for (const tilt of tilts)
    for (const gap of gapsAt(words, Math.tan((tilt * Math.PI) / 180), isAcross)) {
      const share = gap.count / words.length
      if (gap.width < minGap[direction] * unit || share < minShare || share > 1 - minShare) continue
      if (gap.width > (widest.get(gap.count)?.width ?? 0)) widest.set(gap.count, gap)
    }
  return [...widest.values()].toSorted((a, b) => b.width - a.width).slice(0, maxCuts[direction])
}

function gapsAt(words: readonly Word[], slope: number, isAcross: boolean): Gap[] {
  const places = words.map(({ box }) => extent(box, slope, isAcross)).toSorted((a, b) => a.from - b.from)
  const gaps: Gap[] = []
  let end = -Infinity
  for (const [count, { from, to }] of places.entries()) {
    if (from > end && count > 0) {
      const middle = (end + from) / 2
      const isBefore = ({ box }: Word) => extent(box, slope, isAcross).to < middle
      gaps.push({ width: from - end, count, isBefore })
    }
    end = Math.max(end, to)
  }
  return gaps
}

/** From where to where a box reaches across a tilted cut. */
function extent({ x0, y0, x1, y1 }: Box, slope: number, isAcross: boolean): { from: number; to: number } {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return isAcross
    ? { from: y0 - slope * x, to: y1 - slope * x }
    : { from: x0 - slope * y, to: x1 - slope * y }
}

function pageWith(page: Page, isKept: (word: Word) => boolean): Page {
  const lines = page.lines.flatMap((line): Line[] => {
    const words = line.words.filter(isKept)
    return words.length === 0 ? [] : [{ ...line, words, box: unite(words.map(({ box }) => box)) }]
  })
  return { ...page, lines, codes: [], marks: [] }
}
