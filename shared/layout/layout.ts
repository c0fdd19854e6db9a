// Turns a Page into headings, paragraphs, lists, tables, code and quotations, in reading order.
import type { Box, Mark, Page, Rule } from '../page.ts'
import { findAreas, type Area } from './areas.ts'
import { alignValuesWithLabels } from './label-values.ts'
import type { Block, HeadingLevel } from './block.ts'
import { splitIntoColumns } from './columns.ts'
import { unitsOfColumn } from './flow.ts'
import { centreX, heightOf, isCentreInside, overlapX } from './geometry.ts'
import { bodyType, isHeadingLength, isRuleUnder } from './headings.ts'
import { assignLevels } from './levels.ts'
import { layOutNavigation } from './navigation.ts'
import { nest, type Nestable } from './nest.ts'
import { joinAcrossColumns } from './across-columns.ts'
import { findRegions, splitByRegion } from './regions.ts'
import { isBracket, splitIntoSegments, type Segment } from './segment.ts'
import { isFromTextLayer } from '../text/exact.ts'
import { lineText } from '../text/text.ts'
import { splitTilted } from './tilted.ts'
import { unitText, type TextUnit, type Unit } from './units.ts'

/**
 * Share of the letters: text outside of tables and code must be more than a title to show the size of the body text.
 */
const minFreeShare = 0.2
/** Share of a region's height: a shade this high is the region's background. */
const backgroundHeight = 0.8
/** In ems: a vertical rule this near to the edge of a region is the edge itself. */
const edgeReach = 0.5
/** In ems: the gap between filled-in words and the line below them. */
const maxUnderlineGap = 0.6

/** Lays out the whole page. What runs at an angle to the text is told at the end. */
export function layOut(page: Page): Block[] {
  const { level, tilted } = splitTilted(page.lines)
  const aside = tilted.flatMap((line): Block[] => {
    const text = lineText(line)
    return text === '' ? [] : [{ kind: 'paragraph', text }]
  })
  return [...layOutRegions({ ...page, lines: level }), ...aside]
}

function layOutRegions(page: Page): Block[] {
  const segments = splitIntoSegments(page)
  const em = bodyType(segments).size
  const texts = segments.map(({ box }) => box)
  const regions = findRegions(page, texts, em)
  if (regions.length < 2) return layOutSegments(page, segments)
  const segmentsOfRegions = splitByRegion(regions, segments)
  return regions.flatMap(({ box: region, isSidebar }, i) => {
    const inside = segmentsOfRegions[i] ?? []
    const navigation = isSidebar ? layOutNavigation(inside, em) : null
    return navigation ?? layOutSegments(cropPage(page, region, em), inside)
  })
}

/** Returns the page with only the rules and marks inside the region, without those that set the region itself apart. */
function cropPage(page: Page, region: Box, em: number): Page {
  const isThere = ({ box }: { readonly box: Box }) => isCentreInside(box, region)
  /** Tells whether a shade is the background of the region. */
  const isBackground = ({ kind, box }: Mark) =>
    kind === 'shade' && heightOf(box) > backgroundHeight * heightOf(region)
  /** Tells whether a rule is at the left or right edge of the region. */
  const isEdge = ({ box, direction }: Rule) =>
    direction === 'vertical' &&
    [region.x0, region.x1].some((x) => Math.abs(centreX(box) - x) < edgeReach * em)
  return {
    ...page,
    rules: page.rules.filter((rule) => isThere(rule) && !isEdge(rule)),
    marks: page.marks?.filter((mark) => isThere(mark) && !isBackground(mark)) ?? [],
  }
}

/** Lays out the segments of one region. */
function layOutSegments(page: Page, segments: readonly Segment[]): Block[] {
  const all = bodyType(segments)
  const { areas, segments: rest } = findAreas(page, segments, all.size)
  const free = rest.filter(({ text, line }) => isFromTextLayer(line) || !isBracket(text))
  // code and tables are often set smaller, and may be most of the page
  const body = countLetters(free) > minFreeShare * countLetters(segments) ? bodyType(free) : all
  const columns = splitIntoColumns<Segment | Area>(
    [...alignValuesWithLabels(free, body.size), ...areas],
    body.size,
  )
  const lefts = findColumnLefts(columns, body.size)
  const unitsOfColumns = columns.map((column) => unitsOfColumn(column, page, body))
  const placed = joinAcrossColumns(unitsOfColumns)
  const units = placed.map(({ unit }) => unit)
  const levels = assignHeadingLevels(units)
  const kept = placed.filter(
    ({ unit }, i) => !isRule(unit) || isThematicBreak(unit, units[i - 1], units[i + 1], levels),
  )
  return nest(
    kept.map(({ unit, column }) => relativeToLeft(toNestable(unit, levels, page), lefts[column] ?? 0)),
    body.size,
  )
}

