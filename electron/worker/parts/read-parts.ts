// Reads a page part by part, and puts together what was found as if it had been read at once.
import { liesIn } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { movedBy } from '../recognise/part.ts'
import type { Layout, Recogniser } from '../recognise/recogniser.ts'
import { askewPieces } from './askew.ts'
import { certainLetters, coverage } from './coverage.ts'
import { inRows } from './in-rows.ts'
import type { Part } from './part.ts'
import type { PartedPage } from './parts.ts'
import { setApart } from './set-apart.ts'
import { unevenColumns } from './uneven-columns.ts'
import { openTable } from './tables.ts'

/** Paper around what is read: letters at the very edge of a picture are lost. */
const marginPx = 12
/** Of the ink. Where less was read, the layout that the recogniser saw was not that of the page. */
const leastCovered = 0.85

export async function readParts(
  page: PartedPage,
  layoutOfText: Layout,
  best: Map<Part, Way>,
  models: readonly string[],
  recogniser: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const whole = page.parts.reduce((sum, { box }) => sum + areaOf(box), 0)
  const lines: Line[] = []
  let done = 0
  for (const part of page.parts) {
    const share = areaOf(part.box) / whole
    const from = done
    const read: ReadBoxes = async (boxes, layout, how = 'as set') => {
      const found: Line[] = []
      for (const box of boxes) {
        const piece = how === 'as set' ? pieceOf(page, part, box, boxes) : rowsApart(page, box, boxes)
        if (!piece) continue
        const lines = await recogniser.read(
          piece.image,
          models,
          (fraction) => onProgress(from + share * fraction),
          layout,
        )
        if (!lines.ok) return lines
        found.push(...piece.back(lines.value))
      }
      return ok(found)
    }
    const found = await readPart(part, page.runs, layoutOfText, best, read)
    if (!found.ok) return found
    lines.push(...renumbered(found.value, lines.at(-1)))
    done += share
  }
  return ok(lines)
}

type ReadBoxes = (
  boxes: readonly Box[],
  layout: Layout,
  how?: 'as set' | 'rows apart',
) => Promise<Result<Line[]>>

/** As the layout is thought to be, as one block, strip by strip as a table is, by the stacks of a form or its columns. */
export type Way = 'layout' | 'block' | 'strips' | 'stacks' | 'columns'

/** What was read badly in one way is read in another, and the better is taken: at the first look, then the same again. */
async function readPart(
  part: Part,
  runs: readonly Box[],
  layout: Layout,
  best: Map<Part, Way>,
  read: ReadBoxes,
): Promise<Result<Line[]>> {
  const ink = runs.filter((run) => liesIn(run, part.box))
  const strips = stripsOf(part, ink)
  const stacks = part.kind === 'text' && layout === 'block' ? askewPieces(ink) : []
  const readIn: { readonly [W in Way]: () => Promise<Result<Line[]>> } = {
    layout: async () => {
      const seen = await read([part.box], layout)
      return seen.ok && part.kind === 'table' ? ok(inRows(seen.value)) : seen
    },
    block: () => read([part.box], 'block'),
    strips: () => readInPieces(strips, read, isUneven(part) ? 'rows apart' : 'as set'),
    stacks: () => readInPieces(stacks, read),
    columns: () => read(columns, 'block'),
  }
  const known = best.get(part)
  let lines: Line[] = []
  const columns = stacks.length === 0 && layout === 'block' && !isUneven(part) ? unevenColumns(ink) : []
  const ways =
    stacks.length > 0
      ? (['stacks'] as const)
      : columns.length > 0
        ? (['columns'] as const)
        : waysFor(part, layout, strips.length > 0)
  for (const way of known ? [known] : ways) {
    const found = await readIn[way]()
    if (!found.ok) return found
    if (lines.length === 0 || certainLetters(found.value) > certainLetters(lines)) {
      lines = found.value
      best.set(part, way)
    }
    if (coverage(lines, ink) >= leastCovered) break
  }
  return ok(lines)
}

