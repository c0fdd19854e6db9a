// Fits the weights that decide on spaces in lines read by the networks (engines/networks/spaces.ts), on drawn pages and on
// sets with text as truth.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { decodeColour } from '../../electron/worker/decode/decode.ts'
import { detect } from '../../electron/worker/engines/networks/detect.ts'
import { recognise } from '../../electron/worker/engines/networks/recognise.ts'
import { openRuntime } from '../../electron/worker/engines/networks/runtime.ts'
import {
  isSpace,
  spaceSigns,
  spaceWeights,
  type SpaceSigns,
} from '../../electron/worker/engines/networks/spaces.ts'
import { gapsOf } from '../../electron/worker/engines/networks/words.ts'
import { loadPack } from '../../electron/worker/engines/packs/load.ts'
import type { Slanted } from '../../electron/worker/pixels/slanted.ts'
import type { ColourImage } from '../../electron/worker/pixels/colour.ts'
import { rectify } from '../../electron/worker/engines/rectify.ts'
import { bundledPack } from '../../shared/engine-pack.ts'
import type { Result } from '../../shared/result.ts'
import { alignedTable } from '../bench/tables.ts'
import { openSet, type ImageSet } from './image-set.ts'
import { fitLogistic } from './logistic.ts'
import { say, tellProgress } from './report.ts'
import { drawSpacedPages } from './spaced-pages.ts'
import { lettersOf, spacesIn, type Letter } from './word-pairs.ts'
import { z } from 'zod'

/** The set of drawn pages: its truth also has the spaces beside marks right. */
const drawn = 'spaced'

interface Judged {
  readonly set: string
  /** The index of its image among all. */
  readonly image: number
  readonly signs: SpaceSigns
  readonly isTrue: boolean
}

type Weights = typeof spaceWeights

/**
 * Reports weights fitted on every other image, tested on the images between, and weights fitted on all. The lines that the networks
 * read are kept in `cacheDir`: a further fit takes seconds.
 */
export async function fitSpaces(sets: readonly ImageSet[], cacheDir: string): Promise<void> {
  const drawnDir = path.join(cacheDir, drawn)
  await drawSpacedPages(drawnDir)
  const linesOf = await openReading(path.join(cacheDir, 'strips'))
  const judged: Judged[] = []
  let count = 0
  for (const set of [openSet(drawnDir, { every: 1, limit: Infinity }), ...sets])
    for (const { image, truth } of set.images) {
      tellProgress(`${set.name} ${image}`)
      const text = truth.find((file) => path.extname(file) === '.txt')
      if (text === undefined) continue
      const places = judge(
        await linesOf(set, image),
        readFileSync(path.join(set.dir, text), 'utf8'),
        set.name === drawn ? /\S/u : undefined,
      )
      judged.push(...places.map((place) => ({ ...place, set: set.name, image: count })))
      count++
    }
  tellProgress('')
  const [fitted, shown] = [0, 1].map((half) => judged.filter(({ image }) => image % 2 === half))
  if (!fitted?.length || !shown?.length) {
    say('There are too few lines for a fit.')
    return
  }
  const byHalf = weightsFor(fitted)
  const rows = [...Map.groupBy(shown, ({ set }) => set)].map(([set, own]) => ({
    set,
    pairs: String(own.filter(({ isTrue }) => isTrue).length),
    'joined / split now': wrongOf(own, spaceWeights),
    'by the fit to others': wrongOf(own, byHalf),
    ...Object.fromEntries(
      spaceSigns.map((name) => [`without ${name}`, wrongOf(own, weightsFor(fitted, name))]),
    ),
  }))
  say(`\nspaces of every other image\n${alignedTable(rows)}`)
  say(
    `\nfitted to half of them: ${JSON.stringify(byHalf)}\nfitted to all: ${JSON.stringify(weightsFor(judged))}`,
  )
}

type ReadLine = ReturnType<typeof gapsOf>

