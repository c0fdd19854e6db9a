// Writes tables as an .xlsx workbook for Excel and LibreOffice: a sheet for each table with a fixed header, a filter,
// fitted column widths, real numbers and dates, and links to the images.
import type { Cell } from './cells.ts'
import { cellXml, columnName, escapeXml } from './sheet-xml.ts'
import type { Table } from './tables.ts'
import { contentTypes, documentRelations, office, relations, zipXml, type File } from './xml.ts'

const main = `${office}/spreadsheetml/2006/main`
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Returns the bytes of the .xlsx file. */
export function writeWorkbook(tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const styles = createStyles()
  const names = sheetNames(tables)
  const sheets = tables.flatMap((table, at) => sheetFiles(table, at + 1, styles))
  const files = [...workbookParts(tables, names), ...sheets, ['xl/styles.xml', styles.xml()] as const]
  return zipXml(files)
}

/** The files that describe the workbook and name its sheets. */
function workbookParts(tables: readonly Table[], names: readonly string[]): File[] {
  const sheets = names.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const filters = tables.map(
    (table, at) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">` +
      `${escapeXml(`'${(names[at] ?? '').replaceAll("'", "''")}'!${rangeOf(table, '$')}`)}</definedName>`,
  )
  return [
    contentTypes([
      ['xl/workbook.xml', `${sheetType}.sheet.main`],
      ...names.map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, `${sheetType}.worksheet`] as const),
      ['xl/styles.xml', `${sheetType}.styles`],
    ]),
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${documentRelations}"><sheets>${sheets.join('')}</sheets>` +
        `<definedNames>${filters.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
  ]
}

/** Sheet names that Excel accepts: at most 31 characters, without some characters, and no duplicates. */
export function sheetNames(tables: readonly Pick<Table, 'name'>[]): string[] {
  const names: string[] = []
  for (const { name } of tables) {
    const plain =
      name
        .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'List'
    let sheet = plain.slice(0, 31)
    /** Tells whether another sheet has this name. */
    const isTaken = () => names.some((other) => other.toLowerCase() === sheet.toLowerCase())
    for (let turn = 2; isTaken(); turn++) sheet = `${plain.slice(0, 27)} ${turn}`
    names.push(sheet)
  }
  return names
}

function rowsOf(table: Table): readonly (readonly Cell[])[] {
  return table.groups.flatMap(({ rows }) => rows)
}

/** The range of a table's cells, such as A1:F20; `fix` is the $ of absolute references. */
function rangeOf(table: Table, fix = ''): string {
  const last = columnName(table.head.length - 1)
  return `${fix}A${fix}1:${fix}${last}${fix}${rowsOf(table).length + 1}`
}

/** Excel does not open a sheet with more links. */
const maxLinks = 65_000

/** The files of one sheet: its cells, and its links. */
function sheetFiles(table: Table, number: number, styles: Styles): File[] {
  const rows = rowsOf(table)
  const columns = widths(table.head, rows).map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const first = table.head.map((name, at) =>
    cellXml({ kind: 'text', text: name }, `${columnName(at)}1`, headStyle),
  )
  const body = rows.map((cells, at) => {
    const row = at + 2
    const xml = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row}`, styles.of(cell)))
    return `<row r="${row}">${xml.join('')}</row>`
  })
  const links = rows
    .flatMap((cells, at) =>
      cells.flatMap((cell, column) =>
        cell.kind === 'text' && cell.link ? [{ place: `${columnName(column)}${at + 2}`, to: cell.link }] : [],
      ),
    )
    .slice(0, maxLinks)
  const hyperlinks = links.map(({ place }, at) => `<hyperlink ref="${place}" r:id="rId${at + 1}"/>`)
  const sheet =
    `<worksheet xmlns="${main}" xmlns:r="${documentRelations}"><dimension ref="${rangeOf(table)}"/>` +
    `<sheetViews><sheetView${number === 1 ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols>` +
    `<sheetData><row r="1">${first.join('')}</row>${body.join('')}</sheetData>` +
    `<autoFilter ref="${rangeOf(table)}"/>` +
    (links.length > 0 ? `<hyperlinks>${hyperlinks.join('')}</hyperlinks>` : '') +
    '</worksheet>'
  const name = `xl/worksheets/sheet${number}.xml`
  if (links.length === 0) return [[name, sheet]]
  const targets = links.map(({ to }) => ['hyperlink', to] as const)
  return [
    [name, sheet],
    [`xl/worksheets/_rels/sheet${number}.xml.rels`, relations(targets, ' TargetMode="External"')],
  ]
}

/** Column widths in characters; a Chinese character counts as two. */
function widths(names: readonly string[], rows: readonly (readonly Cell[])[]): number[] {
  const sampled = rows.slice(0, 200)
  return names.map((name, column) => {
    const longest = Math.max(widthOf(name) + 2, ...sampled.map((row) => widthOf(row[column]?.text ?? '')))
    return Math.min(60, Math.max(8, longest + 2))
  })
}

/** The width of a text in characters; Chinese ones count twice. */
function widthOf(text: string): number {
  const [line = ''] = text.split('\n')
  return line.length + (line.match(/[\u2e80-\uffdf]/g)?.length ?? 0)
}

const headStyle = 1
const linkStyle = 2

interface Styles {
  /** The style index of a cell. A number format gets one on its first use. */
  of(cell: Cell): number
  xml(): string
}

/** Collects the cell formats that are used. */
function createStyles(): Styles {
  const formats: string[] = []
  return {
    /** Returns the style number of a cell, and adds its format if it is new. */
    of(cell) {
      if (cell.kind === 'text') return cell.link ? linkStyle : 0
      if (!formats.includes(cell.format)) formats.push(cell.format)
      return linkStyle + 1 + formats.indexOf(cell.format)
    },
    /** Writes the styles file. */
    xml() {
      // ids below 164 are reserved for built-in formats
      const own = formats.map(
        (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`,
      )
      const numbers = formats.map(
        (_, at) =>
          `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
      )
      /** Writes a font; `of` is the XML that makes it bold or underlined, or empty. */
      const font = (of: string, colour = '') =>
        `<font>${of}<sz val="11"/>${colour}<name val="Calibri"/></font>`
      /** Writes a style with this font. */
      const style = (fontId: number) =>
        `<xf numFmtId="0" fontId="${fontId}" fillId="0" borderId="0" xfId="0"${fontId > 0 ? ' applyFont="1"' : ''}/>`
      return (
        `<styleSheet xmlns="${main}">` +
        (own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '') +
        `<fonts count="3">${font('')}${font('<b/>')}${font('<u/>', '<color rgb="FF0563C1"/>')}</fonts>` +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        `<cellXfs count="${3 + numbers.length}">${style(0)}${style(1)}${style(2)}${numbers.join('')}</cellXfs>` +
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
      )
    },
  }
}
