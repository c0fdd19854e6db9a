// The rows of a table's column set below each other at one distance. In a column some cells have two lines close to each
// other, and between cells there is room: where distances differ that much the recogniser takes two lines for one.
import { heightOf, median, overlapY } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { movedBy } from '../recognise/part.ts'

/** In heights of a row: from one to the next, and how much above and below it is taken along. */
const pitch = 1.9
const margin = 0.3
const sameRow = 0.5
/** In heights of the usual row, which is higher than the halves of one. */
const usualHeight = 0.75
const half = { mostGap: 0.15, mostHeight: 1.3 } as const

export interface SetApart {
  readonly image: GreyImage
  /** What was read of it, where it stands on the page. */
  readonly back: (lines: readonly Line[]) => Line[]
}

interface Row {
  readonly runs: readonly Box[]
  readonly box: Box
}

export function setApart(page: GreyImage, paper: number, runs: readonly Box[]): SetApart {
  const whole = unite(runs)
  const rows = rowsOf(runs)
  const height = Math.round(median(rows.map(({ box }) => heightOf(box))))
  const corner = { x: Math.floor(whole.x0) - height, gap: Math.round(height * (pitch - 1)) }
  let below = 0
  const slots = rows.map((row, i) => {
    const part = withMargins(row.box, rows[i - 1]?.box, rows[i + 1]?.box)
    const top = below + corner.gap
    below = top + heightOf(part)
    return { row, part, top }
  })
  const width = Math.ceil(whole.x1) - Math.floor(whole.x0) + 2 * height
  const pixels = new Uint8Array(width * (below + corner.gap)).fill(paper)
  for (const { row, part, top } of slots)
    for (const { x0, x1 } of row.runs)
      for (let y = part.y0; y < part.y1; y++) {
        const start = y * page.width
        const from = Math.max(0, Math.floor(x0) - 2)
        pixels.set(
          page.pixels.subarray(start + from, start + Math.min(page.width, Math.ceil(x1) + 2)),
          (top + y - part.y0) * width + from - corner.x,
        )
      }
  return {
    image: { width, height: below + corner.gap, pixels },
    back(lines) {
      const slotOf = ({ box }: Line) => slots.findLast(({ top }) => top <= (box.y0 + box.y1) / 2) ?? slots[0]
      return [...Map.groupBy(lines, slotOf)].flatMap(([slot, found]) =>
        withoutScraps(found).map((line) =>
          slot ? movedBy(line, { x0: corner.x, y0: slot.part.y0 - slot.top }) : line,
        ),
      )
    },
  }
}

/** The foot of a row that is taken for a line of its own: it has no letter. Alone, a dash is what stands in a cell. */
function withoutScraps(lines: readonly Line[]): readonly Line[] {
  const readable = lines.filter(({ words }) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
  return readable.length > 0 ? readable : lines
}

function rowsOf(runs: readonly Box[]): Row[] {
  const usual = quantileOf(runs.map(heightOf), usualHeight)
  const rows: Row[] = []
  for (const run of runs.toSorted((a, b) => a.y0 - b.y0)) {
    const last = rows.at(-1)
    if (last && (isLevel(last.box, run) || isHalf(last.box, run, usual)))
      rows[rows.length - 1] = { runs: [...last.runs, run], box: unite([last.box, run]) }
    else rows.push({ runs: [run], box: run })
  }
  return rows
}

function isLevel(row: Box, run: Box): boolean {
  return overlapY(row, run) > sameRow * Math.min(heightOf(row), heightOf(run))
}

/** The lower half of characters that have one, as those of Hangul. */
function isHalf(row: Box, run: Box, usual: number): boolean {
  return run.y0 - row.y1 < half.mostGap * usual && run.y1 - row.y0 <= half.mostHeight * usual
}

function quantileOf(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

/** Accents and feet stand out of a row of ink; what is nearer to its neighbour is the neighbour's. */
function withMargins(row: Box, above: Box | undefined, below: Box | undefined): Box {
  const most = Math.round(heightOf(row) * margin)
  const up = above ? Math.min(most, Math.max(0, Math.floor((row.y0 - above.y1) / 2))) : most
  const down = below ? Math.min(most, Math.max(0, Math.floor((below.y0 - row.y1) / 2))) : most
  return { ...row, y0: Math.max(0, Math.floor(row.y0 - up)), y1: Math.ceil(row.y1 + down) }
}