function waysFor(part: Part, layout: Layout, hasStrips: boolean): Way[] {
  if (part.kind === 'table') return isUneven(part) ? ['strips'] : ['layout', 'strips']
  const ways: Way[] = layout === 'block' ? ['block'] : ['layout', 'block']
  return hasStrips ? [...ways, 'strips'] : ways
}

function isUneven(part: Part): boolean {
  return part.kind === 'table' && part.isUneven
}

/** What may be a table without lines is read by its columns when all else has failed. */
function stripsOf(part: Part, ink: readonly Box[]): readonly Box[] {
  return part.kind === 'table' ? part.strips : (openTable(part.box, ink)[0]?.strips ?? [])
}

async function readInPieces(
  strips: readonly Box[],
  read: ReadBoxes,
  how?: Parameters<ReadBoxes>[2],
): Promise<Result<Line[]>> {
  const found = await read(strips, 'block', how)
  return found.ok ? ok(inRows(found.value)) : found
}

/** A picture of its own, and where what is read of it stands on the page. */
interface Piece {
  readonly image: GreyImage
  readonly back: (lines: readonly Line[]) => readonly Line[]
}

function pieceOf({ image, paper, parts }: PartedPage, part: Part, box: Box, boxes: readonly Box[]): Piece {
  if (box.x1 - box.x0 >= image.width && box.y1 - box.y0 >= image.height)
    return { image, back: (lines) => lines }
  const others = [...parts.map((other) => other.box), ...boxes].filter((b) => b !== part.box && b !== box)
  const corner = { x0: box.x0 - marginPx, y0: box.y0 - marginPx }
  return {
    image: cutOut(image, paper, box, others),
    back: (lines) => lines.map((line) => movedBy(line, corner)),
  }
}

/** What runs across several columns is a box of its own. */
function rowsApart({ image, paper, runs }: PartedPage, box: Box, boxes: readonly Box[]): Piece | null {
  const own = runs.filter(
    (run) => liesIn(run, box) && !boxes.some((other) => areaOf(other) < areaOf(box) && liesIn(run, other)),
  )
  return own.length === 0 ? null : setApart(image, paper, own)
}

/** With paper around it, and in place of what belongs to others. */
function cutOut(
  { width, pixels }: GreyImage,
  paper: number,
  { x0, y0, x1, y1 }: Box,
  others: readonly Box[],
): GreyImage {
  const [left, top] = [Math.floor(x0), Math.floor(y0)]
  const size = { width: Math.ceil(x1) - left + 2 * marginPx, height: Math.ceil(y1) - top + 2 * marginPx }
  const cut = new Uint8Array(size.width * size.height).fill(paper)
  for (let y = top; y < y1; y++) {
    const row = pixels.subarray(y * width + left, y * width + Math.ceil(x1))
    cut.set(row, (y - top + marginPx) * size.width + marginPx)
  }
  for (const other of others) {
    if (contains(other, { x0, y0, x1, y1 })) continue
    const [from, to] = [Math.max(other.x0, x0) - left + marginPx, Math.min(other.x1, x1) - left + marginPx]
    for (let y = Math.max(other.y0, y0); y < Math.min(other.y1, y1) && from < to; y++) {
      const row = (Math.floor(y) - top + marginPx) * size.width
      cut.fill(paper, row + Math.floor(from), row + Math.ceil(to))
    }
  }
  return { ...size, pixels: cut }
}

/** Blocks and paragraphs are counted through the page. */
function renumbered(lines: readonly Line[], last: Line | undefined): Line[] {
  const [block, paragraph] = [(last?.block ?? -1) + 1, (last?.paragraph ?? -1) + 1]
  return lines.map((line) => ({ ...line, block: line.block + block, paragraph: line.paragraph + paragraph }))
}

function contains(outer: Box, inner: Box): boolean {
  return outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1
}

function areaOf({ x0, y0, x1, y1 }: Box): number {
  return (x1 - x0) * (y1 - y0)
}
