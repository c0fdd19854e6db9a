// Values that stand in a box of their own, as a form has one for each name, number or date, with the label outside above
// the box. What touches other boxes is a table.
import { joined, wholePart, type Place } from '../../model/place.ts'
import { heightOf } from '../rows.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { bandsOf, type Cell } from './cells.ts'
import type { Pair } from './pair.ts'
import { labelIn } from './stacked.ts'

const fewest = 3
/** In heights of a part: how far above its box a label stands, and how far its beginning is from that of the box. */
const [mostAbove, mostAside] = [1, 1.2]
const mostLines = 5
/** In pixels: lines that touch. */
const slack = 6

export function framedValues(sheet: Sheet): Pair[] {
  const { rows, unit } = sheet
  const bands = bandsOf(sheet)
  const parts = rows.flat()
  const cells = bands.flat()
  const alone = bands.filter((band) => !band.some((cell, i) => touches(cell, band[i + 1]))).flat()
  const boxOf = new Map(cells.flatMap((cell) => cell.parts.map((part) => [part, cell] as const)))
  const pairs = alone.flatMap((cell): Pair[] => {
    const above = parts.flatMap((part) => {
      const label = isRightAbove(part, cell, unit) && boxOf.get(part) !== cell ? labelIn(part, true) : null
      return label && beginsWith(label, cell, unit) && !isHead(boxOf.get(part), cell) ? [label] : []
    })
    const label = above.toSorted((a, b) => b.part.box.y1 - a.part.box.y1)[0]
    const lines = cell.parts.length <= mostLines ? cell.parts : []
    return label && lines.length > 0 && !lines.some((part) => isOther(part, label.part))
      ? [{ label, value: valueOf(lines), setting: 'ruled' }]
      : []
  })
  return pairs.length < fewest ? [] : pairs
}

function touches({ box }: Cell, next: Cell | undefined): boolean {
  return next !== undefined && next.box.x0 - box.x1 < slack
}

/** Where the words of a label begin, behind the number of the box. */
function startOf({ part, start }: Place): number {
  return part.words.find((word) => word.end > start)?.word.box.x0 ?? part.box.x0
}

function isRightAbove(part: Part, { box }: Cell, unit: number): boolean {
  const gap = box.y0 - part.box.y1
  return gap > -slack && gap < mostAbove * unit
}

function beginsWith(label: Place, { box }: Cell, unit: number): boolean {
  const begins = [label.part.box.x0, startOf(label)]
  return begins.some((x) => Math.abs(x - box.x0) < mostAside * unit)
}

/** A cell right above another, as wide as it. */
function isHead(head: Cell | undefined, { box }: Cell): boolean {
  return (
    head !== undefined &&
    Math.abs(head.box.y1 - box.y0) < slack &&
    (Math.abs(head.box.x0 - box.x0) < slack || Math.abs(head.box.x1 - box.x1) < slack)
  )
}

/** What is written is not smaller than what says what to write. */
function isOther(value: Part, label: Part): boolean {
  return heightOf(value) < smallest * heightOf(label)
}

const smallest = 0.7

function valueOf(parts: readonly Part[]): Place {
  const [only, more] = parts
  return only && !more ? wholePart(only) : joined(parts.map(wholePart))
}
