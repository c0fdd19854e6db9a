// Wipes ruling lines off a page: tesseract takes what stands in frames for a picture, and loses it.
import type { Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findRules } from '../rules.ts'
import { measureText } from './text-size.ts'

/** In letter heights; a shorter line is the stroke of a large letter. */
const leastLetters = 4
/** The soft edge of a line is wiped with it. */
const marginPx = 2
/** What rises further than this from a line belongs to a letter that touches it. */
const mostRisePx = 3
const white = 255
/** Lighter than this is no part of a line. */
const light = 200

export function eraseRules(image: GreyImage): GreyImage {
  const { height } = measureText(image)
  if (height === 0) return image
  const least = height * leastLetters
  const rules = findRules(image).filter(({ box }) => Math.max(box.x1 - box.x0, box.y1 - box.y0) >= least)
  if (rules.length === 0) return image
  const pixels = image.pixels.slice()
  for (const rule of rules) erase({ ...image, pixels }, rule)
  return { ...image, pixels }
}

/** Across the line, step by step along it: so a letter that stands on it keeps its foot. */
function erase({ width, height, pixels }: GreyImage, { box, direction }: Rule): void {
  const isLevel = direction === 'horizontal'
  const [from, to] = isLevel ? [box.x0 - marginPx, box.x1 + marginPx] : [box.y0 - marginPx, box.y1 + marginPx]
  const [near, far] = isLevel
    ? [box.y0 - marginPx, box.y1 + marginPx]
    : [box.x0 - marginPx, box.x1 + marginPx]
  const [mostAlong, mostAcross] = isLevel ? [width, height] : [height, width]
  const at = (along: number, across: number) => (isLevel ? across * width + along : along * width + across)
  for (let along = Math.max(0, from); along < Math.min(mostAlong, to); along++) {
    if (isStem(along)) continue
    for (let across = Math.max(0, near); across < Math.min(mostAcross, far); across++)
      pixels[at(along, across)] = white
  }

  function isStem(along: number): boolean {
    return isInked(along, near - mostRisePx) || isInked(along, far - 1 + mostRisePx)
  }
  function isInked(along: number, across: number): boolean {
    return across >= 0 && across < mostAcross && (pixels[at(along, across)] ?? white) < light
  }
}
