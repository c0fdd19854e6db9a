// A sheet as a telephone of 12 megapixels sees it: on a desk, at an angle, lit from one side, a little noisy.
import sharp from 'sharp'
import { normal, seededRandom } from '../../bench/images/random.ts'
import { toSheet, type Corners } from './perspective.ts'

const photo = { width: 3000, height: 4000 }
const desk = { red: 112, green: 84, blue: 62 }

const corners: Corners = [
  { x: 330, y: 260 },
  { x: 2740, y: 210 },
  { x: 2900, y: 3760 },
  { x: 150, y: 3700 },
]

export async function photograph(page: Buffer, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8Array(photo.width * photo.height * 3)
  const onSheet = toSheet(corners)
  const random = seededRandom(seed)
  let at = 0
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const { x: u, y: v } = onSheet(x, y)
      const isPaper = u >= 0 && u <= 1 && v >= 0 && v <= 1
      const paper = isPaper ? sample(data, info, u * (info.width - 1), v * (info.height - 1)) : 0
      // From a window at the upper right, and a shadow towards the lower left.
      const light = 0.5 + 0.32 * (x / photo.width) + 0.18 * (1 - y / photo.height)
      const grain = normal(random) * 5
      pixels[at++] = byte((isPaper ? paper : desk.red) * light + grain)
      pixels[at++] = byte((isPaper ? paper * 0.97 : desk.green) * light + grain)
      pixels[at++] = byte((isPaper ? paper * 0.9 : desk.blue) * light + grain)
    }
  }
  return sharp(pixels, { raw: { ...photo, channels: 3 } })
    .blur(0.9)
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Between four pixels. */
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
