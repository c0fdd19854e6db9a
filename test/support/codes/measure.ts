// Measures how many of the drawn codes are found, clean ones and damaged ones, alone and on a page, and how many wrong
// codes are reported.
import { findCodes } from '../../../electron/worker/codes/find-codes.ts'
import { seededRandom, whole } from '../../bench/images/random.ts'
import { drawCode, placeOnPage } from './drawn.ts'
import { applyDamage, damages, type Damage } from './damaged.ts'
import { drawnKinds, kindOf, textFor, type DrawnKind } from './texts.ts'

export interface Measured {
  readonly kind: DrawnKind
  readonly damage: Damage | 'clean'
  readonly isFound: boolean
  /** The number of reported codes that do not exist or have another content. */
  readonly wrong: number
  readonly cpuMs: number
  readonly megapixels: number
}

export async function measureClean(count: number): Promise<Measured[]> {
  return measureEach(count, (i) => ({ kind: nth(drawnKinds, i), damage: 'clean' }))
}

export async function measureDamaged(count: number): Promise<Measured[]> {
  return measureEach(count, (i) => ({
    kind: nth(drawnKinds, i),
    damage: nth(damages, Math.floor(i / drawnKinds.length)),
  }))
}

/** Measures this number of codes, each with the kind and damage of its case. */
async function measureEach(count: number, caseAt: (i: number) => Pick<Measured, 'kind' | 'damage'>) {
  const measured: Measured[] = []
  for (let i = 0; i < count; i++) measured.push(await measure(caseAt(i), i))
  return measured
}

async function measure({ kind, damage }: Pick<Measured, 'kind' | 'damage'>, seed: number): Promise<Measured> {
  const random = seededRandom(seed)
  const text = textFor(kind, random)
  const module = whole(random, 3, 5)
  const code = await drawCode(kind, text, module)
  const clean = random() < 0.5 ? code : await placeOnPage(code, seed)
  const image = damage === 'clean' ? clean : await applyDamage(clean, damage, module, random)
  const before = process.cpuUsage()
  const found = await findCodes(image)
  const { user, system } = process.cpuUsage(before)
  const right = found.filter((each) => each.kind === kindOf[kind] && each.text === text)
  return {
    kind,
    damage,
    isFound: right.length > 0,
    wrong: found.length - Math.min(1, right.length),
    cpuMs: (user + system) / 1000,
    megapixels: (image.width * image.height) / 1e6,
  }
}

/** The element at this position, starting again after the last one. */
function nth<T>(values: readonly [T, ...T[]], i: number): T {
  return values[i % values.length] ?? values[0]
}
