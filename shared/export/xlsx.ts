// A workbook with one sheet: the same rows as the CSV, with a head that stays and columns as wide as what is in them.
// Text is written as text, so nothing in it can run as a formula; what is plainly a number is one.
import { strToU8, zipSync } from 'fflate'
import { cellRows } from './csv-rows.ts'
import type { Writer } from './exported.ts'

export const xlsx: Writer = {
  name: 'Excel',
  hint: 'A workbook for spreadsheets',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  isTable: true,
  write(records, { rows }) {
    const files = { ...frame, 'xl/worksheets/sheet1.xml': sheetOf(cellRows(records, rows)) }
    const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(head + xml)] as const)
    // A fixed date: the same records give the same bytes.
    return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1), level: 6 }))
  },
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const documentRelations = `${office}/officeDocument/2006/relationships`
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const frame = {
  '[Content_Types].xml':
    `<Types xmlns="${office}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${documentRelations}">` +
    '<sheets><sheet name="Fovea" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relations([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  // Style 1 is for the head: bold.
  'xl/styles.xml':
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="2"><xf fontId="0" xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const rows = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${documentRelations}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${office}/package/2006/relationships">${rows.join('')}</Relationships>`
}

function sheetOf(rows: readonly (readonly string[])[]): string {
  const columns = widths(rows).map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`
  )
}

/** In characters, of which a Chinese one takes two. */
function widths(rows: readonly (readonly string[])[]): number[] {
  const looked = rows.slice(0, 200)
  return (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...looked.map((row) => widthOf(row[column] ?? '')))
    return Math.min(60, Math.max(8, longest + 2))
  })
}

function widthOf(text: string): number {
  const [line = ''] = text.split('\n')
  return line.length + (line.match(/[\u2e80-\uffdf]/g)?.length ?? 0)
}

function rowOf(cells: readonly string[], row: number): string {
  return `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, `${columnName(column)}${row + 1}`, row === 0)).join('')}</row>`
}

/** A number of up to 15 digits, without a zero before it, which would be lost from a code or a postcode. */
const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/
/** As Excel bounds a cell. */
const mostCharacters = 32_767

function cellOf(text: string, place: string, isHead: boolean): string {
  if (text === '') return ''
  if (!isHead && plainNumber.test(text)) return `<c r="${place}"><v>${text}</v></c>`
  const style = isHead ? ' s="1"' : ''
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(text.slice(0, mostCharacters))}</t></is></c>`
}

/** XML has no place for most control characters, escaped or not; nor for half of a surrogate pair. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** A, B, ... Z, AA, AB, ... */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCharCode(65 + (at % 26))
}
