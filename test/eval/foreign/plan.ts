// Which receipts are made: each shop twice, in another type and another light.
import { seededRandom, whole, type Random } from '../../bench/images/random.ts'
import type { Damage } from '../degraded/damage.ts'
import { photograph, type Scene } from '../degraded/photograph.ts'
import type { DrawnPage } from '../drawn-sets.ts'
import { receiptOf, truthOfReceipt } from './receipt.ts'
import { rollWidth, sheetOfReceipt, type Face } from './roll.ts'
import { shopTextsOf } from './shop-texts.ts'

export const foreignLanguages = ['de', 'fr', 'es', 'pt', 'vi', 'pl'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

const ofEachShop = 2

/** With the size that lets their longest rows fit; these have every letter of Vietnamese. */
const complete: readonly [Face, ...Face[]] = [
  { family: 'DejaVu Sans', size: 19 },
  { family: 'Noto Sans CJK SC', size: 21 },
  { family: 'DejaVu Serif', size: 19 },
  { family: 'Noto Sans Mono CJK SC', size: 21 },
  { family: 'Noto Serif CJK SC', size: 21 },
]
const western: readonly [Face, ...Face[]] = [
  { family: 'Liberation Mono', size: 18 },
  { family: 'Liberation Sans', size: 21 },
  { family: 'DejaVu Sans Mono', size: 18 },
  { family: 'Liberation Serif', size: 23 },
]
const inks = ['#222', '#3b3b3b', '#4a4a52'] as const

export function foreignReceipts(lang: ForeignLanguage): DrawnPage[] {
  const texts = shopTextsOf(lang)
  const types: readonly [Face, ...Face[]] = lang === 'vi' ? complete : [...western, ...complete]
  const seed = 1_000 * (foreignLanguages.indexOf(lang) + 1)
  return Array.from({ length: ofEachShop }, () => texts.shops)
    .flat()
    .map((shop, i) => {
      const random = seededRandom(seed + i)
      const rows = receiptOf(texts, shop, random)
      const sheet = sheetOfReceipt(lang, rows, { ...turnOf(types, i), ink: turnOf(inks, i) })
      return {
        name: `${lang}-${String(i + 1).padStart(2, '0')}`,
        lang,
        truth: truthOfReceipt(rows),
        sheet,
        damage: held(random, sheet.height / rollWidth, seed + i),
      }
    })
}

function turnOf<T>(values: readonly [T, ...T[]], turn: number): T {
  return values[turn % values.length] ?? values[0]
}

/** In a hand that holds it askew, with a crease. */
function held(random: Random, proportion: number, seed: number): Damage {
  const scene = sceneOf(random, proportion)
  return async (page) => ({ bytes: await photograph(page, seed, scene), extension: 'jpg' })
}

/** In pixels of the photograph. */
const paper = { width: 1000, least: 60, most: 150 } as const

function sceneOf(random: Random, proportion: number): Scene {
  const { least, most } = paper
  const paperHeight = Math.round(paper.width * proportion)
  const width = paper.width + 2 * most
  const height = paperHeight + 2 * most
  const inwards = () => whole(random, least, most)
  const between = (from: number, to: number) => from + random() * (to - from)
  return {
    width,
    height,
    corners: [
      { x: inwards(), y: inwards() },
      { x: width - inwards(), y: inwards() },
      { x: width - inwards(), y: height - inwards() },
      { x: inwards(), y: height - inwards() },
    ],
    grain: between(4, 9),
    blur: between(0.6, 1.3),
    fold: {
      at: between(0.3, 0.7),
      lean: between(-0.06, 0.06),
      shortening: between(0.01, 0.08),
      shade: between(0.04, 0.16),
    },
  }
}