async function openReading(cacheDir: string): Promise<(set: ImageSet, name: string) => Promise<ReadLine[]>> {
  const pack = unwrap(await loadPack(bundledPack.manifest))
  const runtime = unwrap(await openRuntime())
  const { manifest, alphabet, classes } = pack
  const detector = { ...manifest.detector, network: await runtime.open(pack.detector) }
  const network = await runtime.open(pack.recogniser)
  const recogniser = { ...manifest.recogniser, network, alphabet, classes }
  const stripOf = (image: ColourImage, place: Slanted) => rectify(image, place, recogniser.input.height)
  const read = async (image: ColourImage) => {
    const places = await detect(image, detector)
    const signs = await recognise(
      places.map((place) => stripOf(image, place)),
      recogniser,
      () => undefined,
    )
    return places.map((place, i) => ({ place, signs: signs[i] ?? [] }))
  }
  return async (set, name) => {
    const image = await decodeColour(readFileSync(path.join(set.dir, name)))
    if (!image) return []
    const kept = path.join(cacheDir, set.name, `${name}.json`)
    if (!existsSync(kept)) {
      mkdirSync(path.dirname(kept), { recursive: true })
      writeFileSync(kept, JSON.stringify(await read(image)))
    }
    return linesSchema
      .parse(JSON.parse(readFileSync(kept, 'utf8')))
      .map(({ place, signs }) => gapsOf({ strip: stripOf(image, place), signs }))
  }
}

const linesSchema = z.array(
  z.object({
    place: z.object({
      x: z.number(),
      y: z.number(),
      length: z.number(),
      height: z.number(),
      angle: z.number(),
    }),
    signs: z.array(
      z.object({ text: z.string(), confidence: z.number(), at: z.number(), spaceBefore: z.number() }),
    ),
  }),
)

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

/** Places between letters; with `kept` also those beside the other characters that it matches. */
function judge(lines: readonly ReadLine[], truth: string, kept?: RegExp): Pick<Judged, 'signs' | 'isTrue'>[] {
  const letters = lettersOf(truth, kept)
  return lines.flatMap((line) => {
    const read: (Letter & { readonly gap: SpaceSigns | null })[] = []
    let before = ''
    for (const { text, gap } of line) {
      const [letter] = lettersOf(text, kept)
      if (letter) read.push({ ...letter, before, gap })
      before = letter ? '' : before + text
    }
    return spacesIn(read, letters).flatMap(({ isTrue, index }) => {
      const gap = read[index]?.gap
      return gap ? [{ signs: gap, isTrue }] : []
    })
  })
}

function weightsFor(judged: readonly Judged[], without?: keyof SpaceSigns): Weights {
  const used = spaceSigns.filter((name) => name !== without)
  const sizes = new Map([...Map.groupBy(judged, ({ set }) => set)].map(([set, own]) => [set, own.length]))
  const fitted = fitLogistic(
    judged.map(({ set, signs, isTrue }) => ({
      signs: used.map((name) => signs[name]),
      isTrue,
      weight: 10 / Math.sqrt(sizes.get(set) ?? 1),
    })),
  )
  const [bias, ...others] = fitted.map((weight) => Math.round(100 * weight) / 100)
  return {
    ...spaceWeights,
    bias: bias ?? 0,
    ...(without && { [without]: 0 }),
    ...Object.fromEntries(used.map((name, i) => [name, others[i]])),
  }
}

/** Percent of all pairs of words. */
function wrongOf(judged: readonly Judged[], by: Weights): string {
  const pairs = judged.filter(({ isTrue }) => isTrue).length
  const share = (truth: boolean) => {
    const wrong = judged.filter(({ signs, isTrue }) => isTrue === truth && isSpace(signs, by) !== truth)
    return ((100 * wrong.length) / pairs).toFixed(2)
  }
  return `${share(true)} / ${share(false)}`
}
