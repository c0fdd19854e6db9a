// Simulates a phone's photograph of a sheet: on a desk, at an angle, lit from one side, optionally folded, with noise.
import sharp from 'sharp'
import { normal, seededRandom } from '../../bench/images/random.ts'
import { toSheet, type Corners, type Point } from './perspective.ts'

export interface Scene {
  readonly width: number
  readonly height: number
  readonly corners: Corners
  /** Standard deviation of the noise. */
  readonly grain: number
  /** Blur of the lens, in pixels. */
  readonly blur: number
  readonly fold: Fold | null
}

/** A horizontal crease; the part below it leans to a side and away from the light. */
export interface Fold {
  /** Position of the crease, as a fraction of the sheet's height from the top. */
  readonly at: number
  /** Sideways shift, in sheet widths for each sheet height below the crease. */
  readonly lean: number
  /** How much the part below the crease is shortened, and how much darker it is. */
  readonly shortening: number
  readonly shade: number
}

const desk = { red: 112, green: 84, blue: 62 }
/** Size of a crease as a fraction of the sheet's height, and its loss of light. */
const crease = { height: 0.004, shade: 0.12 }

/** An A4 sheet, photographed with 12 megapixels. */
export const onDesk: Scene = {
  width: 3000,
  height: 4000,
  corners: [
    { x: 330, y: 260 },
    { x: 2740, y: 210 },
    { x: 2900, y: 3760 },
    { x: 150, y: 3700 },
  ],
  grain: 5,
  blur: 0.9,
  fold: null,
}

export async function photograph(page: Buffer, seed: number, scene: Scene = onDesk): Promise<Buffer> {
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8Array(scene.width * scene.height * 3)
  const onSheet = toSheet(scene.corners)
  const random = seededRandom(seed)
  let at = 0
  for (let y = 0; y < scene.height; y++) {
    for (let x = 0; x < scene.width; x++) {
      const { point, light: ofFold } = unfold(onSheet(x, y), scene.fold)
      const { x: u, y: v } = point
      const isPaper = u >= 0 && u <= 1 && v >= 0 && v <= 1
      const paper = isPaper ? ofFold * sample(data, info, u * (info.width - 1), v * (info.height - 1)) : 0
      // light from the upper right, shadow at the lower left
      const light = 0.5 + 0.32 * (x / scene.width) + 0.18 * (1 - y / scene.height)
      const grain = normal(random) * scene.grain
      pixels[at++] = byte((isPaper ? paper : desk.red) * light + grain)
      pixels[at++] = byte((isPaper ? paper * 0.97 : desk.green) * light + grain)
      pixels[at++] = byte((isPaper ? paper * 0.9 : desk.blue) * light + grain)
    }
  }
  return sharp(pixels, { raw: { width: scene.width, height: scene.height, channels: 3 } })
    .blur(scene.blur)
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** The point of the flat sheet that is visible at a point of the folded sheet, and its light. */
export function unfold(point: Point, fold: Fold | null): { readonly point: Point; readonly light: number } {
  if (!fold) return { point, light: 1 }
  const below = point.y - fold.at
  const dark = Math.abs(below) < crease.height ? crease.shade : 0
  if (below <= 0) return { point, light: 1 - dark }
  const { x } = point
  return {
    point: { x: x - fold.lean * below, y: fold.at + below * (1 + fold.shortening) },
    light: 1 - fold.shade - dark,
  }
}

/** Bilinear interpolation. */
function sample(data: Buffer, size: { width: number; height: number }, x: number, y: number): number {
  const left = Math.min(Math.floor(x), size.width - 2)
  const top = Math.min(Math.floor(y), size.height - 2)
  const at = top * size.width + left
  const [right, down] = [x - left, y - top]
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const lower = (data[at + size.width] ?? 0) * (1 - right) + (data[at + size.width + 1] ?? 0) * right
  return upper * (1 - down) + lower * down
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)))
}
