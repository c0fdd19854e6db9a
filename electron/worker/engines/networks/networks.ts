// An engine of two networks: one finds where text stands, the other reads what was found.
import type { PackFileRole } from '../../../../shared/engine-pack.ts'
import { err, ok, type Err, type Result } from '../../../../shared/result.ts'
import type { Engine, PlacedLine } from '../../context/engine.ts'
import type { Pack } from '../packs/load.ts'
import { rectify } from '../rectify.ts'
import { downwards, upwards, type Slanted } from '../../pixels/slanted.ts'
import { detect, type Detector } from './detect.ts'
import { allEnabled, type DisabledSteps } from '../../context/steps.ts'
import { classesIn } from './output.ts'
import { recognise, type Recogniser } from './recognise.ts'
import type { Network, Runtime, Tensor } from './runtime.ts'
import { inReadingOrder } from './visual-order.ts'
import { narrowForm } from './wide-forms.ts'
import { certaintyOf, lineOf } from './words.ts'

/** On the whole of a line: what is less sure is no text. */
const leastSure = 0.5
/** In lengths: what is so much higher may be a line that was turned, or a single narrow character; higher still, only a line. */
const tall = { maybe: 1.5, surely: 3 } as const
/** Sides of the pictures without text that show whether a network answers as one of its kind does. */
const trialPx = { detector: 64, recogniser: 32 } as const

export async function openNetworks(
  pack: Pack,
  runtime: Runtime,
  disabled: DisabledSteps = allEnabled,
): Promise<Result<Engine>> {
  const detector = await open(pack, 'detector', runtime)
  if (!detector.ok) return detector
  const recogniser = await open(pack, 'recogniser', runtime)
  if (!recogniser.ok) return recogniser
  const { manifest, alphabet, classes } = pack
  const side = Math.max(trialPx.detector, manifest.detector.input.multiple)
  const map = await tried(pack, 'detector', detector.value, [side, side])
  if (!map.ok) return map
  if (map.value.data.length !== side * side)
    return notOfItsKind(pack, 'detector', 'it gives no map of the picture')
  const { input, output } = manifest.recogniser
  const steps = await tried(pack, 'recogniser', recogniser.value, [input.height, trialPx.recogniser])
  if (!steps.ok) return steps
  const known = classesIn(steps.value, output)
  const expected = classes.filter((each) => each >= 0).length
  if (known !== expected)
    return err('pack.alphabet', { pack: manifest.name, characters: expected, classes: known })
  return ok(
    engineOf(
      pack,
      runtime.kind,
      {
        detector: { ...manifest.detector, network: detector.value },
        recogniser: { input, output, network: recogniser.value, alphabet, classes },
      },
      disabled,
    ),
  )
}

type NetworkOfPack = Exclude<PackFileRole, 'alphabet'>

async function open(pack: Pack, part: NetworkOfPack, runtime: Runtime): Promise<Result<Network>> {
  try {
    return ok(await runtime.open(pack[part], part === 'detector'))
  } catch (error) {
    return notOfItsKind(pack, part, error)
  }
}

/** A network for something else opens too, and only fails at its first picture. */
async function tried(
  pack: Pack,
  part: NetworkOfPack,
  network: Network,
  [height, width]: readonly [number, number],
): Promise<Result<Tensor>> {
  try {
    return ok(await network({ data: new Float32Array(3 * width * height), sizes: [1, 3, height, width] }))
  } catch (error) {
    return notOfItsKind(pack, part, error)
  }
}

function notOfItsKind({ manifest }: Pack, part: NetworkOfPack, error: unknown): Err {
  const why = error instanceof Error ? error.message : String(error)
  return err('pack.network', { pack: manifest.name, file: manifest[part].file, why })
}

function engineOf(
  { manifest, alphabet }: Pack,
  runtime: string,
  { detector, recogniser }: { readonly detector: Detector; readonly recogniser: Recogniser },
  disabled: DisabledSteps,
): Engine {
  const known = new Set([...alphabet, ...alphabet.map(narrowForm)])
  const engine: Engine = {
    name: manifest.name,
    runtime,
    can: {
      findsText: true,
      documents: manifest.documents,
      scripts: manifest.scripts,
      languages: manifest.languages,
      knows: (character) => character !== '' && known.has(character),
    },
    // It was loaded to be asked what it can.
    warm: () => Promise.resolve(ok(null)),
    async find(image, isGlance = false) {
      const looksNearer = !isGlance && !disabled.has('smallType')
      return ok(await detect(image, detector, { isGlance, looksNearer }))
    },
    async readLines(image, places, { onProgress }) {
      const views = places.map(viewsOf)
      const strips = views
        .flat()
        .map((place) => ({ place, strip: rectify(image, place, recogniser.input.height) }))
      const pictures = strips.map(({ strip }) => strip)
      const signs = await recognise(pictures, recogniser, onProgress)
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
            cases: !disabled.has('letterCases'),
            room: !disabled.has('roomOfSpaces'),
            contexts: !disabled.has('spaceContexts'),
          })
          const isVisual = manifest.recogniser.output.order === 'visual'
          return (
            line && { ...line, place: best.place, line: isVisual ? inReadingOrder(line.line) : line.line }
          )
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
