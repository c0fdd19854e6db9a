// Writes a table with pipes as in GFM, or as HTML if it has merged cells or many columns, which pipes can't show.
import type { Alignment, Table } from '../layout/block.ts'
import { escapeInline } from './escape.ts'

export type TableStyle = 'pipes' | 'html'

/** With more columns a pipe table is unreadable. */
const maxPipeColumns = 12

/** Returns the lines of a table; `irregular` is the style if it has merged cells or very many columns. */
export function writeTable(table: Table, irregular: TableStyle): string[] {
  const isIrregular = table.spans.length > 0 || (table.rows[0]?.length ?? 0) > maxPipeColumns
  return isIrregular && irregular === 'html' ? toHtmlTable(table) : toPipeTable(table)
}

/** The lines of a table with pipes; its first row is the head. */
function toPipeTable({ rows, alignments }: Table): string[] {
  const [head = [], ...body] = rows
  return [
    toPipeRow(head.map(escapeCell)),
    toPipeRow(alignments.map((a) => dashes[a])),
    ...body.map((row) => toPipeRow(row.map(escapeCell))),
  ]
}

const dashes: { readonly [A in Alignment]: string } = { left: '---', right: '---:', centre: ':---:' }

function toPipeRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Escapes the text of a cell; it never begins a line, and the pipe is the only additional mark. */
function escapeCell(text: string): string {
  return escapeInline(text.replace(/\s+/gu, ' ').trim()).replace(/\|/g, '\\|')
}

/** The lines of an HTML table, with merged cells. */
function toHtmlTable({ rows, spans, alignments }: Table): string[] {
  return [
    '<table>',
    ...rows.map((row, r) => {
      const tag = r === 0 ? 'th' : 'td'
      const cells = row.flatMap((text, c) => {
        const span = spans.find(
          (s) => r >= s.row && r < s.row + s.rows && c >= s.column && c < s.column + s.columns,
        )
        if (span && (span.row !== r || span.column !== c)) return []
        const size = [['colspan', span?.columns ?? 1] as const, ['rowspan', span?.rows ?? 1] as const]
        const attributes = size.flatMap(([name, n]) => (n > 1 ? [` ${name}="${n}"`] : []))
        if (alignments[c] === 'right' && r > 0) attributes.push(' align="right"')
        return [`<${tag}${attributes.join('')}>${escapeHtml(text)}</${tag}>`]
      })
      return `<tr>${cells.join('')}</tr>`
    }),
    '</table>',
  ]
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
