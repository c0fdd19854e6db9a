// The list of receipts: each shop twice, in another font and another light.
import { seededRandom, whole, type Random } from '../../bench/images/random.ts'
import type { Damage } from '../degraded/damage.ts'
import { photograph, type Scene } from '../degraded/photograph.ts'
import type { DrawnPage } from '../drawn-sets.ts'
import { receiptOf, truthOfReceipt } from './receipt.ts'
import { rollWidth, sheetOfReceipt, type Face } from './roll.ts'
import { shopTextsOf } from './shop-texts.ts'

export const foreignLanguages = ['de', 'fr', 'es', 'pt', 'vi', 'pl'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

const receiptsPerShop = 2

interface PlannedFace extends Face {
  /** Languages with letters that the font lacks; a browser would compose them of a letter and a misplaced mark. */
  readonly lacks: readonly ForeignLanguage[]
}

/** Fonts, each in a size in which the longest rows fit. */
const faces: readonly PlannedFace[] = [
  { family: 'Liberation Mono', size: 18, lacks: ['vi'] },
  { family: 'Liberation Sans', size: 21, lacks: ['vi'] },
  { family: 'DejaVu Sans Mono', size: 18, lacks: ['vi'] },
  { family: 'Liberation Serif', size: 23, lacks: ['vi'] },
  { family: 'DejaVu Sans', size: 19, lacks: [] },
  { family: 'Noto Sans CJK SC', size: 21, lacks: ['pl'] },
  { family: 'DejaVu Serif', size: 19, lacks: [] },
  { family: 'Noto Sans Mono CJK SC', size: 21, lacks: ['pl'] },
  { family: 'Noto Serif CJK SC', size: 21, lacks: ['pl'] },
]
const inks = ['#222', '#3b3b3b', '#4a4a52'] as const

export function foreignReceipts(lang: ForeignLanguage): DrawnPage[] {
  const texts = shopTextsOf(lang)
  const own = faces.filter(({ lacks }) => !lacks.includes(lang))
  const seed = 1_000 * (foreignLanguages.indexOf(lang) + 1)
  return Array.from({ length: receiptsPerShop }, () => texts.shops)
    .flat()
    .map((shop, i) => {
      const random = seededRandom(seed + i)
      const rows = receiptOf(texts, shop, random)
      const sheet = sheetOfReceipt(lang, rows, { ...takeTurns(own, i), ink: takeTurns(inks, i) })
      return {
        name: `${lang}-${String(i + 1).padStart(2, '0')}`,
        lang,
        truth: truthOfReceipt(rows),
        sheet,
        damage: photographed(random, sheet.height / rollWidth, seed + i),
      }
    })
}

function takeTurns<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('there is nothing to take turns')
  return value
}

/** Photographs the receipt at an angle, with a crease. */
function photographed(random: Random, proportion: number, seed: number): Damage {
  const scene = sceneOf(random, proportion)
  return async (page) => ({ bytes: await photograph(page, seed, scene), extension: 'jpg' })
}

/** Width of the paper and limits of its margin, in pixels of the photograph. */
const paper = { width: 1000, minMargin: 60, maxMargin: 150 } as const

function sceneOf(random: Random, proportion: number): Scene {
  const { minMargin, maxMargin } = paper
  const paperHeight = Math.round(paper.width * proportion)
  const width = paper.width + 2 * maxMargin
  const height = paperHeight + 2 * maxMargin
  const inwards = () => whole(random, minMargin, maxMargin)
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
