// Finds the places of text: the regions of the detector's map, each grown by the amount by which the network was trained to
// shrink it.
import type { Manifest } from '../../../../shared/engine-pack.ts'
import { median } from '../../../../shared/layout/geometry.ts'
import { resizeColour, type ColourImage } from '../../pixels/colour.ts'
import { grownBy, scaledTo, type Slanted } from '../../pixels/slanted.ts'
import { meanWithin, regionsIn } from './regions.ts'
import type { Network } from './runtime.ts'
import { planesOf } from './planes.ts'

/** Sides in pixels to which small pictures are enlarged and large ones reduced. */
const sides = { short: 736, long: 960, max: 1920 } as const
/** Line heights in pixels of the map: lower lines are merged or cut, so that the detector runs again at the target height. */
const lines = { min: 18, target: 24 } as const

/** A detector, and what it expects. */
export interface Detector extends Pick<Manifest['detector'], 'input' | 'output'> {
  readonly network: Network
}

interface DetectOptions {
  /** Faster, but misses small type: small pictures are not enlarged. */
  readonly isGlance?: boolean
  /** Runs again on an enlarged picture if the type is small. */
  readonly enlargesSmallType?: boolean
}

export async function detect(
  image: ColourImage,
  detector: Detector,
  { isGlance = false, enlargesSmallType = !isGlance }: DetectOptions = {},
): Promise<Slanted[]> {
  const first = await detectWithin(sides.long, image, detector, isGlance ? 0 : sides.short)
  const isSmall = enlargesSmallType && first.regions.length > 0 && first.lineHeight < lines.min
  if (!isSmall || Math.max(image.width, image.height) <= sides.long) return first.regions
  const long = Math.min(sides.max, (sides.long * lines.target) / first.lineHeight)
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
