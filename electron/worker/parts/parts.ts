// Parts a page before it is read: into its columns and tables, from where its ink and its lines stand.
import { areProse, inColumns, type Split } from '../../../shared/layout/columns.ts'
import { liesIn, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findBullets } from '../marks/bullets.ts'
import { findSpots } from '../marks/spots.ts'
import { findComponents } from '../prepare/components.ts'
import { histogramOf, inkThreshold } from '../prepare/histogram.ts'
import { rowsOf } from '../prepare/rows.ts'
import { lettersAmong, median } from '../prepare/text-size.ts'
import { findRules } from '../rules.ts'
import { erase } from './erase.ts'
import type { Part } from './part.ts'
import { runsOf } from './runs.ts'
import { tablesIn } from './tables.ts'

export interface PartedPage {
  /** Without its lines and bullets. */
  readonly image: GreyImage
  /** The level of its paper. */
  readonly paper: number
  /** In reading order. */
  readonly parts: readonly Part[]
  /** What stands together in a row of ink. */
  readonly runs: readonly Box[]
}

/** An em in heights of letters: of Latin type it is more, of Han type less. */
const emOfLetter = 1.4
/** A page of fewer has no columns. */
const leastLetters = 40
/** In letter heights. */
const leastRule = 2.5
/** In ems. */
const leastColumn = 8
/** More are the layout of a magazine, around pictures, of which tesseract makes more. */
const mostColumns = 4
/** Lines of prose fill their column; what is in lists and exercises side by side does not. */
const leastFull = { share: 0.45, ofWidth: 0.7 } as const

export function partPage(image: GreyImage): PartedPage {
  const { spots, letter, paper } = findSpots(image)
  // A short line is the stroke of a large letter.
  const rules = findRules(image).filter(
    ({ box }) => Math.max(widthOf(box), box.y1 - box.y0) >= letter * leastRule,
  )
  const erased = erase(image, rules, findBullets(image, spots, letter), paper)
  const whole: Part = { kind: 'text', box: { x0: 0, y0: 0, x1: image.width, y1: image.height } }
  const components = findComponents(erased, inkThreshold(histogramOf(erased.pixels, 3)))
  const letters = lettersAmong(components, erased)
  if (letters.length < leastLetters) return { image: erased, paper, parts: [whole], runs: [] }
  const height = median(letters.map(({ y0, y1 }) => y1 - y0))
  const runs = runsOf(components, height)
  const em = height * emOfLetter
  const tables = tablesIn(rules, runs, em)
  const pieces = [
    ...tables.map((table) => ({ ...table, kind: 'table' as const })),
    ...runs
      .filter((run) => !tables.some(({ box }) => liesIn(run, box)))
      .map((box) => ({ kind: 'text' as const, box, line: box })),
  ]
  const columns = inColumns<Piece>(pieces, em, (split) => areProse(split, em) && areFull(split))
  const isWhole = columns.length < 2 || columns.length > mostColumns
  if (isWhole && tables.length === 0) return { image: erased, paper, parts: [whole], runs }
  const parts = columns.flatMap((column) => partsOfColumn(column))
  if (!parts.some((part) => isScrap(part, parts, em))) return { image: erased, paper, parts, runs }
  // Scraps of columns are those of a table without lines, or of text around a picture: tesseract makes more of them.
  if (tables.length === 0) return { image: erased, paper, parts: [whole], runs }
  const inOne = partsOfColumn(pieces.toSorted((a, b) => a.box.y0 - b.box.y0))
  return { image: erased, paper, parts: inOne, runs }
}

function areFull({ left, right }: Split<Piece>): boolean {
  return [left, right].every((side) => {
    const width = widthOf(unite(side.map(({ box }) => box)))
    const rows = rowsOf(
      side.map(({ box }) => box),
      width,
    ).map((row) => row.reduce((sum, box) => sum + widthOf(box), 0))
    return rows.filter((row) => row >= width * leastFull.ofWidth).length >= rows.length * leastFull.share
  })
}

/** Text that stands beside other text, and is too low for a column. */
function isScrap(part: Part, parts: readonly Part[], em: number): boolean {
  const { box } = part
  if (part.kind === 'table' || box.y1 - box.y0 >= leastColumn * em) return false
  return parts.some(
    (other) =>
      other !== part &&
      (other.box.x0 >= box.x1 || other.box.x1 <= box.x0) &&
      Math.min(other.box.y1, box.y1) - Math.max(other.box.y0, box.y0) > (box.y1 - box.y0) / 2,
  )
}

type Piece =
  Extract<Part, { kind: 'table' }> | { readonly kind: 'text'; readonly box: Box; readonly line: object }

/** The text between two tables is one part. */
function partsOfColumn(column: readonly Piece[]): Part[] {
  const parts: Part[] = []
  for (const piece of column) {
    const last = parts.at(-1)
    if (piece.kind === 'table') parts.push(piece)
    else if (last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', box: unite([last.box, piece.box]) }
    else parts.push({ kind: 'text', box: piece.box })
  }
  return parts
}
