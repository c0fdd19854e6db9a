// Divides a page into regions that are laid out separately: its sidebars, and what is left of it.
import type { Box, Page } from '../page.ts'
import { centreX, centreY, isCentreInside } from './geometry.ts'
import {
  findSidebarByLine,
  findSidebarByGap,
  findSidebarByShade,
  type Drawn,
  type FindSidebar,
  type Sidebar,
} from './sidebar.ts'

/** A part of the page that is laid out separately. */
export interface Region {
  readonly box: Box
  readonly isSidebar: boolean
}

/** Returns the regions in reading order. `texts` are the boxes of pieces of lines; the text itself is not needed. */
export function findRegions(
  { width, height, rules, marks }: Pick<Page, 'width' | 'height'> & Omit<Drawn, 'box'>,
  texts: readonly Box[],
  em: number,
): Region[] {
  const page: Drawn = { box: { x0: 0, y0: 0, x1: width, y1: height }, rules, marks }
  return em === 0
    ? [{ box: page.box, isSidebar: false }]
    : splitAtSidebars(page, texts, em, [findSidebarByShade, findSidebarByLine, findSidebarByGap])
}

/** Returns the pieces of each region. Each piece is in one: if its centre is in none, as beside the page, in the nearest. */
export function splitByRegion<T extends { readonly box: Box }>(
  regions: readonly Region[],
  pieces: readonly T[],
): T[][] {
  const places = pieces.map(({ box }) => {
    const distances = regions.map((region) => distanceToCentre(region.box, box))
    return distances.indexOf(Math.min(...distances))
  })
  return regions.map((_, i) => pieces.filter((_piece, k) => places[k] === i))
}

/** How far the centre of a box is outside of a region; 0 if it is inside. */
function distanceToCentre({ x0, y0, x1, y1 }: Box, box: Box): number {
  const [x, y] = [centreX(box), centreY(box)]
  return Math.max(0, x0 - x, x - x1) + Math.max(0, y0 - y, y - y1)
}

/**
 * Splits a region at a sidebar, and what is left again: a mail program has a list of messages next to its folders. A
 * second sidebar must have a drawn edge; a gap is not enough.
 */
function splitAtSidebars(
  page: Drawn,
  texts: readonly Box[],
  em: number,
  finders: readonly FindSidebar[],
): Region[] {
  let found: Sidebar | null = null
  for (const find of finders) found ??= texts.length > 0 ? find(page, texts, em) : null
  if (!found) return [{ box: page.box, isSidebar: false }]
  const { x, y0, y1 } = extendSidebar(found, page, texts, em)
  const { box } = page
  const isLeft = x - box.x0 < box.x1 - x
  const sides = [
    { ...box, x1: x, y0, y1 },
    { ...box, x0: x, y0, y1 },
  ]
  return [{ ...box, y1: y0 }, ...sides, { ...box, y0: y1 }].flatMap((part) => {
    const inside = texts.filter((text) => isCentreInside(text, part))
    if (inside.length === 0) return []
    if (part === sides[isLeft ? 0 : 1]) return [{ box: part, isSidebar: true }]
    return splitAtSidebars({ ...page, box: part }, inside, em, [findSidebarByShade, findSidebarByLine])
  })
}

/** Extends a sidebar up and down to what crosses its edge: a selected row hides the rule or the shade behind it. */
function extendSidebar({ x, y0, y1 }: Sidebar, page: Drawn, texts: readonly Box[], em: number): Sidebar {
  const crossingRules = page.rules.flatMap(({ box }) => (box.x0 < x - em && box.x1 > x + em ? [box] : []))
  const crossingBoxes = [...crossingRules, ...texts.filter((text) => text.x0 < x && text.x1 > x)]
  const above = crossingBoxes.filter((box) => centreY(box) <= y0 + em)
  const below = crossingBoxes.filter((box) => centreY(box) >= y1 - em)
  return {
    x,
    y0: Math.max(page.box.y0, ...above.map((box) => box.y1)),
    y1: Math.min(page.box.y1, ...below.map((box) => box.y0)),
  }
}
