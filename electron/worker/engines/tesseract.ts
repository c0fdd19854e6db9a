// tesseract.js as an engine: it reads every script that there is a model of, but finds text only by laying out a page.
import { scriptOf, type Script } from '../../../shared/languages.ts'
import { unite, type Box, type Line } from '../../../shared/page.ts'
import { ok } from '../../../shared/result.ts'
import { withChances } from '../../../shared/trust.ts'
import { isBlank } from '../measure/blank.ts'
import { greyOf, type ColourImage } from '../pixels/colour.ts'
import { placeLine } from '../measure/place-line.ts'
import { inFullContrast } from '../prepare/full-contrast.ts'
import { withoutNoise } from '../recognise/look.ts'
import type { Recogniser } from '../context/recogniser.ts'
import type { Engine, PlacedLine } from '../context/engine.ts'
import { rectify } from './rectify.ts'
import { grownBy, pointOn, type Slanted } from '../pixels/slanted.ts'

const name = 'tesseract.js'
/** The network sees every line 36 px high; a little more than that loses nothing. */
const stripPx = 44
/** Around a line, in its heights: what stands at the very edge of a strip is read badly. */
const margin = 0.1

/** `known`: the languages that there are models of. */
export function asEngine(recogniser: Recogniser, known: () => readonly string[]): Engine {
  return {
    name,
    runtime: 'wasm',
    get can() {
      const languages = known()
      const scripts = [...new Set(languages.flatMap((language) => scriptOf(language) ?? []))]
      const pattern = patternOf(scripts)
      return {
        findsText: false,
        documents: true,
        scripts,
        languages,
        knows: (character: string) => pattern.test(character),
      }
    },
    warm: (languages) => recogniser.warm(languages),
    find: () => Promise.resolve(ok([])),
    async readLines(image, places, { languages, onProgress }) {
      const found: (PlacedLine | null)[] = []
      for (const place of places) {
        const around = grownBy(place, place.height * margin)
        const strip = rectify(image, around, stripPx)
        const grey = greyOf(strip)
        const read = isBlank(grey)
          ? ok([])
          : await recogniser.read(inFullContrast(grey), languages, () => undefined, 'line')
        if (!read.ok) return read
        found.push(placed(withoutNoise(read.value), strip, around, image))
        onProgress(found.length / places.length)
      }
      onProgress(1)
      return ok(chanced(found))
    },
    async read(image, { languages, onProgress }) {
      const read = await recogniser.read(greyOf(image), languages, onProgress)
      return read.ok
        ? ok(
            withChances(read.value).map((line) => ({
              place: levelAt(line.box),
              line: signed(line),
              unread: 0,
            })),
          )
        : read
    },
  }
}

/** Marks and figures belong to every script. */
function patternOf(scripts: readonly Script[]): RegExp {
  const names = scripts.flatMap((script) =>
    script === 'Japanese' ? ['Hiragana', 'Katakana', 'Han'] : [script],
  )
  return new RegExp(`^[${['Common', ...names].map((script) => `\\p{Script=${script}}`).join('')}]$`, 'u')
}

/** What was taken for several lines is one. */
function placed(
  lines: readonly Line[],
  strip: ColourImage,
  place: Slanted,
  { width, height }: ColourImage,
): PlacedLine | null {
  const words = lines.flatMap((line) => line.words)
  const [first] = lines
  if (!first || words.length === 0) return null
  const line = { ...first, words, box: unite(words.map(({ box }) => box)) }
  const back = ({ x, y }: { x: number; y: number }) => pointOn(place, x / strip.width, y / strip.height)
  return {
    place,
    unread: 0,
    line: signed(placeLine(line, back, { width, height, pixels: new Uint8Array() })),
  }
}

/** What the page has of very sure words counts for each of them. */
function chanced(found: readonly (PlacedLine | null)[]): (PlacedLine | null)[] {
  const lines = withChances(found.flatMap((each) => (each ? [each.line] : [])))
  let at = 0
  return found.map((each) => each && { ...each, line: lines[at++] ?? each.line })
}

function signed(line: Line): Line {
  return { ...line, engine: name }
}

function levelAt({ x0, y0, x1, y1 }: Box): Slanted {
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, length: x1 - x0, height: y1 - y0, angle: 0 }
}
