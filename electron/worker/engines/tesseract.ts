// Reads found lines with tesseract.js, which has models for every script, but finds text only by page layout analysis.
import { unite, type Line } from '../../../shared/page.ts'
import { withChances } from '../../../shared/trust.ts'
import { isBlank } from '../measure/blank.ts'
import { greyOf, type ColourImage } from '../pixels/colour.ts'
import { placeLine } from '../measure/place-line.ts'
import type { Placement } from '../pixels/placement.ts'
import { inFullContrast } from '../prepare/full-contrast.ts'
import { withoutNoise } from '../recognise/look.ts'
import type { Recogniser } from '../context/recogniser.ts'
import type { LineReader, PlacedLine } from '../context/engine.ts'
import { rectify } from './rectify.ts'
import { grownBy, pointOn, type Slanted } from '../pixels/slanted.ts'

const name = 'tesseract.js'
/** The network scales lines to 36 px; a little more loses nothing. */
const stripPx = 44
/** Margin around a line in its heights, because text at the very edge of a strip is read badly. */
const margin = 0.1

export function tesseractLines(recogniser: Recogniser): LineReader {
  return {
    async readLines(image, places, { languages, onProgress }) {
      const found: (PlacedLine | null)[] = []
      for (const place of places) {
        const around = grownBy(place, place.height * margin)
        const strip = rectify(image, around, stripPx)
        const grey = greyOf(strip)
        const read = isBlank(grey)
          ? []
          : await recogniser.read(inFullContrast(grey), languages, () => undefined, 'line')
        found.push(placed(withoutNoise(read), strip, around, image))
        onProgress(found.length / places.length)
      }
      onProgress(1)
      return withWordChances(found)
    },
  }
}

/** Joins what was read on the strip to one line, at its place on the image. */
function placed(
  lines: readonly Line[],
  strip: ColourImage,
  place: Slanted,
  size: Pick<ColourImage, 'width' | 'height'>,
): PlacedLine | null {
  const words = lines.flatMap((line) => line.words)
  const [first] = lines
  if (!first || words.length === 0) return null
  const line = { ...first, words, box: unite(words.map(({ box }) => box)) }
  const back: Placement = ({ x, y }) => pointOn(place, x / strip.width, y / strip.height)
  return { place, unread: 0, line: { ...placeLine(line, back, size), engine: name } }
}

/** Adds the chances of the words, which also depend on the other words of the page. */
function withWordChances(found: readonly (PlacedLine | null)[]): (PlacedLine | null)[] {
  const lines = withChances(found.flatMap((each) => (each ? [each.line] : [])))
  let at = 0
  return found.map((each) => each && { ...each, line: lines[at++] ?? each.line })
}
