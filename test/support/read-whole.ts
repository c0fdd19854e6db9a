// Reads a whole picture with an engine: each line that the finder sees.
import type { Engine, PlacedLine } from '../../electron/worker/context/engine.ts'
import type { ColourImage } from '../../electron/worker/pixels/colour.ts'

export async function readWhole(
  engine: Engine,
  image: ColourImage,
  languages: readonly string[],
  finder = engine,
): Promise<PlacedLine[]> {
  const wish = { languages, onProgress: () => undefined }
  const lines = await engine.readLines(image, await finder.find(image), wish)
  return lines.filter((line) => line !== null)
}
