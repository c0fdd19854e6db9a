// A row of cells with labels, and right below it a row between the same walls with what was filled in. Where more rows of
// values follow it is a table, and its heads are no labels of one value.
import { wholePart } from '../../model/place.ts'
import type { Part } from '../../model/sheet.ts'
import type { Cell } from './cells.ts'
import { isLabelLike } from './label-like.ts'
import { ruledPair, type IsKnown, type Pair } from './pair.ts'

const minCount = 2
const maxLines = 3
const maxOfLabel = 40
/** In pixels: walls that go on, and lines that touch. */
const slack = 8

type Band = readonly Cell[]

/** Nothing of `paired`, whose label or value is known. */
export function bandedPairs(all: readonly Band[], isKnown: IsKnown, paired: ReadonlySet<Part>): Pair[] {
  const bands = all.filter((band) => !band.some(({ parts }) => parts.some((part) => paired.has(part))))
  const heads = bands.filter((band) => band.length >= minCount && band.every(isHead))
  const filled = heads.flatMap((head): (readonly [Cell, Cell])[] => {
    const below = bands.filter((band) => !heads.includes(band)).flatMap((band) => matched(head, band))
    // values below the heads are pairs only if no second row of them follows
    const isTable = below.some(([, value]) =>
      bands.some((band) => !heads.includes(band) && band.some((next) => isRightBelow(value, next))),
    )
    const areLabels = below.some(([, { parts }]) => parts.some(isKnown))
    return isTable || areLabels || below.length < minCount ? [] : below
  })
  const isForm = filled.some(([{ parts }]) => parts.some(isKnown))
  return (isForm ? filled : []).flatMap(
    ([
      {
        parts: [label],
      },
      { parts },
    ]) => (label && parts.length > 0 ? [ruledPair(wholePart(label), parts)] : []),
  )
}

/** Each cell of a row of heads with the one right below it. */
function matched(heads: Band, values: Band): (readonly [Cell, Cell])[] {
  return heads.flatMap((head) => {
    const value = values.find((cell) => isRightBelow(head, cell))
    return value ? [[head, value] as const] : []
  })
}

function isRightBelow({ box: a }: Cell, { box: b }: Cell): boolean {
  return Math.abs(b.y0 - a.y1) < slack && Math.abs(a.x0 - b.x0) < slack && Math.abs(a.x1 - b.x1) < slack
}

/** 給与所得控除後の金額 (調整控除後) */
function isHead({ parts }: Cell): boolean {
  const text = parts.map((part) => part.text).join('')
  return (
    parts.length <= maxLines &&
    text.length <= maxOfLabel &&
    !/[:：☐☑☒]|\d{3}/u.test(text) &&
    parts.every((part) => isLabelLike(part.text) || /^[(（]/u.test(part.text))
  )
}
