// How many codes are found, of how many that were drawn: clean ones, alone and on a page, and ones that suffered. And how
// much is found that is not there.
import { findCodes } from '../../../electron/worker/codes/find-codes.ts'
import { seededRandom, whole } from '../../bench/images/random.ts'
import { drawCode, onPage } from './drawn.ts'
import { spoil, ways, type Way } from './spoiled.ts'
import { drawnKinds, kindOf, textFor, type DrawnKind } from './texts.ts'

export interface Measured {
  readonly kind: DrawnKind
  readonly way: Way | 'clean'
  readonly isFound: boolean
  /** Codes that are not there, or say something else. */
  readonly wrong: number
  readonly cpuMs: number
  readonly megapixels: number
}

export async function measureClean(count: number): Promise<Measured[]> {
  return measureEach(count, (i) => ({ kind: nth(drawnKinds, i), way: 'clean' }))
}

export async function measureSpoiled(count: number): Promise<Measured[]> {
  return measureEach(count, (i) => ({
    kind: nth(drawnKinds, i),
    way: nth(ways, Math.floor(i / drawnKinds.length)),
  }))
}

async function measureEach(count: number, wishOf: (i: number) => Pick<Measured, 'kind' | 'way'>) {
  const measured: Measured[] = []
  for (let i = 0; i < count; i++) measured.push(await measure(wishOf(i), i))
  return measured
}

async function measure({ kind, way }: Pick<Measured, 'kind' | 'way'>, seed: number): Promise<Measured> {
  const random = seededRandom(seed)
  const text = textFor(kind, random)
  const module = whole(random, 3, 5)
  const code = await drawCode(kind, text, module)
  const sheet = random() < 0.5 ? code : await onPage(code, seed)
  const image = way === 'clean' ? sheet : await spoil(sheet, way, module, random)
  const before = process.cpuUsage()
  const found = await findCodes(image)
  const { user, system } = process.cpuUsage(before)
  const right = found.filter((each) => each.kind === kindOf[kind] && each.text === text)
  return {
    kind,
    way,
    isFound: right.length > 0,
    wrong: found.length - Math.min(1, right.length),
    cpuMs: (user + system) / 1000,
    megapixels: (image.width * image.height) / 1e6,
  }
}

function nth<T>(values: readonly [T, ...T[]], i: number): T {
  return values[i % values.length] ?? values[0]
}
