// What is ink on a picture: how often each level occurs, up to which level it is ink, and the spots that it forms.
import { oncePerImage } from '../pixels/once-per-image.ts'
import { findComponents } from './components.ts'
import { histogramOf, inkThreshold } from './histogram.ts'

export const allLevelsOf = oncePerImage(({ pixels }) => histogramOf(pixels))

/** Of every third pixel. */
export const levelsOf = oncePerImage(({ pixels }) => histogramOf(pixels, 3))

export const inkThresholdOf = oncePerImage((image) => inkThreshold(levelsOf(image)))

export const inkSpotsOf = oncePerImage((image) => findComponents(image, inkThresholdOf(image)))