/** In ems: how far an item may be indented from the left edge of its column. */
const maxIndent = 4

/**
 * Returns where the text of each column begins. A column whose text starts slightly further in takes the left edge of an
 * earlier one, so that a list that continues in the next column keeps its depth.
 */
function findColumnLefts(columns: readonly (readonly { readonly box: Box }[])[], em: number): number[] {
  const lefts: number[] = []
  for (const column of columns) {
    const left = Math.min(...column.map(({ box }) => box.x0))
    lefts.push(lefts.find((other) => other <= left + em && left - other < maxIndent * em) ?? left)
  }
  return lefts
}

/** Measures the unit's x from the left edge of its column. */
function relativeToLeft(unit: Nestable, left: number): Nestable {
  if (unit.kind === 'item') return { ...unit, markerX: unit.markerX - left, textX: unit.textX - left }
  return unit.x === null ? unit : { ...unit, x: unit.x - left }
}

/** Counts the characters of all segments. */
function countLetters(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0)
}

/**
 * Whether a rule separates two pieces of text: it follows no other rule and underlines neither a heading nor an
 * entry.
 */
function isThematicBreak(
  rule: Unit,
  before: Unit | undefined,
  after: Unit | undefined,
  levels: ReadonlyMap<TextUnit, HeadingLevel>,
): boolean {
  if (rule.kind !== 'area' || !before || !after || isRule(before)) return false
  if (before.kind !== 'area' && before.lines.some(({ segment }) => isFillInLine(rule.area.box, segment)))
    return false
  return ![...levels.keys()].some(({ lines }) =>
    lines.some(({ segment }) => isRuleUnder(rule.area.box, segment.box)),
  )
}

/**
 * Whether the rule is the line of a form field: it is right below some words of the line, which were filled in on it.
 */
function isFillInLine({ x0, x1, y0 }: Box, { words, size }: Segment): boolean {
  const above = words.filter(({ box }) => overlapX(box, { x0, x1, y0, y1: y0 }) > 0)
  const distance = y0 - Math.max(...above.map(({ box }) => box.y1))
  return above.length > 0 && above.length < words.length && distance < maxUnderlineGap * size
}

/** Whether the unit is a separating line. */
function isRule(unit: Unit): boolean {
  return unit.kind === 'area' && unit.area.kind === 'rule'
}

/** Assigns a level to each heading. */
function assignHeadingLevels(units: readonly Unit[]): Map<TextUnit, HeadingLevel> {
  const headings = units.filter(
    (unit): unit is TextUnit => unit.kind === 'heading' && isHeadingLength(unit.lines.length),
  )
  const levels = assignLevels(
    headings.map(({ lines }) => ({
      size: lines.reduce((sum, { segment }) => sum + segment.size, 0) / lines.length,
      text: lines[0]?.text ?? '',
    })),
  )
  return new Map(headings.map((heading, i) => [heading, levels[i] ?? 1]))
}

/** Prepares a unit for nesting: its block, its marker and its indent. */
function toNestable(unit: Unit, levels: ReadonlyMap<TextUnit, HeadingLevel>, page: Page): Nestable {
  if (unit.kind === 'area') return { kind: 'block', block: toBlock(unit.area, page), x: unit.area.box.x0 }
  const level = levels.get(unit)
  if (level)
    return {
      kind: 'block',
      block: { kind: 'heading', level, text: unitText(unit).replace(/\n/g, ' ') },
      x: null,
    }
  const block: Block = { kind: 'paragraph', text: unitText(unit) }
  const [first] = unit.lines
  if (unit.kind === 'text' && unit.marker && first)
    return { kind: 'item', marker: unit.marker, markerX: first.markerX, textX: first.textX, block }
  return { kind: 'block', block, x: Math.min(...unit.lines.map(({ segment }) => segment.box.x0)) }
}

/** Converts an area to a block. */
function toBlock(area: Area, page: Page): Block {
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
