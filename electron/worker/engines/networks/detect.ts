// Where text stands: the detector's map of the picture, cut into its regions, each grown to what the network was taught
// to shrink.
import { median } from '../../../../shared/layout/geometry.ts'
import { resizeColour, type ColourImage } from '../../pixels/colour.ts'
import { grownBy, scaledTo, type Slanted } from '../slanted.ts'
import { meanWithin, regionsIn } from './regions.ts'
import type { Network } from './runtime.ts'
import { planesOf } from './planes.ts'

/** In pixels: small pictures are enlarged, large ones reduced; the sides are multiples of what the network halves to. */
const sides = { short: 736, long: 960, most: 1920, step: 32 } as const
/** In pixels of the map: lines lower than this run together, or are cut through; looked at again they are to be so high. */
const lines = { least: 18, wished: 24 } as const
/** Chances: of a pixel to be text, and of all of a region on the whole. */
const least = { pixel: 0.3, region: 0.6 } as const
/** Of area to outline: how far a region is grown. */
const growth = 1.5

/** ImageNet's means and deviations, which stand for red, green and blue but were put on blue, green and red in training. */
const levels = { means: [0.485, 0.456, 0.406], deviations: [0.229, 0.224, 0.225] } as const

/** Small type on a large sheet is looked at a second time, from nearer by. */
export async function detect(image: ColourImage, network: Network, looksNearer = true): Promise<Slanted[]> {
  const first = await detectWithin(sides.long, image, network)
  const isSmall = looksNearer && first.regions.length > 0 && first.lineHeight < lines.least
  if (!isSmall || Math.max(image.width, image.height) <= sides.long) return first.regions
  const long = Math.min(sides.most, (sides.long * lines.wished) / first.lineHeight)
  return (await detectWithin(long, image, network)).regions
}

async function detectWithin(long: number, image: ColourImage, network: Network) {
  const { width, height } = sizeFor(image, long)
  const picture = await resizeColour(image, width, height)
  const { data: chances } = await network({ data: planesOf(picture, levels), sizes: [1, 3, height, width] })
  const map = { width, height, chances }
  const regions = regionsIn(map, least.pixel)
    .filter((region) => meanWithin(map, region) >= least.region)
    .map(grown)
  return {
    regions: regions.map((region) => scaledTo(region, image.width / width, image.height / height)),
    lineHeight: median(regions.map((region) => Math.min(region.height, region.length))),
  }
}

function grown(region: Slanted): Slanted {
  const { length, height } = region
  return grownBy(region, (length * height * growth) / (2 * (length + height)))
}

function sizeFor({ width, height }: ColourImage, mostLong: number): { width: number; height: number } {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const most = mostLong / long
  const factor = Math.min(most, Math.max(1, sides.short / short))
  const fit = (side: number) => Math.max(1, Math.round((side * factor) / sides.step)) * sides.step
  return { width: fit(width), height: fit(height) }
}
