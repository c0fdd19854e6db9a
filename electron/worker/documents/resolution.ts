// How large a page is in pixels: its Page, its picture and what is read on it have one size.
import { imageLimits } from '../../../shared/limits.ts'
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import { shareOf, visibleOf } from './judge.ts'
import type { SeenPage } from './pdf.ts'

const pointsPerInch = 72
/** Dots per inch. */
const usual = 200
const fine = 300
const coarse = 100
/** In pixels: the em of the smallest type that is read well. */
const leastEm = 28
/** Of all characters: fewer are a mark of the printer's. */
const fewest = 0.05
/** Of the page: a scan is all of it, or nearly. */
const scan = 0.7

/** Pixels a point. */
export function scaleOf(seen: SeenPage): number {
  return longSideOf(seen) / Math.max(seen.width, seen.height)
}

/** In whole pixels. */
export function longSideOf(seen: SeenPage): number {
  const [long, short] = [Math.max(seen.width, seen.height), Math.min(seen.width, seen.height)]
  const least = imageLimits.minSidePx / short
  const wished = Math.max(least, dotsPerInch(seen) / pointsPerInch)
  return Math.min(imageLimits.maxSidePx, Math.round(wished * long))
}

function dotsPerInch(seen: SeenPage): number {
  const scanned = seen.pictures.find((picture) => shareOf(seen, picture.box) > scan)
  if (scanned) {
    const own = Math.max(
      scanned.width / widthOf(scanned.box),
      scanned.height / heightOf(scanned.box),
      // a picture that lies on its side
      Math.min(scanned.width / heightOf(scanned.box), scanned.height / widthOf(scanned.box)),
    )
    return Math.min(fine, Math.max(coarse, own * pointsPerInch))
  }
  const ems = visibleOf(seen)
    .map(({ type }) => type.em)
    .sort((a, b) => a - b)
  const small = ems[Math.floor(ems.length * fewest)]
  return small ? Math.min(fine, Math.max(usual, (leastEm / small) * pointsPerInch)) : usual
}
