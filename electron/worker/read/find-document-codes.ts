// Finds codes on a page of a PDF: each place where one may be is drawn at a resolution for small dots.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { findCodes } from '../codes/find-codes.ts'
import type { FoundCode } from '../codes/decoded-code.ts'
import { greyOf } from '../pixels/colour.ts'
import { codePlaces } from '../documents/code-places.ts'
import type { Pdf, PageContent } from '../documents/pdf.ts'
import { scaleOf } from '../documents/resolution.ts'

/** In pixels per point: 300 dpi. */
const finest = 300 / 72
/** The largest share of the page; a larger picture is a scan, whose codes are found when it is read. */
const large = 0.5
/** The most places; a page with more is a plan without codes. */
const mostPlaces = 24

export interface DocumentCodes {
  readonly found: readonly FoundCode[]
  /** In pixels of the upright page. */
  readonly size: { readonly width: number; readonly height: number }
}

export async function findDocumentCodes(
  pdf: Pdf,
  number: number,
  seen: PageContent,
): Promise<Result<DocumentCodes>> {
  const scale = scaleOf(seen)
  const size = { width: Math.round(seen.width * scale), height: Math.round(seen.height * scale) }
  const places = codePlaces(seen)
  const found: FoundCode[] = []
  for (const place of places.length > mostPlaces ? [unite(places)] : places) {
    const fine = scaleFor(place, seen, scale)
    const drawn = pdf.drawPart(number, place, fine)
    if (!drawn.ok) return drawn
    const [left, top] = [Math.floor(place.x0 * fine), Math.floor(place.y0 * fine)]
    for (const code of await findCodes(greyOf(drawn.value))) {
      const corners = code.corners.map(({ x, y }) => ({
        x: ((x + left) / fine) * scale,
        y: ((y + top) / fine) * scale,
      }))
      found.push({ ...code, corners })
    }
  }
  return ok({ found, size })
}

function scaleFor(place: Box, seen: PageContent, scale: number): number {
  const [width, height] = [widthOf(place), heightOf(place)]
  const isScan = width * height > large * seen.width * seen.height
  return isScan ? scale : Math.max(scale, Math.min(finest, imageLimits.maxSidePx / Math.max(width, height)))
}
