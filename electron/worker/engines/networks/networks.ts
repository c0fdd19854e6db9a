// An engine of two networks: one finds the places of text, the other reads them.
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

/** Mean confidence of a line; less is no text. */
const minConfidence = 0.5
/** Height of a place in lengths: from `maybe` it may be a vertical line or a narrow character, from `surely` only a line. */
const tall = { maybe: 1.5, surely: 3 } as const
/** Sides of the empty pictures with which the kind of a network is checked. */
const trialPx = { detector: 64, recogniser: 32 } as const

export async function openNetworks(
  pack: Pack,
  runtime: Runtime,
  disabled: DisabledSteps = allEnabled,
): Promise<Result<Engine>> {
  const { manifest, alphabet, classes } = pack
  const { input, output } = manifest.recogniser
  const side = Math.max(trialPx.detector, manifest.detector.input.multiple)
  const detector = await open(pack, 'detector', runtime, [side, side])
  if (!detector.ok) return detector
  if (detector.value.trial.data.length !== side * side)
    return wrongNetwork(pack, 'detector', 'it gives no map of the picture')
  const recogniser = await open(pack, 'recogniser', runtime, [input.height, trialPx.recogniser])
  if (!recogniser.ok) return recogniser
  const found = classesIn(recogniser.value.trial, output)
  const expected = classes.filter((each) => each >= 0).length
  if (found !== expected)
    return err('pack.alphabet', { pack: manifest.name, characters: expected, classes: found })
  const networks = {
    detector: { ...manifest.detector, network: detector.value.network },
    recogniser: { input, output, network: recogniser.value.network, alphabet, classes },
  }
  return ok(engineOf(pack, runtime.kind, networks, disabled))
}

type NetworkRole = Exclude<PackFileRole, 'alphabet'>

/** Runs a network on an empty picture, because a network for another purpose opens too, and only fails at its first picture. */
async function open(
  pack: Pack,
  role: NetworkRole,
  runtime: Runtime,
  [height, width]: readonly [number, number],
): Promise<Result<{ readonly network: Network; readonly trial: Tensor }>> {
  try {
    const network = await runtime.open(pack[role], role === 'detector')
    const picture = { data: new Float32Array(3 * width * height), sizes: [1, 3, height, width] }
    return ok({ network, trial: await network(picture) })
  } catch (error) {
    return wrongNetwork(pack, role, error)
  }
}

function wrongNetwork({ manifest }: Pack, role: NetworkRole, error: unknown): Err {
  const why = error instanceof Error ? error.message : String(error)
  return err('pack.network', { pack: manifest.name, file: manifest[role].file, why })
}

function engineOf(
  { manifest, alphabet }: Pack,
  runtime: string,
  { detector, recogniser }: { readonly detector: Detector; readonly recogniser: Recogniser },
  disabled: DisabledSteps,
): Engine {
  const known = new Set([...alphabet, ...alphabet.map(narrowForm)])
  const use = {
    cases: !disabled.has('letterCases'),
    gaps: !disabled.has('roomOfSpaces'),
    contexts: !disabled.has('spaceContexts'),
  }
  const isVisual = manifest.recogniser.output.order === 'visual'
  return {
    name: manifest.name,
    runtime,
    can: { ...manifest, knows: (character) => character !== '' && known.has(character) },
    async find(image, isGlance = false) {
      const enlargesSmallType = !isGlance && !disabled.has('smallType')
      return detect(image, detector, { isGlance, enlargesSmallType })
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
      return views.map((own): PlacedLine | null => {
        const [best] = readings
          .slice(at, (at += own.length))
          .toSorted((a, b) => certaintyOf(b.signs) - certaintyOf(a.signs))
        if (!best || certaintyOf(best.signs) < minConfidence) return null
        const read = lineOf(best, manifest, use)
        if (!read) return null
        return { ...read, place: best.place, line: isVisual ? inReadingOrder(read.line) : read.line }
      })
    },
  }
}

/** Returns the directions in which a place can be read; that with the highest confidence is right. */
function viewsOf(place: Slanted): Slanted[] {
  const height = place.height / place.length
  if (height < tall.maybe) return [place]
  const turned = [downwards(place), upwards(place)]
  return height < tall.surely ? [place, ...turned] : turned
}
