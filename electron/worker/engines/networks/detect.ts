// Where text stands: the detector's map of the picture, cut into its regions, each grown to what the network was taught
// to shrink.
import type { Manifest } from '../../../../shared/engine-pack.ts'
import { median } from '../../../../shared/layout/geometry.ts'
import { resizeColour, type ColourImage } from '../../pixels/colour.ts'
import { grownBy, scaledTo, type Slanted } from '../../pixels/slanted.ts'
import { meanWithin, regionsIn } from './regions.ts'
import type { Network } from './runtime.ts'
import { planesOf } from './planes.ts'

/** In pixels: small pictures are enlarged, large ones reduced. */
const sides = { short: 736, long: 960, most: 1920 } as const
/** In pixels of the map: lines lower than this run together, or are cut through; looked at again they are to be so high. */
const lines = { least: 18, wished: 24 } as const

/** A detector, and what it expects. */
export interface Detector extends Pick<Manifest['detector'], 'input' | 'output'> {
  readonly network: Network
}

export interface DetectOptions {
  readonly isGlance?: boolean
  readonly looksNearer?: boolean
}

/** A glance neither enlarges small pictures nor looks nearer at small type. */
export async function detect(
  image: ColourImage,
  detector: Detector,
  { isGlance = false, looksNearer = !isGlance }: DetectOptions = {},
): Promise<Slanted[]> {
  const first = await detectWithin(sides.long, image, detector, isGlance ? 0 : sides.short)
  const isSmall = looksNearer && first.regions.length > 0 && first.lineHeight < lines.least
  if (!isSmall || Math.max(image.width, image.height) <= sides.long) return first.regions
  const long = Math.min(sides.most, (sides.long * lines.wished) / first.lineHeight)
  return (await detectWithin(long, image, detector)).regions
}

async function detectWithin(
  long: number,
  image: ColourImage,
  { network, input, output }: Detector,
  short: number = sides.short,
) {
  const { width, height } = sizeFor(image, { short, long }, input.multiple)
  const picture = await resizeColour(image, width, height)
  const { data: chances } = await network({ data: planesOf(picture, input), sizes: [1, 3, height, width] })
  const map = { width, height, chances }
  const regions = regionsIn(map, output.pixel)
    .filter((region) => meanWithin(map, region) >= output.region)
    .map((region) => grown(region, output.growth))
  return {
    regions: regions.map((region) => scaledTo(region, image.width / width, image.height / height)),
    lineHeight: median(regions.map((region) => Math.min(region.height, region.length))),
  }
}

function grown(region: Slanted, growth: number): Slanted {
  const { length, height } = region
  return grownBy(region, (length * height * growth) / (2 * (length + height)))
}

function sizeFor(
  { width, height }: ColourImage,
  bounds: { readonly short: number; readonly long: number },
  multiple: number,
): { width: number; height: number } {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const factor = Math.min(bounds.long / long, Math.max(1, bounds.short / short))
  const fit = (side: number) => Math.max(1, Math.round((side * factor) / multiple)) * multiple
  return { width: fit(width), height: fit(height) }
}
