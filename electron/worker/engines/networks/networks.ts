// An engine of two networks: one finds where text stands, the other reads what was found.
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { Engine, PlacedLine } from '../engine.ts'
import type { Pack } from '../packs/load.ts'
import type { PartOfPack } from '../packs/manifest.ts'
import { rectify } from '../rectify.ts'
import { downwards, upwards, type Slanted } from '../slanted.ts'
import { detect } from './detect.ts'
import type { NetworkPart } from './network-parts.ts'
import { recognise, stripPx } from './recognise.ts'
import type { Network, Runtime } from './runtime.ts'
import { narrowForm } from './wide-forms.ts'
import { certaintyOf, lineOf } from './words.ts'

/** On the whole of a line: what is less sure is no text. */
const leastSure = 0.5
/** In lengths: what is so much higher may be a line that was turned, or a single narrow character; higher still, only a line. */
const tall = { maybe: 1.5, surely: 3 } as const
/** A strip without text, to see how many characters the network knows. */
const trial = { width: 32, height: stripPx } as const

export async function openNetworks(
  pack: Pack,
  runtime: Runtime,
  leftOut: readonly NetworkPart[] = [],
): Promise<Result<Engine>> {
  const detector = await open(pack, 'detector', runtime)
  if (!detector.ok) return detector
  const recogniser = await open(pack, 'recogniser', runtime)
  if (!recogniser.ok) return recogniser
  const { manifest, alphabet } = pack
  const classes = await classesOf(recogniser.value)
  if (classes !== alphabet.length)
    return err('pack.alphabet', { pack: manifest.name, characters: alphabet.length, classes })
  return ok(engineOf(pack, runtime.kind, { detector: detector.value, recogniser: recogniser.value }, leftOut))
}

async function open(
  { manifest, ...parts }: Pack,
  part: Exclude<PartOfPack, 'alphabet'>,
  runtime: Runtime,
): Promise<Result<Network>> {
  try {
    return ok(await runtime.open(parts[part]))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return err('pack.network', { pack: manifest.name, file: manifest[part].file, why })
  }
}

async function classesOf(recogniser: Network): Promise<number> {
  const data = new Float32Array(3 * trial.width * trial.height)
  const { sizes } = await recogniser({ data, sizes: [1, 3, trial.height, trial.width] })
  return sizes.at(-1) ?? 0
}

function engineOf(
  { manifest, alphabet }: Pack,
  runtime: string,
  { detector, recogniser }: { readonly detector: Network; readonly recogniser: Network },
  leftOut: readonly NetworkPart[],
): Engine {
  const known = new Set([...alphabet, ...alphabet.map(narrowForm)])
  const engine: Engine = {
    name: manifest.name,
    runtime,
    can: {
      findsText: true,
      scripts: manifest.scripts,
      languages: manifest.languages,
      knows: (character) => character !== '' && known.has(character),
    },
    // It was loaded to be asked what it can.
    warm: () => Promise.resolve(ok(null)),
    async find(image) {
      return ok(await detect(image, detector, !leftOut.includes('smallType')))
    },
    async readLines(image, places, { onProgress }) {
      const views = places.map(viewsOf)
      const strips = views.flat().map((place) => ({ place, strip: rectify(image, place, stripPx) }))
      const pictures = strips.map(({ strip }) => strip)
      const signs = await recognise(pictures, recogniser, alphabet, onProgress)
      onProgress(1)
      const readings = strips.map((each, i) => ({ ...each, signs: signs[i] ?? [] }))
      let at = 0
      return ok(
        views.map((own): PlacedLine | null => {
          const [best] = readings
            .slice(at, (at += own.length))
            .toSorted((a, b) => certaintyOf(b.signs) - certaintyOf(a.signs))
          if (!best || certaintyOf(best.signs) < leastSure) return null
          const line = lineOf(best, manifest, {
            cases: !leftOut.includes('letterCases'),
            room: !leftOut.includes('roomOfSpaces'),
          })
          return line && { place: best.place, ...line }
        }),
      )
    },
    async read(image, wish) {
      const places = await engine.find(image)
      if (!places.ok) return places
      const lines = await engine.readLines(image, places.value, wish)
      return lines.ok ? ok(lines.value.filter((line) => line !== null)) : lines
    },
  }
  return engine
}

/** The ways in which it can be read; the one that is read most surely is right. */
function viewsOf(place: Slanted): Slanted[] {
  const height = place.height / place.length
  if (height < tall.maybe) return [place]
  const turned = [downwards(place), upwards(place)]
  return height < tall.surely ? [place, ...turned] : turned
}
