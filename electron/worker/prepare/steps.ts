// The steps of the preparation by name. Each decides by itself whether it applies.
import type { PreparationStep } from '../context/steps.ts'
import { evenness, divideByBackground } from './background.ts'
import { findCurl } from './bend.ts'
import { findSheet } from './crop.ts'
import { findTilt, straighten } from './deskew.ts'
import { flatten, tiltOf } from './dewarp.ts'
import { enlarge } from './enlarge.ts'
import { cut } from '../pixels/grey.ts'
import { scaledBy, shiftedBy } from '../pixels/placement.ts'
import { resize } from './resample.ts'
import {
  factorForPage,
  factorForPhoto,
  hardlyReadPx,
  isSmallPicture,
  tooSmallPx,
  type SizedPicture,
} from './scale.ts'
import { moved, type Sheet, type Step } from './sheet.ts'
import { measureText } from './text-size.ts'

/** Pages below this evenness are divided by their background; a scan is near 1. */
const unevenGround = 0.8
/** A smaller tilt does no harm, and rotating a page blurs it. */
const minTiltDegrees = 0.25
/** Pages that need a larger factor have strokes of one pixel. */
const tiny = 2.5

export const steps: { readonly [S in PreparationStep]: Step } = {
  async crop(sheet: Sheet) {
    const box = await findSheet(sheet.image)
    if (!box) return sheet
    return moved(sheet, { image: cut(sheet.image, box), back: shiftedBy(-box.x0, -box.y0) })
  },

  background: (sheet: Sheet) =>
    evenness(sheet.image) < unevenGround ? { ...sheet, image: divideByBackground(sheet.image) } : sheet,

  async straighten(sheet: Sheet) {
    const degrees = await findTilt(sheet.image)
    if (Math.abs(degrees) < minTiltDegrees) return sheet
    return moved(sheet, straighten(sheet.image, degrees), degrees)
  },

  flatten(sheet: Sheet) {
    const curl = findCurl(measureText(sheet.image).letters)
    return curl ? moved(sheet, flatten(sheet.image, curl), tiltOf(curl)) : sheet
  },

  enlargePhoto: (sheet: Sheet) => scale(sheet, factorForPhoto(sheet.image)),
  scalePage: (sheet: Sheet) => scale(sheet, factorForPage(sized(sheet), tooSmallPx)),
  scaleSmallPage: (sheet: Sheet) => scale(sheet, factorForPage(sized(sheet), hardlyReadPx)),
}

async function scale(sheet: Sheet, factor: number): Promise<Sheet> {
  if (Math.abs(factor - 1) < 0.05) return sheet
  const image = factor > tiny ? enlarge(sheet.image, factor) : await resize(sheet.image, factor)
  return moved(sheet, { image, back: scaledBy(factor) })
}

/** Letters below five pixels look like dust, so a picture without letters is measured again at twice its size. */
function sized({ image }: Sheet): SizedPicture {
  const { width, height } = image
  const factor = isSmallPicture(image) && measureText(image).height === 0 ? 2 : 1
  const { height: letterHeight, letters } = measureText(factor === 1 ? image : enlarge(image, factor))
  return { width, height, letterHeight: letterHeight / factor, letters: letters.length }
}
