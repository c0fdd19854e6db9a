// Chooses the resolution of a page. Its Page, its image and its lines all have the same size in pixels.
import { imageLimits } from '../../../shared/limits.ts'
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import { shareOf, visibleOf } from './judge.ts'
import type { PageContent } from './pdf.ts'

const pointsPerInch = 72
const dpi = { usual: 200, max: 300, min: 100 } as const
/** Size of the smallest type that is read well. */
const minEmPx = 28
/** Share of the characters that may be smaller, such as a printer's mark. */
const ignoredShare = 0.05
/** Share of the page that a scan covers. */
const minScan = 0.7

/** Returns the pixels per point. */
export function scaleOf(page: PageContent): number {
  return longSideOf(page) / Math.max(page.width, page.height)
}

/** Returns the longer side in pixels. */
export function longSideOf(page: PageContent): number {
  const [long, short] = [Math.max(page.width, page.height), Math.min(page.width, page.height)]
  const scale = Math.max(imageLimits.minSidePx / short, dotsPerInch(page) / pointsPerInch)
  return Math.min(imageLimits.maxSidePx, Math.round(scale * long))
}

function dotsPerInch(page: PageContent): number {
  const scanned = page.pictures.find((picture) => shareOf(page, picture.box) > minScan)
  if (scanned) {
    const own = Math.max(
      scanned.width / widthOf(scanned.box),
      scanned.height / heightOf(scanned.box),
      // the picture may be turned by a quarter
      Math.min(scanned.width / heightOf(scanned.box), scanned.height / widthOf(scanned.box)),
    )
    return Math.min(dpi.max, Math.max(dpi.min, own * pointsPerInch))
  }
  const ems = visibleOf(page)
    .map(({ type }) => type.em)
    .sort((a, b) => a - b)
  const small = ems[Math.floor(ems.length * ignoredShare)]
  return small ? Math.min(dpi.max, Math.max(dpi.usual, (minEmPx / small) * pointsPerInch)) : dpi.usual
}
