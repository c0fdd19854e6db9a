// Plans pages with a planted trouble each, such as a stamp in the margin, with the text and the place of each line.
import type { Box } from '../../../shared/page.ts'
import { pick, whole, type Random } from '../../bench/images/random.ts'
import { english } from '../degraded/texts.ts'

export const pageSize = { width: 1000, height: 1300 } as const

export interface PlantedLine {
  readonly text: string
  /** Its baseline begins here. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** It runs up along the margin. */
  readonly isUpended?: boolean
  /** It is smeared until nobody can read it. */
  readonly isSmeared?: boolean
  /** The value of a form field that has no appearance. */
  readonly isFormValue?: boolean
  /** It stands outside of the page, so that nobody sees it. */
  readonly isOffPage?: boolean
}

export interface PlantedPage {
  readonly trouble: Trouble
  readonly lines: readonly PlantedLine[]
  readonly isPdf: boolean
  readonly isUpsideDown: boolean
  /** A picture lies behind some of the lines. */
  readonly figure: Box | null
  readonly font: string
}

export const troubles = [
  'stamp',
  'offPageText',
  'figure',
  'webAddress',
  'formValue',
  'upsideDown',
  'blank',
  'unreadable',
] as const

export type Trouble = (typeof troubles)[number]

const fonts = ['DejaVu Sans', 'DejaVu Serif', 'Noto Sans CJK SC', 'Liberation Serif'] as const
const words = [english.title, ...english.paragraphs].join(' ').split(' ')
const labels = [
  'Pump house',
  'North gate',
  'Boiler 4',
  'Depth 12 m',
  'Inlet valve',
  'Old quay',
  'Tank B',
  'Lighthouse',
] as const

export function planPage(trouble: Trouble, random: Random): PlantedPage {
  const isPdf = trouble === 'offPageText' || trouble === 'formValue'
  const ends = trouble === 'blank' ? 0 : trouble === 'figure' ? figurePlace.y0 - pitch : pageSize.height
  const body = bodyOf(random).filter(({ y }) => y < ends)
  const planted = plantedIn(trouble, body, random)
  return {
    trouble,
    lines: [
      ...body.filter(({ y }) => !planted.some((line) => !line.isUpended && Math.abs(line.y - y) < 30)),
      ...planted,
    ],
    isPdf,
    isUpsideDown: trouble === 'upsideDown',
    figure: trouble === 'figure' ? figurePlace : null,
    font: pick(random, fonts),
  }
}

/** The place that a line takes on the page. */
export function placeOf({ text, x, y, size, isUpended = false }: PlantedLine): Box {
  const length = text.length * size * 0.55
  return isUpended
    ? { x0: x - size, y0: y - length, x1: x + size * 0.3, y1: y }
    : { x0: x, y0: y - size, x1: x + length, y1: y + size * 0.3 }
}

const left = 110
const pitch = 62
const figurePlace = { x0: left, y0: 800, x1: 880, y1: 1230 }

function bodyOf(random: Random): PlantedLine[] {
  const size = whole(random, 20, 28)
  return Array.from({ length: 17 }, (_, i) => {
    const from = whole(random, 0, words.length - 12)
    const text = words.slice(from, from + Math.floor(760 / size / 4.2)).join(' ')
    return { text, x: left, y: 130 + i * pitch, size }
  })
}

function plantedIn(trouble: Trouble, body: readonly PlantedLine[], random: Random): PlantedLine[] {
  const at = body[whole(random, 3, 9)] ?? { text: '', x: left, y: 130, size: 24 }
  const number = whole(random, 1000, 9999)
  switch (trouble) {
    case 'stamp':
      return [
        {
          ...at,
          text: `Received ${whole(random, 1, 28)} March 20${whole(random, 10, 26)}, No. ${number}`,
          x: 60,
          y: 1000,
          isUpended: true,
        },
      ]
    case 'offPageText':
      return Array.from({ length: 8 }, (_, i) => ({
        ...at,
        text: `hidden note ${number + i}`,
        x: 1200,
        y: 200 + i * 100,
        isOffPage: true,
      }))
    case 'figure':
      return Array.from({ length: 5 }, (_, i) => ({
        ...at,
        text: pick(random, labels),
        x: figurePlace.x0 + 40 + (i % 2) * 380 + whole(random, 0, 120),
        y: figurePlace.y0 + 60 + i * 80,
      }))
    case 'webAddress':
      return [
        {
          ...at,
          text: `https://www.harbour${number}.example.org/${pick(random, ['ru', 'trust', 'minutes', 'a/b'])}`,
        },
      ]
    case 'formValue':
      return [
        {
          ...at,
          text: pick(random, ['Eleanor Whitfield', 'Jonas Berglund', '12 Quay Street', `HT-${number}`]),
          isFormValue: true,
        },
      ]
    case 'unreadable':
      return [0, 1].map((i) => ({ ...at, text: at.text, y: at.y + i * pitch, isSmeared: true }))
    case 'upsideDown':
    case 'blank':
      return []
  }
}
