// Areas: what is as a whole one thing on the page, and what is left as running text.
import type { Box, Page, Rule } from '../page.ts'
import { looseWords } from '../text/exact.ts'
import type { Table } from './block.ts'
import { heightOf, liesIn, widthOf } from './geometry.ts'
import { findListings } from './listings.ts'
import { findPanels, type Panel } from './panels.ts'
import type { Segment } from './segment.ts'
import { isSlip } from './slip.ts'
import type { TablePiece } from './table/build.ts'
import { framedTable } from './table/framed.ts'
import { gridsOf } from './table/grid.ts'
import { ruledTables } from './table/ruled.ts'
import { edgesOfStripes } from './table/stripes.ts'

export type Area =
  | TablePiece
  | Panel
  | { readonly kind: 'rule'; readonly box: Box }
  | { readonly kind: 'picture'; readonly box: Box }

export interface Areas {
  readonly areas: readonly Area[]
  readonly segments: readonly Segment[]
}

/** A line across less than this share of the text's width is part of something. */
const leastRuleShare = 0.3
const leastSureInPicture = 0.7

export function findAreas(page: Page, segments: readonly Segment[], em: number): Areas {
  const pictures = (page.marks ?? []).filter(({ kind }) => kind === 'picture')
  const texts = segments.filter((segment) => !pictures.some(({ box }) => isNoise(segment, box)))
  const words = page.lines.flatMap(looseWords)
  const { tables: framed, frames } = inGrids(page.rules, words, em)
  const free = page.rules.filter(
    ({ box }) => ![...framed.map((t) => t.box), ...frames].some((b) => isOn(box, b, em)),
  )
  const leastColumns = isSlip(page) ? 3 : 2
  const isOutside = ({ box }: TablePiece) =>
    ![...framed.map((t) => t.box), ...frames].some((b) => liesIn(b, box))
  const ruled = ruledTables(free.filter(isAcross), words, em, leastColumns).filter(isOutside)
  const isFree = ({ box }: Rule) => ![...framed, ...ruled].some((table) => isOn(box, table.box, em))
  const striped = edgesOfStripes(page.marks ?? [], em)
    .filter((edges) => edges.every(isFree))
    .flatMap((edges) => ruledTables(edges, words, em, leastColumns).filter(isOutside))
  const tables = [...framed, ...ruled, ...striped]
  const framedOff = findPanels(
    page,
    frames,
    free.filter((rule) => !isAcross(rule)),
    texts.filter(({ box }) => !tables.some((table) => liesIn(box, table.box))),
    em,
  )
  const listings = isPhotographed(page)
    ? { panels: [], left: framedOff.left }
    : findListings(framedOff.left, page.marks ?? [])
  const { left } = listings
  const found = [...tables, ...framedOff.panels, ...listings.panels]
  const rules = free.filter((rule) => isAcross(rule) && !found.some(({ box }) => isOn(rule.box, box, em)))
  return {
    areas: [
      ...found,
      ...pictures.map(({ box }): Area => ({ kind: 'picture', box })),
      ...loneRules(rules, left).map(({ box }): Area => ({ kind: 'rule', box })),
    ],
    segments: left,
  }
}

/** What was read with doubt in a picture is its pattern. */
function isNoise({ box, words }: Segment, picture: Box): boolean {
  return liesIn(box, picture) && words.every(({ confidence }) => confidence < leastSureInPicture)
}

/** Receipts are typewritten as well, and full of signs. */
function isPhotographed({ kind }: Page): boolean {
  return kind === 'receipt' || kind === 'photo'
}

function inGrids(rules: readonly Rule[], words: Parameters<typeof framedTable>[1], em: number) {
  const tables: TablePiece[] = []
  const frames: Box[] = []
  for (const { box, ...grid } of gridsOf(rules, em)) {
    const table = grid.xs.length > 2 ? framedTable({ box, ...grid }, words) : null
    if (table && table.rows.length > 1 && hasColumns(table)) tables.push({ kind: 'table', box, table })
    else frames.push(...grid.ys.slice(1).map((y1, i) => ({ ...box, y0: grid.ys[i] ?? box.y0, y1 })))
  }
  return { tables, frames }
}

/** Lines that reach beyond a frame part nothing. */
function hasColumns({ rows }: Table): boolean {
  return (rows[0] ?? []).filter((_, column) => rows.some((row) => row[column] !== '')).length > 1
}

function loneRules(rules: readonly Rule[], segments: readonly Segment[]): Rule[] {
  const width =
    Math.max(0, ...segments.map(({ box }) => box.x1)) - Math.min(...segments.map(({ box }) => box.x0))
  return rules.filter(({ box }) => widthOf(box) >= leastRuleShare * width)
}

function isAcross({ direction }: Rule): boolean {
  return direction === 'horizontal'
}

function isOn(rule: Box, area: Box, em: number): boolean {
  const slack = em * 0.4
  const isInside = rule.y0 > area.y0 - slack && rule.y1 < area.y1 + slack
  return isInside && rule.x0 > area.x0 - slack && rule.x1 < area.x1 + slack && heightOf(area) > 0
}
