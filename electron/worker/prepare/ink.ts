// The ink of a picture: its histogram, the threshold between ink and paper, and the spots of ink.
import { oncePerImage } from '../pixels/once-per-image.ts'
import { findComponents } from './components.ts'
import { histogramOf, inkThreshold } from './histogram.ts'

export const allLevelsOf = oncePerImage(({ pixels }) => histogramOf(pixels))

/** The histogram of every third pixel. */
export const levelsOf = oncePerImage(({ pixels }) => histogramOf(pixels, 3))

export const inkThresholdOf = oncePerImage((image) => inkThreshold(levelsOf(image)))

export const inkSpotsOf = oncePerImage((image) => findComponents(image, inkThresholdOf(image)))
