// Gives the picture of one line full contrast, dark on light.
import type { GreyImage } from '../pixels/grey.ts'

/** Stretches faint print from white to black, and inverts light print on a dark ground. */
export function inFullContrast(image: GreyImage): GreyImage {
  const sorted = image.pixels.toSorted()
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const [dark, light] = [at(0.02), at(0.98)]
  const range = Math.max(1, light - dark)
  // most of a strip is background
  const isLightOnDark = at(0.5) - dark < light - at(0.5)
  const pixels = image.pixels.map((value) => {
    const stretched = Math.max(0, Math.min(255, Math.round(((value - dark) * 255) / range)))
    return isLightOnDark ? 255 - stretched : stretched
  })
  return { ...image, pixels }
}
