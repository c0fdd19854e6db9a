// Reads a whole picture with an engine: each line that the finder sees.
import { faultText } from '../../shared/faults.ts'
import type { Engine, PlacedLine } from '../../electron/worker/context/engine.ts'
import type { ColourImage } from '../../electron/worker/pixels/colour.ts'

export async function readWhole(
  engine: Engine,
  image: ColourImage,
  languages: readonly string[],
  finder = engine,
): Promise<PlacedLine[]> {
  const found = await finder.find(image)
  const lines = found.ok
    ? await engine.readLines(image, found.value, { languages, onProgress: () => undefined })
    : found
  if (!lines.ok) throw new Error(faultText(lines.error))
  return lines.value.filter((line) => line !== null)
}
