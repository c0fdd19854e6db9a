// Changes a sheet that is an .xlsx workbook. Everything in it that is not ours (other sheets, formats, formulas, charts)
// stays as it is.
import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate'
import { emptyCell, textCell, type Cell } from '../export/cells.ts'
import { cellXml, columnName, escapeXml } from '../export/sheet-xml.ts'
import type { SheetChanges } from './sheet-plan.ts'
import {
  parseAttributes,
  parseRelations,
  relationsFile,
  type BookTable,
  type Line,
  type Workbook,
} from './read-xlsx.ts'

/**
 * Finds the style index for a new cell in a column. Indexes are learned from the rows of the workbook, because a program
 * that saved it may have renumbered our styles. Returns null if there is no style to show the cell with.
 */
export function learnStyles({ head, lines }: BookTable, formats: Workbook['formats']) {
  const styles = new Map<string, number>()
  for (const { cells } of lines.slice(1)) {
    for (const { column, style, value } of cells) {
      if (value === '') continue
      const kind = value.startsWith('\0') ? 'number' : 'text'
      styles.set(`${head[column] ?? ''} ${kind}`, style)
      styles.set(`${head[column] ?? ''} ${formats[style] ?? ''}`, style)
    }
  }
  const anywhere = (format: string) => formats.indexOf(format)
  return (cell: Cell, column: string): number | null => {
    if (cell.kind === 'text') return styles.get(`${column} text`) ?? 0
    const known = styles.get(`${column} ${cell.format}`) ?? anywhere(cell.format)
    if (known >= 0) return known
    // without a date format a day would be shown as its day number
    return cell.format.includes('y') ? null : (styles.get(`${column} number`) ?? 0)
  }
}

/** The workbook with the changes applied. */
export function changeWorkbook(
  book: Workbook,
  changed: ReadonlyMap<BookTable, SheetChanges>,
): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = { ...book.files }
  for (const [table, changes] of changed) {
    const links: [place: string, to: string][] = []
    files[table.file] = strToU8(writeSheetXml(table, changes, book.formats, links))
    addLinks(files, table.file, links)
  }
  const workbook = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())
  files['xl/workbook.xml'] = strToU8(recalculateOnOpen(workbook))
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new Uint8Array(bytes)]),
  )
  return zipSync(entries, { level: 6 })
}

/** Makes the spreadsheet recalculate when it opens the file, because formulas over our columns are out of date. */
function recalculateOnOpen(workbook: string): string {
  const without = workbook.replace(/(<calcPr\b[^>]*?) fullCalcOnLoad="[^"]*"/, '$1')
  if (without.includes('<calcPr')) return without.replace('<calcPr', '<calcPr fullCalcOnLoad="1"')
  // the schema requires it after the defined names
  const precedingPart = /<\/definedNames>|<definedNames\/>|<\/sheets>/g
  const last = [...without.matchAll(precedingPart)].at(-1)
  const at = last ? last.index + last[0].length : -1
  return at === -1 ? without : `${without.slice(0, at)}<calcPr fullCalcOnLoad="1"/>${without.slice(at)}`
}

