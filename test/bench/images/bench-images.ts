// The images that the bench reads: drawn ones, or those of a folder.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startDrawing } from './drawing.ts'
import { kinds } from './kinds.ts'
import { seededRandom } from './random.ts'

export interface BenchImage {
  readonly file: string
  readonly kind: string
  readonly language: string
}

/** Draws the images; the same seed gives the same images in every run. */
export async function drawImages(dir: string): Promise<BenchImage[]> {
  mkdirSync(dir, { recursive: true })
  const random = seededRandom(2026)
  const drawing = await startDrawing()
  const images: BenchImage[] = []
  try {
    for (const kind of kinds) {
      for (let i = 0; i < kind.count; i++) {
        const file = path.join(dir, `${kind.name}-${i + 1}.${kind.extension}`)
        writeFileSync(file, await kind.finish(await drawing.draw(kind.sheet(random))))
        images.push({ file, kind: kind.name, language: kind.language })
      }
    }
  } finally {
    await drawing.close()
  }
  return images
}

/** Uses the images of a folder; rivals get one language for all of them. */
export function imagesOf(dir: string, language: string): BenchImage[] {
  return readdirSync(dir)
    .filter((name) => /\.(png|jpe?g|webp|gif)$/i.test(name))
    .sort()
    .map((name) => ({ file: path.join(dir, name), kind: path.basename(dir), language }))
}
