// Where text stands: the detector's map of the picture, cut into its regions, each grown to what the network was taught
// to shrink.
import { resizeColour, type ColourImage } from '../../colour.ts'
import { grownBy, scaledTo, type Slanted } from '../slanted.ts'
import { meanWithin, regionsIn } from './regions.ts'
import type { Network } from './runtime.ts'
import { planesOf } from './planes.ts'

/** In pixels: small pictures are enlarged, large ones reduced; the sides are multiples of what the network halves to. */
const sides = { short: 736, long: 960, step: 32 } as const
/** Chances: of a pixel to be text, and of all of a region on the whole. */
const least = { pixel: 0.3, region: 0.6 } as const
/** Of area to outline: how far a region is grown. */
const growth = 1.5

/** ImageNet's means and deviations, which stand for red, green and blue but were put on blue, green and red in training. */
const levels = { means: [0.485, 0.456, 0.406], deviations: [0.229, 0.224, 0.225] } as const

export async function detect(image: ColourImage, network: Network): Promise<Slanted[]> {
  const { width, height } = sizeFor(image)
  const picture = await resizeColour(image, width, height)
  const { data: chances } = await network({ data: planesOf(picture, levels), sizes: [1, 3, height, width] })
  const map = { width, height, chances }
  return regionsIn(map, least.pixel)
    .filter((region) => meanWithin(map, region) >= least.region)
    .map((region) => scaledTo(grown(region), image.width / width, image.height / height))
}

function grown(region: Slanted): Slanted {
  const { length, height } = region
  return grownBy(region, (length * height * growth) / (2 * (length + height)))
}

function sizeFor({ width, height }: ColourImage): { width: number; height: number } {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const most = sides.long / long
  const factor = Math.min(most, Math.max(1, sides.short / short))
  const fit = (side: number) => Math.max(1, Math.round((side * factor) / sides.step)) * sides.step
  return { width: fit(width), height: fit(height) }
}
