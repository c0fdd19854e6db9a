// Lays out a receipt as HTML, like the print of a cash register.
import { escapeHtml, type Sheet } from '../../bench/images/drawing.ts'
import type { ReceiptRow } from './receipt.ts'

export interface Face {
  readonly family: string
  /** Font size in CSS pixels. */
  readonly size: number
}

export interface Print extends Face {
  readonly ink: string
}

/** Width of the paper in CSS pixels. */
export const rollWidth = 500
const margin = { side: 26, end: 34 } as const
/** Row heights in multiples of the font size. */
const rowHeights: Readonly<Record<ReceiptRow['kind'], number>> = {
  name: 2.1,
  middle: 1.4,
  left: 1.4,
  sum: 1.4,
  total: 1.8,
  rule: 1,
}

/** Drawn with two pixels for each CSS pixel, so that the photograph has a lower resolution than the sheet. */
export function sheetOfReceipt(
  lang: string,
  rows: readonly ReceiptRow[],
  { family, size, ink }: Print,
): Sheet {
  const heights = rows.map(({ kind }) => rowHeights[kind] * size)
  const style = `body { margin: 0; padding: ${margin.end}px ${margin.side}px; background: #f6f4ef; color: ${ink}; font: ${size}px '${family}' }
    div { display: flex; justify-content: space-between; align-items: center; white-space: pre }
    .name, .middle { justify-content: center } .name { font-size: 1.35em; font-weight: bold } .total { font-weight: bold }
    .rule::before { content: ''; flex: 1; border-top: 2px dashed }`
  return {
    width: rollWidth,
    height: Math.ceil(heights.reduce((sum, height) => sum + height, 2 * margin.end)),
    scale: 2,
    html: `<html lang="${lang}"><style>${style}</style>${rows.map((row, i) => drawn(row, heights[i] ?? 0)).join('\n')}</html>`,
  }
}

function drawn(row: ReceiptRow, height: number): string {
  const parts = row.kind === 'rule' ? [] : 'value' in row ? [row.text, row.value] : [row.text]
  const spans = parts.map((part) => `<span>${escapeHtml(part)}</span>`).join('')
  return `<div class="${row.kind}" style="height: ${height}px">${spans}</div>`
}
