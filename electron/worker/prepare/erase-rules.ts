// Wipes ruling lines off a slip: tesseract takes what stands in frames for a picture, and loses it.
import type { GreyImage } from '../grey.ts'
import { erase } from '../parts/erase.ts'
import { findRules } from '../rules.ts'
import { histogramOf } from './histogram.ts'
import { measureText } from './text-size.ts'

/** In letter heights; a shorter line is the stroke of a large letter. */
const leastLetters = 4

export function eraseRules(image: GreyImage): GreyImage {
  const { height } = measureText(image)
  if (height === 0) return image
  const rules = findRules(image).filter(
    ({ box }) => Math.max(box.x1 - box.x0, box.y1 - box.y0) >= height * leastLetters,
  )
  if (rules.length === 0) return image
  const counts = histogramOf(image.pixels, 3)
  return erase(image, rules, [], counts.indexOf(Math.max(...counts)))
}
