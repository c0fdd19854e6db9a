// A Page as headings, paragraphs, lists, tables, code and quotations, in reading order.
import type { Box, Mark, Page, Rule } from '../page.ts'
import { findAreas, type Area } from './areas.ts'
import { levelWithLabels } from './beside-label.ts'
import type { Block, HeadingLevel } from './block.ts'
import { inColumns } from './columns.ts'
import { unitsOfColumn } from './flow.ts'
import { centreOf, heightOf, liesIn, overlapX } from './geometry.ts'
import { bodyType, isHeadingLength, isUnder } from './headings.ts'
import { levelsOf } from './levels.ts'
import { navigationOf } from './navigation.ts'
import { nest, type Nestable } from './nest.ts'
import { joinOverColumns } from './over-columns.ts'
import { regionsOf } from './regions.ts'
import { isBracket, segmentsOf, type Segment } from './segment.ts'
import { textOf, type TextUnit, type Unit } from './units.ts'

/** Of the letters: what stands outside of tables and code must be more than a title to tell the size of the text. */
const leastFree = 0.2
/** Of a part of the page that a sidebar sets apart. */
const groundHeight = 0.8
/** In ems. */
const edge = 0.5
const underline = 0.6

export function layOut(page: Page): Block[] {
  const segments = segmentsOf(page)
  const em = bodyType(segments).size
  const texts = segments.map(({ box }) => box)
  const regions = regionsOf(page, texts, em)
  if (regions.length < 2) return layOutSegments(page, segments)
  return regions.flatMap(({ box: region, isSidebar }) => {
    const inside = segments.filter(({ box }) => liesIn(box, region))
    const navigation = isSidebar ? navigationOf(inside, em) : null
    return navigation ?? layOutSegments(asPage(page, region, em), inside)
  })
}

/** The page as if nothing stood on it but what lies there. What sets the part off is no sign of anything in it. */
function asPage(page: Page, part: Box, em: number): Page {
  const isThere = ({ box }: { readonly box: Box }) => liesIn(box, part)
  const isGround = ({ kind, box }: Mark) => kind === 'shade' && heightOf(box) > groundHeight * heightOf(part)
  const isEdge = ({ box, direction }: Rule) =>
    direction === 'vertical' && [part.x0, part.x1].some((x) => Math.abs(centreOf(box) - x) < edge * em)
  return {
    ...page,
    rules: page.rules.filter((rule) => isThere(rule) && !isEdge(rule)),
    marks: page.marks?.filter((mark) => isThere(mark) && !isGround(mark)) ?? [],
  }
}

function layOutSegments(page: Page, segments: readonly Segment[]): Block[] {
  const all = bodyType(segments)
  const { areas, segments: rest } = findAreas(page, segments, all.size)
  const free = rest.filter(({ text }) => !isBracket(text))
  // code and tables are often set smaller, and may be most of the page
  const body = lettersOf(free) > leastFree * lettersOf(segments) ? bodyType(free) : all
  const columns = inColumns<Segment | Area>([...levelWithLabels(free, body.size), ...areas], body.size)
  const lefts = leftsOf(columns, body.size)
  const unitsOfColumns = columns.map((column) => unitsOfColumn(column, page, body))
  const placed = joinOverColumns(unitsOfColumns)
  const units = placed.map(({ unit }) => unit)
  const levels = headingLevels(units)
  const kept = placed.filter(
    ({ unit }, i) => !isRule(unit) || isBreak(unit, units[i - 1], units[i + 1], levels),
  )
  return nest(
    kept.map(({ unit, column }) => fromLeft(nestable(unit, levels, page), lefts[column] ?? 0)),
    body.size,
  )
}

/** In ems: an item may stand this far in from the left edge of its column. */
const mostIndent = 4

/** Where the text of each column begins: what goes on in the next one stands as far in as in the first. */
function leftsOf(columns: readonly (readonly { readonly box: Box }[])[], em: number): number[] {
  const lefts: number[] = []
  for (const column of columns) {
    const left = Math.min(...column.map(({ box }) => box.x0))
    lefts.push(lefts.find((other) => other <= left + em && left - other < mostIndent * em) ?? left)
  }
  return lefts
}

function fromLeft(unit: Nestable, left: number): Nestable {
  if (unit.kind === 'item') return { ...unit, markerX: unit.markerX - left, textX: unit.textX - left }
  return unit.x === null ? unit : { ...unit, x: unit.x - left }
}

function lettersOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0)
}

/** A line that parts two pieces of text: not one of several, and not that which underlines a heading. */
function isBreak(
  rule: Unit,
  before: Unit | undefined,
  after: Unit | undefined,
  levels: ReadonlyMap<TextUnit, HeadingLevel>,
): boolean {
  if (rule.kind !== 'area' || !before || !after || isRule(before)) return false
  if (before.kind !== 'area' && before.lines.some(({ segment }) => isUnderline(rule.area.box, segment)))
    return false
  return ![...levels.keys()].some(({ lines }) =>
    lines.some(({ segment }) => isUnder(rule.area.box, segment.box)),
  )
}

/** Right below the letters: what was filled in stands on it. */
function isUnderline({ x0, x1, y0 }: Box, { words, size }: Segment): boolean {
  const above = words.filter(({ box }) => overlapX(box, { x0, x1, y0, y1: y0 }) > 0)
  const distance = y0 - Math.max(...above.map(({ box }) => box.y1))
  return above.length > 0 && above.length < words.length && distance < underline * size
}

function isRule(unit: Unit): boolean {
  return unit.kind === 'area' && unit.area.kind === 'rule'
}

function headingLevels(units: readonly Unit[]): Map<TextUnit, HeadingLevel> {
  const headings = units.filter(
    (unit): unit is TextUnit => unit.kind === 'heading' && isHeadingLength(unit.lines.length),
  )
  const levels = levelsOf(
    headings.map(({ lines }) => ({
      size: lines.reduce((sum, { segment }) => sum + segment.size, 0) / lines.length,
      text: lines[0]?.text ?? '',
    })),
  )
  return new Map(headings.map((heading, i) => [heading, levels[i] ?? 1]))
}

function nestable(unit: Unit, levels: ReadonlyMap<TextUnit, HeadingLevel>, page: Page): Nestable {
  if (unit.kind === 'area') return { kind: 'block', block: blockOf(unit.area, page), x: unit.area.box.x0 }
  const level = levels.get(unit)
  if (level)
    return {
      kind: 'block',
      block: { kind: 'heading', level, text: textOf(unit).replace(/\n/g, ' ') },
      x: null,
    }
  const block: Block = { kind: 'paragraph', text: textOf(unit) }
  const [first] = unit.lines
  if (unit.kind === 'text' && unit.marker && first)
    return { kind: 'item', marker: unit.marker, markerX: first.markerX, textX: first.textX, block }
  return { kind: 'block', block, x: Math.min(...unit.lines.map(({ segment }) => segment.box.x0)) }
}

function blockOf(area: Area, page: Page): Block {
  switch (area.kind) {
    case 'table':
      return area.table
    case 'code':
      return area.code
    case 'quote':
      return { kind: 'quote', blocks: layOutSegments({ ...page, rules: [] }, area.segments) }
    case 'rule':
    case 'picture':
      return { kind: area.kind }
  }
}
