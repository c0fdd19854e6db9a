// Reads a sheet that is an .xlsx workbook, with what is needed to change it in place.
import { strFromU8, unzipSync } from 'fflate'
import { emptyCell, textCell, type Cell } from '../export/cells.ts'
import { columnName, columnNumber, toCellText, unescapeXml } from '../export/sheet-xml.ts'
import type { CellRules, FoundTable, UneditedTable } from './sheet-plan.ts'
import { withoutElements, xmlAttributes, xmlElements, xmlTags } from './xml-elements.ts'

/**
 * The text by which a cell is compared. A number gets a prefix, so that it differs from a text that looks the
 * same.
 */
export const xlsxValueOf: CellRules['valueOf'] = (cell) =>
  cell.kind === 'number' ? `\0${cell.value}` : toCellText(cell.text)

export interface Workbook {
  readonly files: Readonly<Record<string, Uint8Array>>
  readonly tables: ReadonlyMap<string, BookTable>
  /** Number format by style index. */
  readonly formats: readonly (string | null)[]
}

export interface BookTable extends FoundTable {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly lines: readonly Line[]
  /** Link targets by cell, such as A2. */
  readonly links: ReadonlyMap<string, string>
}

/** A row of the sheet; the first one is the header. */
export interface Line {
  readonly xml: string
  readonly number: number
  readonly attributes: string
  readonly cells: readonly XmlCell[]
}

interface XmlCell {
  readonly column: number
  readonly xml: string
  readonly style: number
  readonly value: string
}

/** A file that unpacks to more is not read: no sheet of receipts is that large. */
const maxUnpackedBytes = 128 * 1024 * 1024

/**
 * Reads a workbook. Returns null for a file that is no workbook, or that is written in a form that we don't
 * know.
 */
