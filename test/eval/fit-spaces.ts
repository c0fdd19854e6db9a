// Fits the weights that decide on spaces in lines read by the networks (engines/networks/spaces.ts). Lines that are right
// apart from their spaces show where the spaces belong.
import { readFileSync } from 'node:fs'
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
import { rectify } from '../../electron/worker/engines/rectify.ts'
import { bundledPack } from '../../shared/engine-pack.ts'
import type { Result } from '../../shared/result.ts'
import { isHanLike } from '../../shared/text/scripts.ts'
import { alignedTable } from '../bench/tables.ts'
import type { ImageSet } from './image-set.ts'
import { fitLogistic } from './logistic.ts'
import { say, tellProgress } from './report.ts'

interface Judged {
  readonly set: string
  /** The index of its image among all. */
  readonly image: number
  readonly signs: SpaceSigns
  readonly isTrue: boolean
}

type Weights = typeof spaceWeights

/** Reports weights fitted on every other image, tested on the images between, and weights fitted on all. */
export async function fitSpaces(sets: readonly ImageSet[]): Promise<void> {
  const gapsOn = await openReading()
  const judged: Judged[] = []
  let count = 0
  for (const set of sets)
    for (const { image, truth } of set.images) {
      tellProgress(`${set.name} ${image}`)
      const text = truth.find((file) => path.extname(file) === '.txt')
      if (text === undefined) continue
      const lines = linesByLetters(readFileSync(path.join(set.dir, text), 'utf8'))
      for (const line of await gapsOn(path.join(set.dir, image)))
        judged.push(...judge(line, lines).map((each) => ({ ...each, set: set.name, image: count })))
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
    places: String(own.length),
    'wrong now': wrongOf(own, spaceWeights),
    'wrong by the fit to others': wrongOf(own, byHalf),
    'wrong by room and chance alone': wrongOf(own, { ...byHalf, initial: 0, number: 0 }),
  }))
  say(`\nspaces of every other image\n${alignedTable(rows)}`)
  say(
    `\nfitted to half of them: ${JSON.stringify(byHalf)}\nfitted to all: ${JSON.stringify(weightsFor(judged))}`,
  )
}

type ReadLine = ReturnType<typeof gapsOf>

async function openReading(): Promise<(file: string) => Promise<ReadLine[]>> {
  const pack = unwrap(await loadPack(bundledPack.manifest))
  const runtime = unwrap(await openRuntime())
  const { manifest, alphabet, classes } = pack
  const detector = { ...manifest.detector, network: await runtime.open(pack.detector) }
  const network = await runtime.open(pack.recogniser)
  const recogniser = { ...manifest.recogniser, network, alphabet, classes }
  return async (file) => {
    const image = await decodeColour(readFileSync(file))
    if (!image) return []
    const places = await detect(image, detector)
    const strips = places.map((place) => rectify(image, place, recogniser.input.height))
    const signs = await recognise(strips, recogniser, () => undefined)
    return places.flatMap((place, i) => {
      const strip = strips[i]
      return strip ? [gapsOf({ strip, place, signs: signs[i] ?? [] })] : []
    })
  }
}

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

/** Lines of the truth by their letters; null for letters that occur with different spaces. */
function linesByLetters(text: string): Map<string, string | null> {
  const lines = new Map<string, string | null>()
  for (const line of text.split('\n').map((each) => each.trim())) {
    const before = lines.get(lettersOf(line))
    lines.set(lettersOf(line), before === undefined || before === line ? line : null)
  }
  return lines
}

function lettersOf(line: string): string {
  return line.replace(/\s/g, '').toLowerCase()
}

function judge(
  read: ReadLine,
  lines: ReadonlyMap<string, string | null>,
): Pick<Judged, 'signs' | 'isTrue'>[] {
  const truth = lines.get(lettersOf(read.map(({ text }) => text).join('')))
  if (!truth || isHanLike(truth)) return []
  let at = 0
  return read.flatMap(({ text, gap }) => {
    const isTrue = /\s/.test(truth[at] ?? '')
    while (/\s/.test(truth[at] ?? '')) at++
    at += text.length
    return gap ? [{ signs: gap, isTrue }] : []
  })
}

function weightsFor(judged: readonly Judged[]): Weights {
  const sizes = new Map([...Map.groupBy(judged, ({ set }) => set)].map(([set, own]) => [set, own.length]))
  const fitted = fitLogistic(
    judged.map(({ set, signs, isTrue }) => ({
      signs: spaceSigns.map((name) => signs[name]),
      isTrue,
      weight: 10 / Math.sqrt(sizes.get(set) ?? 1),
    })),
  )
  const [bias, ...others] = fitted.map((weight) => Math.round(100 * weight) / 100)
  return {
    ...spaceWeights,
    bias: bias ?? 0,
    ...Object.fromEntries(spaceSigns.map((name, i) => [name, others[i]])),
  }
}

function wrongOf(judged: readonly Judged[], by: Weights): string {
  const wrong = judged.filter(({ signs, isTrue }) => isSpace(signs, by) !== isTrue).length
  return `${wrong}, ${((100 * wrong) / judged.length).toFixed(2)} %`
}