/** Writes the changed sheet; everything else in it stays. */
function writeSheetXml(
  table: BookTable,
  changes: SheetChanges,
  formats: Workbook['formats'],
  links: [place: string, to: string][],
): string {
  const head = [...table.head, ...changes.added]
  const styleFor = learnStyles(table, formats)
  const [first, ...body] = table.lines
  const headCells = new Map(changes.added.map((name) => [name, textCell(name)] as const))
  const headStyle = first?.cells[0]?.style ?? 0
  const emptied = new Map(head.map((name) => [name, emptyCell] as const))
  const last = Math.max(...table.lines.map(({ number }) => number))

  /** Writes a line with new cells among the old ones. */
  function lineOf(
    line: Pick<Line, 'number' | 'attributes' | 'cells'>,
    cells: ReadonlyMap<string, Cell>,
    bold?: number,
  ) {
    const written = new Map(line.cells.map((cell) => [cell.column, cell.xml]))
    head.forEach((name, column) => {
      const cell = cells.get(name)
      if (!cell) return
      const place = `${columnName(column)}${line.number}`
      const there = line.cells.find((each) => each.column === column)
      const isAlike = there && there.value.startsWith('\0') === (cell.kind === 'number')
      const style = bold ?? (isAlike || cell.text === '' ? there?.style : styleFor(cell, name)) ?? 0
      written.set(column, cellXml(cell, place, style))
      if (cell.kind === 'text' && cell.link) links.push([place, cell.link])
    })
    const inOrder = [...written].toSorted(([a], [b]) => a - b).map(([, xml]) => xml)
    return `<row${line.attributes.replace(/ spans="[^"]*"/, '')}>${inOrder.join('')}</row>`
  }

  const lines = [
    first ? (changes.added.length > 0 ? lineOf(first, headCells, headStyle) : first.xml) : '',
    ...body.map((line, at) => {
      const cells = changes.rows.get(at)
      if (cells === undefined) return line.xml
      // cells next to our columns stay
      return lineOf(line, cells ?? ownColumnsOnly(emptied, changes))
    }),
    ...changes.appended.map((cells, at) => {
      const number = last + at + 1
      return lineOf({ number, attributes: ` r="${number}"`, cells: [] }, cells)
    }),
  ]
  const emptiedPlaces = [...changes.rows.keys()].flatMap((at) => {
    const number = body[at]?.number ?? 0
    return head.flatMap((name, column) =>
      changes.remembered.head.includes(name) ? [`${columnName(column)}${number}`] : [],
    )
  })
  return (
    table.before.replace(/<dimension\b[^>]*\/>/, '') +
    lines.join('') +
    removeLinks(table.after, table.links, new Set(emptiedPlaces))
  )
}

/** Leaves out columns that a person has added. */
function ownColumnsOnly(
  cells: ReadonlyMap<string, Cell>,
  { remembered }: SheetChanges,
): ReadonlyMap<string, Cell> {
  return new Map([...cells].filter(([name]) => remembered.head.includes(name)))
}

/** Removes our links at these places; links in other columns stay. */
function removeLinks(after: string, links: ReadonlyMap<string, string>, places: ReadonlySet<string>): string {
  return after
    .replace(/<hyperlink\b([^>]*?)\/>/g, (whole, text: string) => {
      const place = parseAttributes(text).get('ref') ?? ''
      return places.has(place) && links.has(place) ? '' : whole
    })
    .replace(/<hyperlinks\b[^>]*>\s*<\/hyperlinks>/, '')
}

/** Adds links to the sheet and to its relations file. If the sheet has no links yet, none are added. */
function addLinks(
  files: Record<string, Uint8Array>,
  file: string,
  links: readonly [place: string, to: string][],
): void {
  const sheet = strFromU8(files[file] ?? new Uint8Array())
  const relationsPath = relationsFile(file)
  const relations = strFromU8(files[relationsPath] ?? new Uint8Array())
  if (links.length === 0 || !sheet.includes('</hyperlinks>') || !relations.includes('</Relationships>'))
    return
  const used = [...parseRelations(relations).keys()]
  const free = Math.max(0, ...used.map((id) => Number(/^rId(\d+)$/.exec(id)?.[1] ?? 0))) + 1
  const marks = links.map(([place], at) => `<hyperlink ref="${place}" r:id="rId${free + at}"/>`)
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
  const targets = links.map(
    ([, to], at) =>
      `<Relationship Id="rId${free + at}" Type="${type}" Target="${escapeXml(to)}" TargetMode="External"/>`,
  )
  files[file] = strToU8(sheet.replace('</hyperlinks>', `${marks.join('')}</hyperlinks>`))
  files[relationsPath] = strToU8(relations.replace('</Relationships>', `${targets.join('')}</Relationships>`))
}