export function readWorkbook(bytes: Uint8Array): Workbook | null {
  const files = unpack(bytes)
  if (!files) return null
  const text = (name: string) => (files[name] ? strFromU8(files[name]) : '')
  const targets = parseRelations(text('xl/_rels/workbook.xml.rels'))
  const shared = parseSharedTexts(text('xl/sharedStrings.xml'))
  const tables = new Map<string, BookTable>()
  for (const sheet of tags(text('xl/workbook.xml'), 'sheet')) {
    const target = targets.get(sheet.get('r:id') ?? '')
    const file = target && (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const table = file
      ? parseTable(file, text(file), shared, parseRelations(text(relationsFile(file))))
      : null
    if (table) tables.set(sheet.get('name') ?? '', table)
  }
  return tables.size > 0 ? { files, tables, formats: parseFormats(text('xl/styles.xml')) } : null
}

/** Unpacks the archive; null if it is damaged or too large. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> | null {
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => (size += originalSize) <= maxUnpackedBytes,
    })
    // a skipped file would be missing when the workbook is written again
    return size <= maxUnpackedBytes ? files : null
  } catch {
    // any other file: text, an encrypted workbook, half a file
    return null
  }
}

/** The file that lists what a file refers to. */
export function relationsFile(file: string): string {
  const at = file.lastIndexOf('/') + 1
  return `${file.slice(0, at)}_rels/${file.slice(at)}.rels`
}

/** Maps the ids of references to their targets. */
export function parseRelations(xml: string): Map<string, string> {
  return new Map(tags(xml, 'Relationship').map((tag) => [tag.get('Id') ?? '', tag.get('Target') ?? '']))
}

/** The attributes of each element with this name. */
function tags(xml: string, name: string): Map<string, string>[] {
  return xmlTags(xml, name).map(parseAttributes)
}

/** Parses the attributes of an XML tag. */
export function parseAttributes(text: string): Map<string, string> {
  return new Map([...xmlAttributes(text)].map(([name, value]) => [name, unescapeXml(value)]))
}

/** Parses the texts that cells refer to by number. */
function parseSharedTexts(xml: string): string[] {
  return xmlElements(xml, 'si').map(({ inner }) => parseText(inner))
}

/** Joins the runs of a text, without the phonetic hints between them. */
function parseText(xml: string): string {
  return xmlElements(withoutElements(xml, 'rPh'), 't')
    .map(({ inner }) => unescapeXml(inner))
    .join('')
    .replace(/\r\n?/g, '\n')
}

/** The number format of each style; null is the default. */
function parseFormats(xml: string): (string | null)[] {
  const codes = new Map(
    tags(xml, 'numFmt').map((tag) => [tag.get('numFmtId'), tag.get('formatCode') ?? null]),
  )
  const [styles] = xmlElements(xml, 'cellXfs')
  return tags(styles?.inner ?? '', 'xf').map((tag) => codes.get(tag.get('numFmtId')) ?? null)
}

/** Parses a sheet; null if it can't be updated safely. */
function parseTable(
  file: string,
  xml: string,
  shared: readonly string[],
  targets: ReadonlyMap<string, string>,
): BookTable | null {
  const [begin, end] = [xml.indexOf('<sheetData>'), xml.lastIndexOf('</sheetData>')]
  if (begin < 0 || end < begin) return null
  const [before, after] = [xml.slice(0, begin + '<sheetData>'.length), xml.slice(end)]
  const data = xml.slice(before.length, end)
  if (data.includes('<!')) return null
  const lines = xmlElements(data, 'row').map(({ whole, attributes, inner }): Line => ({
    xml: whole,
    number: Number(parseAttributes(attributes).get('r')),
    attributes,
    cells: parseCells(inner, shared),
  }))
  const isNumbered = lines.every(
    ({ number, cells }) => number > 0 && cells.every(({ column }) => column >= 0),
  )
  const [first] = lines
  if (!isNumbered || first?.number !== 1) return null
  const width = Math.max(...first.cells.map(({ column }) => column + 1), 0)
  /** The values of a line by column. */
  const valuesOf = ({ cells }: Line) => {
    const values = Array.from({ length: width }, () => '')
    for (const { column, value } of cells) if (column < width) values[column] = value
    return values
  }
  const [head = [], ...rows] = lines.map(valuesOf)
  const links = new Map(
    tags(after, 'hyperlink').map((tag) => [tag.get('ref') ?? '', targets.get(tag.get('r:id') ?? '') ?? '']),
  )
  return { file, before, after, lines, head, rows, links }
}

/** Parses the cells of a line, each with its XML as it stands. */
function parseCells(xml: string, shared: readonly string[]): XmlCell[] {
  return xmlElements(xml, 'c').map(({ whole, attributes: text, inner }) => {
    const attributes = parseAttributes(text)
    return {
      column: columnNumber(/^[A-Z]+(?=\d)/.exec(attributes.get('r') ?? '')?.[0] ?? ''),
      xml: whole,
      style: Number(attributes.get('s') ?? 0),
      value: parseValue(inner, attributes.get('t'), shared),
    }
  })
}

/** The value of a cell. A formula counts as itself, not as its result, because it is an edit by a person. */
function parseValue(xml: string, type: string | undefined, shared: readonly string[]): string {
  const [formula] = xmlElements(xml, 'f')
  if (formula) return `\0=${formula.whole}`
  if (type === 'inlineStr') return parseText(xml)
  const value = xmlElements(xml, 'v')[0]?.inner
  if (value === undefined) return ''
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'str') return unescapeXml(value)
  return type === undefined || type === 'n' ? `\0${Number(value)}` : `\0${type}${value}`
}

/** The table of a workbook that nobody edited since we wrote it, so its styles are ours. */
export function uneditedTable(
  { head, rows, lines, links }: BookTable,
  formats: Workbook['formats'],
): UneditedTable {
  /** The cell with its value, format and link, as we would write it. */
  const cellAt = (value: string, column: number, line: Line | undefined): Cell => {
    if (!value.startsWith('\0'))
      return value === '' ? emptyCell : textCell(value, links.get(`${columnName(column)}${line?.number}`))
    const style = line?.cells.find((cell) => cell.column === column)?.style ?? 0
    const number = Number(value.slice(1))
    return { kind: 'number', text: String(number), value: number, format: formats[style] ?? '0' }
  }
  return {
    head,
    rows: rows.map((row, at) => row.map((value, column) => cellAt(value, column, lines[at + 1]))),
  }
}
