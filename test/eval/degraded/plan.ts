// The list of degraded pages: each damage for an English and a Chinese page.
import {
  blurred,
  dimLight,
  lowContrast,
  rotated,
  scannedAt,
  strongJpeg,
  turned,
  untouched,
  type Damage,
} from './damage.ts'
import { plainLook, type Look } from './sheet.ts'
import { photograph } from './photograph.ts'
import { chinese, english, mixed, truthOf, type PageText } from './texts.ts'

export interface PlannedPage {
  readonly name: string
  /** The figures are grouped by it. */
  readonly variant: string
  readonly text: PageText
  readonly truth: string
  readonly look: Look
  readonly damage: Damage
}

interface Variant {
  readonly variant: string
  readonly name?: string
  readonly look?: Partial<Look>
  readonly damage?: Damage
}

const photographed: Damage = async (page) => ({ bytes: await photograph(page, 12), extension: 'jpg' })

const variants: readonly Variant[] = [
  { variant: 'clean' },
  { variant: 'rotated', name: 'rotated+2.3', damage: rotated(2.3) },
  { variant: 'rotated', name: 'rotated-2.3', damage: rotated(-2.3) },
  { variant: 'rotated', name: 'rotated+4.6', damage: rotated(4.6) },
  { variant: 'rotated', name: 'rotated-4.6', damage: rotated(-4.6) },
  { variant: 'dim', damage: dimLight },
  { variant: 'blurred', damage: blurred },
  { variant: 'low resolution', name: '100-dpi', damage: scannedAt(100) },
  { variant: 'low resolution', name: '75-dpi', damage: scannedAt(75) },
  { variant: 'inverted', look: { ink: '#f2f2ee', paper: '#15171c' } },
  { variant: 'jpeg', damage: strongJpeg },
  { variant: 'transparent', look: { paper: 'transparent' } },
  { variant: 'transparent', name: 'transparent-light', look: { ink: '#fff', paper: 'transparent' } },
  { variant: 'two columns', look: { columns: 2 } },
  { variant: 'phone', look: { dpi: 300 }, damage: photographed },
  { variant: 'low contrast', damage: lowContrast },
  { variant: 'coloured', look: { ink: '#5b2318', paper: '#f0c987' } },
]

const turns: readonly Variant[] = ([90, 180, 270] as const).map((degrees) => ({
  variant: `turned ${degrees}`,
  damage: turned(degrees),
}))

export const degradedPages: readonly PlannedPage[] = [
  ...[english, chinese].flatMap((text) => variants.map((damaged) => plan(text, nameOf(text), damaged))),
  ...variants
    .filter(({ variant }) => ['clean', 'jpeg'].includes(variant))
    .map((damaged) => plan(mixed, 'mixed', damaged)),
]

/** A set of its own: a reader that does not detect the turn reads nothing right, which would dominate every mean. */
export const turnedPages: readonly PlannedPage[] = [english, chinese].flatMap((text) =>
  turns.map((damaged) => plan(text, nameOf(text), damaged)),
)

function plan(text: PageText, prefix: string, damaged: Variant): PlannedPage {
  const look = { ...plainLook, ...damaged.look }
  // a table is too wide for a column
  const fitting = look.columns === 2 ? { ...text, table: [] } : text
  return {
    name: `${prefix}-${damaged.name ?? damaged.variant}`.replaceAll(' ', '-'),
    variant: damaged.variant,
    text: fitting,
    truth: truthOf(fitting),
    look,
    damage: damaged.damage ?? untouched,
  }
}

function nameOf(text: PageText): string {
  return text.lang === 'en' ? 'en' : 'zh'
}
