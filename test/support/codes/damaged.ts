// Damages the image of a code as photographs do: bent, blurred, small, turned or badly lit.
import sharp, { type Sharp } from 'sharp'
import type { GreyImage } from '../../../electron/worker/pixels/grey.ts'
import { normal, whole, type Random } from '../../bench/images/random.ts'
import { toSheet, type Corners } from '../../eval/degraded/perspective.ts'

export const damages = ['bent', 'blurred', 'small', 'turned', 'badly lit'] as const
export type Damage = (typeof damages)[number]

/** `module`: the size of its smallest element in pixels. */
export function applyDamage(
  image: GreyImage,
  damage: Damage,
  module: number,
  random: Random,
): Promise<GreyImage> {
  switch (damage) {
    case 'bent':
      return bent(image, random)
    case 'blurred':
      return blurred(image, module * (0.45 + 0.2 * random()))
    case 'small':
      return small(image, (1.7 + 0.7 * random()) / module)
    case 'turned':
      return turned(image, whole(random, 0, 3) * 90 + (random() * 30 - 15))
    case 'badly lit':
      return Promise.resolve(badlyLit(image, random))
  }
}

/** Photographed at an angle, on paper that is not flat. */
async function bent({ width, height, pixels }: GreyImage, random: Random): Promise<GreyImage> {
  const off = () => random() * 0.08
  const corners: Corners = [
    { x: off() * width, y: off() * height },
    { x: (1 - off()) * width, y: off() * height },
    { x: (1 - off()) * width, y: (1 - off()) * height },
    { x: off() * width, y: (1 - off()) * height },
  ]
  const onSheet = toSheet(corners)
  const wave = 0.006 + 0.008 * random()
  const result = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = onSheet(x + 0.5, y + 0.5)
      const [u, v] = [at.x, at.y + wave * Math.sin(at.x * Math.PI * 2)]
      result[y * width + x] = levelAt({ width, height, pixels }, u * width - 0.5, v * height - 0.5)
    }
  }
  return blurred({ width, height, pixels: result }, 0.6)
}

/** The level interpolated between four pixels; that of paper outside of the image. */
function levelAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return 235
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const at = (px: number, py: number) =>
    pixels[Math.min(height - 1, py) * width + Math.min(width - 1, px)] ?? 235
  const top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * (x - x0)
  const bottom = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * (x - x0)
  return top + (bottom - top) * (y - y0)
}

function blurred(image: GreyImage, sigma: number): Promise<GreyImage> {
  return toGreyImage(toSharp(image).blur(Math.max(0.4, sigma)))
}

function small(image: GreyImage, scale: number): Promise<GreyImage> {
  return toGreyImage(toSharp(image).resize({ width: Math.round(image.width * scale), kernel: 'cubic' }))
}

function turned(image: GreyImage, degrees: number): Promise<GreyImage> {
  return toGreyImage(toSharp(image).rotate(degrees, { background: '#ebebeb' }))
}

/** Little light from one side, with noise. */
function badlyLit({ width, height, pixels }: GreyImage, random: Random): GreyImage {
  const [base, fall, contrast] = [150 + random() * 50, 60 + random() * 60, 0.4 + random() * 0.3]
  const result = pixels.map((level, i) => {
    const light = base - fall * ((i % width) / width) * (0.5 + (Math.floor(i / width) / height) * 0.5)
    return Math.max(0, Math.min(255, light * (1 - contrast * (1 - level / 255)) + normal(random) * 5))
  })
  return { width, height, pixels: result }
}

function toSharp({ width, height, pixels }: GreyImage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}

async function toGreyImage(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) }
}
