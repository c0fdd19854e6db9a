// Finds the areas of a page that are one block as a whole (tables, panels, rules, pictures). The rest is running text.
import type { Box, Page, Rule } from '../page.ts'
import { toLooseWords } from '../text/exact.ts'
import type { Table } from './block.ts'
import { heightOf, isCentreInside, widthOf } from './geometry.ts'
import { findListings } from './listings.ts'
import { findPanels, type Panel } from './panels.ts'
import type { Segment } from './segment.ts'
import { looksLikeReceipt } from './receipt.ts'
import type { TablePiece } from './table/build.ts'
import { buildFramedTable } from './table/framed.ts'
import { splitAtText } from './table/frame-text.ts'
import { findGrids, type Grid } from './table/grid.ts'
import { findRuledTables } from './table/ruled.ts'
import { findStripeEdges } from './table/stripes.ts'

export type Area =
  | TablePiece
  | Panel
  | { readonly kind: 'rule'; readonly box: Box }
  | { readonly kind: 'picture'; readonly box: Box }

export interface Areas {
  readonly areas: readonly Area[]
  readonly segments: readonly Segment[]
}

/** Share of the text's width: a shorter horizontal rule belongs to something else and separates nothing. */
const minRuleShare = 0.3
const minConfidenceInPicture = 0.7

/** Returns the areas, and the segments that are in none; `em` is the size of the type in pixels. */
export function findAreas(page: Page, segments: readonly Segment[], em: number): Areas {
  const pictures = (page.marks ?? []).filter(({ kind }) => kind === 'picture')
  const texts = segments.filter((segment) => !pictures.some(({ box }) => isNoise(segment, box)))
  const words = page.lines.flatMap(toLooseWords)
  const { tables: framed, frames, frameRules } = findFramedTables(page.rules, words, em)
  const freeRules = page.rules.filter(
    (rule) =>
      !frameRules.has(rule) &&
      ![...framed.map((t) => t.box), ...frames].some((b) => isRuleInside(rule.box, b, em)),
  )
  const minColumns = looksLikeReceipt(page) ? 3 : 2
  /** Tells whether a table piece is outside of all framed tables and frames. */
  const isOutside = ({ box }: TablePiece) =>
    ![...framed.map((t) => t.box), ...frames].some((b) => isCentreInside(b, box))
  const ruled = findRuledTables(freeRules.filter(isHorizontal), words, em, minColumns).filter(isOutside)
  /** Tells whether a rule belongs to no table. */
  const isFree = ({ box }: Rule) => ![...framed, ...ruled].some((table) => isRuleInside(box, table.box, em))
  const striped = findStripeEdges(page.marks ?? [], em)
    .filter((edges) => edges.every(isFree))
    .flatMap((edges) => findRuledTables(edges, words, em, minColumns).filter(isOutside))
  const tables = [...framed, ...ruled, ...striped]
  const framedPanels = findPanels(
    page,
    frames,
    freeRules.filter((rule) => !isHorizontal(rule)),
    texts.filter(({ box }) => !tables.some((table) => isCentreInside(box, table.box))),
    em,
  )
  const listings = isPhotographed(page)
    ? { panels: [], rest: framedPanels.rest }
    : findListings(framedPanels.rest, page.marks ?? [])
  const { rest } = listings
  const found = [...tables, ...framedPanels.panels, ...listings.panels]
  const rules = freeRules.filter(
    (rule) => isHorizontal(rule) && !found.some(({ box }) => isRuleInside(rule.box, box, em)),
  )
  return {
    areas: [
      ...found,
      ...pictures.map(({ box }): Area => ({ kind: 'picture', box })),
      ...findSeparators(rules, rest).map(({ box }): Area => ({ kind: 'rule', box })),
    ],
    segments: rest,
  }
}

/**
 * Whether a text is noise. Text inside a picture that was read with low confidence is the picture's pattern,
 * not text.
 */
function isNoise({ box, words }: Segment, picture: Box): boolean {
  return isCentreInside(box, picture) && words.every(({ confidence }) => confidence < minConfidenceInPicture)
}

/** Receipts are set in typewriter type and full of signs too, so listings are not looked for on them. */
function isPhotographed({ kind }: Page): boolean {
  return kind === 'receipt' || kind === 'photo'
}

/** Builds tables from grids of ruling lines; returns also other frames, and the rules of frames around tables and text. */
function findFramedTables(rules: readonly Rule[], words: Parameters<typeof buildFramedTable>[1], em: number) {
  const tables: TablePiece[] = []
  const frames: Box[] = []
  const grids = findGrids(rules, em).map((whole) => ({ whole, parts: splitAtText(whole, words) }))
  const frameRules = new Set(grids.flatMap(({ whole, parts }) => (parts.includes(whole) ? [] : whole.rules)))
  const parts = grids.flatMap((grid) => grid.parts)
  const tableOf = new Map<Grid, Table>()
  // from the inside out, so that a frame does not tell again what is in a table inside of it
  let free = words
  for (const grid of parts.toSorted((a, b) => areaOf(a.box) - areaOf(b.box))) {
    const table = grid.xs.length > 2 ? buildFramedTable(grid, free) : null
    if (!table || table.rows.length < 2 || !hasTwoFilledColumns(table)) continue
    tableOf.set(grid, table)
    free = free.filter(({ box }) => !isCentreInside(box, grid.box))
  }
  for (const grid of parts) {
    const { box, ys } = grid
    const table = tableOf.get(grid)
    if (table) tables.push({ kind: 'table', box, table })
    else frames.push(...ys.slice(1).map((y1, k) => ({ ...box, y0: ys[k] ?? box.y0, y1 })))
  }
  return { tables, frames, frameRules }
}

function areaOf(box: Box): number {
  return widthOf(box) * heightOf(box)
}

/**
 * Whether a grid is a table. Rules that reach beyond a frame separate nothing; the grid is a table only if
 * two of its columns hold text.
 */
function hasTwoFilledColumns({ rows }: Table): boolean {
  return (rows[0] ?? []).filter((_, column) => rows.some((row) => row[column] !== '')).length > 1
}

/** Returns the rules that are long enough to separate blocks. */
function findSeparators(rules: readonly Rule[], segments: readonly Segment[]): Rule[] {
  const width =
    Math.max(0, ...segments.map(({ box }) => box.x1)) - Math.min(...segments.map(({ box }) => box.x0))
  return rules.filter(({ box }) => widthOf(box) >= minRuleShare * width)
}

function isHorizontal({ direction }: Rule): boolean {
  return direction === 'horizontal'
}

/** Tells whether a rule lies within an area. */
function isRuleInside(rule: Box, area: Box, em: number): boolean {
  const slack = em * 0.4
  const isInside = rule.y0 > area.y0 - slack && rule.y1 < area.y1 + slack
  return isInside && rule.x0 > area.x0 - slack && rule.x1 < area.x1 + slack && heightOf(area) > 0
}
