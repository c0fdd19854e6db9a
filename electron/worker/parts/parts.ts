// Parts a page before it is read: into its columns and tables, from where its ink and its lines stand.
import { liesIn, widthOf } from '../../../shared/layout/geometry.ts'
import { regionsOf } from '../../../shared/layout/regions.ts'
import { unite, type Box, type Mark, type Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findBoxes } from '../marks/boxes.ts'
import { findBullets } from '../marks/bullets.ts'
import { findCombs } from '../marks/combs.ts'
import { findControls } from '../marks/controls.ts'
import { iconsOf } from '../marks/icons.ts'
import { findShades } from '../marks/shades.ts'
import { findSpots } from '../marks/spots.ts'
import type { Component } from '../prepare/components.ts'
import { inkSpotsOf } from '../prepare/ink.ts'
import { lettersAmong, median } from '../prepare/text-size.ts'
import { dottedRules } from '../dotted-rules.ts'
import { findRules } from '../rules.ts'
import { closeCombs, type ClosedComb } from './close-combs.ts'
import { textColumns } from './columns.ts'
import { erase, withoutEdge } from './erase.ts'
import { emOfRun, type Part } from './part.ts'
import { runsOf } from './runs.ts'
import { tablesIn } from './tables.ts'

export interface PartedPage {
  /** Without its lines, bullets, boxes to tick, icons and other controls of a window. */
  readonly image: GreyImage
  /** The level of its paper. */
  readonly paper: number
  /** In reading order: a sidebar before or after what it stands beside. */
  readonly parts: readonly Part[]
  /** What stands together in a row of ink. */
  readonly runs: readonly Box[]
  /** Rows of boxes for one character each, whose characters were moved together. */
  readonly combs: readonly ClosedComb[]
  /** The lines that were erased. */
  readonly rules: readonly Rule[]
}

/** Of what stands on a page. */
const leastShareOfPage = 0.6
/** A page of fewer has no columns. */
const leastLetters = 40
/** In letter heights. */
const leastRule = 2.5
/** How high what is written on a line is at least, and how far from the line it may end. */
const [leastOnLine, mostOffLine] = [0.7, 1]

export function partPage(image: GreyImage): PartedPage {
  const found = findSpots(image)
  const { spots, letter, paper, threshold } = found
  // A short line is the stroke of a large letter.
  const rules = findRules(image).filter(
    ({ box }) => Math.max(widthOf(box), box.y1 - box.y0) >= letter * leastRule,
  )
  const signs = [
    ...findBullets(image, spots, letter),
    ...findBoxes(image, spots, letter, threshold).map(({ box }) => box),
    ...findControls(image, found),
  ]
  const written = dottedRules(image).filter(({ box }) => isWrittenOn(box, spots, letter))
  const bare = erase(withoutEdge(image, found), [...rules, ...written], signs, paper)
  const { image: erased, closed: combs } = closeCombs(image, bare, findCombs(image), paper)
  const whole: Box = { x0: 0, y0: 0, x1: image.width, y1: image.height }
  const components = inkSpotsOf(erased)
  const letters = lettersAmong(components, erased)
  const page = { image: erased, paper, combs, rules, parts: [{ kind: 'text', box: whole } as const] }
  if (letters.length < leastLetters) return { ...page, runs: [] }
  const height = median(letters.map(({ y0, y1 }) => y1 - y0))
  const runs = runsOf(components, height)
  const em = median(runs.map(({ y0, y1 }) => y1 - y0)) * emOfRun
  const marks = findShades(image).map((box): Mark => ({ kind: 'shade', box }))
  const regions = regionsOf({ ...image, rules, marks }, runs, em)
  const parts = regions.flatMap(({ box }) => partsOf(box, rules, runs, em))
  return parts.length === 1 && parts[0]?.kind === 'text' ? { ...page, runs } : { ...page, parts, runs }
}

/** Not the dots that lead to a number: these stand between words and not below any. */
function isWrittenOn(line: Box, spots: readonly Component[], letter: number): boolean {
  return spots.some(
    ({ x0, x1, y0, y1 }) =>
      y1 - y0 >= letter * leastOnLine &&
      (x0 + x1) / 2 >= line.x0 &&
      (x0 + x1) / 2 <= line.x1 &&
      y1 <= line.y1 + letter * mostOffLine &&
      y1 >= line.y0 - letter * mostOffLine,
  )
}

/** What is one block is read as well without the empty paper around it, and sooner; a layout is told by it. */
export function withoutMargins(page: PartedPage): PartedPage {
  const [part] = page.parts
  if (page.parts.length > 1 || part?.kind !== 'text') return page
  // all of the ink, as what is large is in no run
  const ink = inkSpotsOf(page.image)
  return ink.length === 0 ? page : { ...page, parts: [{ kind: 'text', box: unite(ink) }] }
}

/** A window that is as narrow as a till roll is read in one piece, but its icons are no letters either. */
export function withoutControls(image: GreyImage): GreyImage {
  const found = findSpots(image)
  const isWindow = iconsOf(image).length > 0
  return isWindow ? erase(image, [], findControls(image, found), found.paper) : image
}

function partsOf(region: Box, allRules: readonly Rule[], allRuns: readonly Box[], em: number): Part[] {
  const rules = allRules.filter(({ box }) => liesIn(box, region))
  const runs = allRuns.filter((run) => liesIn(run, region))
  const tables = tablesIn(rules, runs, em).filter((table) => isReadAlone(table, runs))
  const pieces = [
    ...tables.map((table) => ({ ...table, kind: 'table' as const })),
    ...runs
      .filter((run) => !tables.some(({ box }) => liesIn(run, box)))
      .map((box) => ({ kind: 'text' as const, box, line: box })),
  ]
  return textColumns<Piece>(pieces, em).flatMap((column) => partsOfColumn(column))
}

/** Rows that are level are read well with the rest of the page; a picture of a table is nothing but it. */
function isReadAlone({ box, isUneven }: Extract<Part, { kind: 'table' }>, runs: readonly Box[]): boolean {
  return isUneven || runs.filter((run) => liesIn(run, box)).length >= leastShareOfPage * runs.length
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
