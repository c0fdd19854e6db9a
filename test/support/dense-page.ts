// Builds pages and schemas as large as the service accepts, and larger.
import { unite, type Line, type Page } from '../../shared/page.ts'

const names =
  'Invoice Date Total Amount Name Customer Address Street City Harbour Supplies Lamp Oil Rope Anchor Item Price Unit'.split(
    ' ',
  )
const values = ['14/03/2026', 'Smith', 'AB-4711', '12.50', 'EUR']

const sidePx = 4000

/** A page with as many labels and values as fit on an image. */
export function densePage({ rows, columns }: { rows: number; columns: number }): Page {
  const lines = Array.from({ length: rows }, (_, row) => lineAt(row, rows, columns))
  return {
    width: sidePx,
    height: sidePx,
    turn: 0,
    angleDegrees: 0,
    kind: 'form',
    languages: ['eng'],
    confidence: 0.8,
    lines,
    rules: [],
  }
}

function lineAt(row: number, rows: number, columns: number): Line {
  const [pitch, width] = [sidePx / rows, sidePx / columns]
  const [y0, y1] = [row * pitch, row * pitch + pitch * 0.7]
  const words = Array.from({ length: columns }, (_, column) => {
    const text = textAt(row, column)
    const box = { x0: column * width, y0, x1: column * width + width * 0.8, y1 }
    return { text, box, confidence: 0.9 }
  })
  return { box: unite(words.map(({ box }) => box)), words, block: 0, paragraph: 0, rowHeight: pitch * 0.7 }
}

function textAt(row: number, column: number): string {
  const at = row * 31 + column * 17
  if (column % 3 === 0) return `${nameAt(row * 7 + column)}:`
  return column % 3 === 1 ? String(((at * 37) % 9000) / 100) : (values[at % values.length] ?? '')
}

function nameAt(at: number): string {
  return names[at % names.length] ?? ''
}

/** A flat schema with this number of fields, as JSON text. */
export function flatSchema(fields: number): string {
  const keys = Array.from({ length: fields }, (_, i) => `${nameAt(i)}_${nameAt(i * 7)}_${i}`.toLowerCase())
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])))
}

/** A schema with this number of lists, each with this number of columns, as JSON text. */
export function listSchema(lists: number, columns: number): string {
  const row = (list: number) =>
    Object.fromEntries(
      Array.from({ length: columns }, (_, i) => [`${nameAt(i)}_${list}_${i}`.toLowerCase(), '']),
    )
  return JSON.stringify(Object.fromEntries(Array.from({ length: lists }, (_, i) => [`list_${i}`, [row(i)]])))
}
