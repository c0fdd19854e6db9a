// A Page as headings, paragraphs, lists, tables, code and quotations, in reading order.
import type { Page } from '../page.ts'
import { findAreas, type Area } from './areas.ts'
import type { Block, HeadingLevel } from './block.ts'
import { inColumns } from './columns.ts'
import { unitsOfColumn } from './flow.ts'
import { bodySize, isHeadingLength, isUnder, levelsOf } from './headings.ts'
import { nest, type Nestable } from './nest.ts'
import { segmentsOf, type Segment } from './segment.ts'
import { textOf, type TextUnit, type Unit } from './units.ts'

export function layOut(page: Page): Block[] {
  return layOutSegments(page, segmentsOf(page))
}

function layOutSegments(page: Page, segments: readonly Segment[]): Block[] {
  const size = bodySize(segments)
  const { areas, segments: free } = findAreas(page, segments, size)
  // code and tables are often set smaller, and may be most of the page
  const body = bodySize(free) || size
  const columns = inColumns<Segment | Area>([...free, ...areas], body)
  const units = columns.flatMap((column) => unitsOfColumn(column, page, body))
  const levels = headingLevels(units)
  const isUnderline = (area: Area) =>
    area.kind === 'rule' &&
    [...levels.keys()].some(({ lines }) => lines.some(({ segment }) => isUnder(area.box, segment.box)))
  return nest(
    units.flatMap((unit) => {
      if (unit.kind === 'area' && isUnderline(unit.area)) return []
      return [nestable(unit, levels, page)]
    }),
    body,
  )
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
