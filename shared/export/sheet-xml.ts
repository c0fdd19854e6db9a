// XML of the cells of a workbook. Text is written as text, so it can't run as a formula.
import type { Cell } from './cells.ts'

/** Excel's limit for the text of a cell. */
const maxCharacters = 32_767

/**
 * Writes a cell at a place such as B2. `style` is the index of the cell's style in the workbook; 0 is the
 * default style.
 */
export function cellXml(cell: Cell, place: string, style: number): string {
  if (cell.text === '' && style === 0) return ''
  const attributes = `r="${place}"${style === 0 ? '' : ` s="${style}"`}`
  if (cell.text === '') return `<c ${attributes}/>`
  if (cell.kind === 'number') return `<c ${attributes}><v>${cell.value}</v></c>`
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(toCellText(cell.text))}</t></is></c>`
}

/** Text as a cell can hold it and gives it back: cut to the limit, without characters that XML forbids. */
export function toCellText(text: string): string {
  return text
    .slice(0, maxCharacters)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (/[\t\n]/.test(sign) ? sign : ''))
}

/** Escapes text for XML and for the special codes of spreadsheets. */
export function escapeXml(text: string): string {
  return (
    text
      // spreadsheets decode _x0041_ to the letter A
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

/** Resolves the escapes of XML and of spreadsheets. */
export function unescapeXml(text: string): string {
  return text
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10_ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The name of a column: A, B, ... Z, AA, AB, ... */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCharCode(65 + (at % 26))
}

/** The index of a column by its name, counted from 0. */
export function columnNumber(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
