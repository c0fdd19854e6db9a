// Reads Markdown back into blocks: all that the writer makes, and what people usually type into a result. Emphasis and
// links become plain text. It takes a few milliseconds where a whole CommonMark parser takes a hundred.
import type { Alignment, Block, HeadingLevel, Item, Span, Table } from '../layout/block.ts'

export function readBlocks(markdown: string): Block[] {
  return parseLines(markdown.replace(/\r\n?|\f/g, '\n').split('\n'))
}

/** A block and the number of lines that it takes. */
interface Parsed {
  readonly block: Block
  readonly count: number
}

function parseLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length;) {
    if (lines[at]?.trim() === '') {
      at++
      continue
    }
    const rest = lines.slice(at)
    const { block, count } = beginBlock(rest) ?? paragraph(rest)
    blocks.push(block)
    at += count
  }
  return blocks
}

/** Parses a block that shows what it is on its first line; null if the lines begin with a paragraph. */
function beginBlock(lines: readonly string[]): Parsed | null {
  const line = (lines[0] ?? '').replace(/^ {1,3}/, '')
  const heading = /^(#{1,6})(?:\s+(.*))?$/.exec(line)
  if (heading) {
    const text = (heading[2] ?? '').replace(/(^|\s)#+\s*$/, '')
    return single({ kind: 'heading', level: (heading[1] ?? '').length as HeadingLevel, text: plain(text) })
  }
  if (/^([-*_])\s*(?:\1\s*){2,}$/.test(line)) return single({ kind: 'rule' })
  if (/^!\[[^\]]*\]\([^)]*\)$/.test(line)) return single({ kind: 'picture' })
  if (line.startsWith('```')) return fenced(lines, line)
  if (line.startsWith('>')) return quote(lines)
  if (line === '<table>') return htmlTable(lines)
  if (line.includes('|') && isDelimiterRow(lines[1] ?? '')) return pipeTable(lines)
  return markerOf(line) ? list(lines) : null
}

const single = (block: Block): Parsed => ({ block, count: 1 })

/** Counts the lines from the first on that pass the test. */
function countWhile(lines: readonly string[], test: (line: string, at: number) => boolean): number {
  const end = lines.findIndex((line, at) => !test(line, at))
  return end === -1 ? lines.length : end
}

function fenced(lines: readonly string[], opening: string): Parsed {
  const fence = /^`+/.exec(opening)?.[0] ?? '```'
  const inside = countWhile(
    lines.slice(1),
    (line) => !/^`+\s*$/.test(line) || line.trim().length < fence.length,
  )
  const language = opening.slice(fence.length).trim()
  return {
    block: { kind: 'code', language, text: lines.slice(1, 1 + inside).join('\n') },
    count: inside + 2,
  }
}

function quote(lines: readonly string[]): Parsed {
  const count = countWhile(lines, (line) => line.startsWith('>'))
  const inside = lines.slice(0, count).map((line) => line.replace(/^> ?/, ''))
  return { block: { kind: 'quote', blocks: parseLines(inside) }, count }
}

/** The sign of a list, its number, and the width by which its item is indented. */
function markerOf(line: string): { kind: string; start: number | null; width: number } | null {
  const [all, sign = ''] = /^([-*+]|\d{1,9}[.)])(?:\s+|$)/.exec(line) ?? []
  if (all === undefined) return null
  const isNumbered = sign.length > 1
  return {
    kind: sign.slice(-1),
    start: isNumbered ? Number(sign.slice(0, -1)) : null,
    width: sign.length + 1,
  }
}

function list(lines: readonly string[]): Parsed {
  const first = markerOf(lines[0] ?? '')
  const items: Item[] = []
  let at = 0
  for (;;) {
    const marker = markerOf(lines[at] ?? '')
    if (!marker || marker.kind !== first?.kind) break
    const inside = countWhile(
      lines.slice(at + 1),
      (line) => line.trim() === '' || line.startsWith(' '.repeat(marker.width)),
    )
    const own = lines.slice(at, at + 1 + inside).map((line) => line.slice(marker.width))
    items.push(itemOf(own))
    at += 1 + inside
  }
  return { block: { kind: 'list', start: first?.start ?? null, items }, count: at }
}

function itemOf([first = '', ...rest]: readonly string[]): Item {
  const [box, sign] = /^\[([ xX])\] /.exec(first) ?? []
  const blocks = parseLines([first.slice(box?.length ?? 0), ...rest])
  return box === undefined ? { blocks } : { isDone: sign !== ' ', blocks }
}

function isDelimiterRow(line: string): boolean {
  return /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(line) && line.includes('|')
}

function pipeTable(lines: readonly string[]): Parsed {
  const count = countWhile(lines, (line) => line.includes('|'))
  const [head = [], delimiters = [], ...body] = lines.slice(0, count).map(cellsOf)
  const row = (cells: readonly string[]) => head.map((_, column) => plain(cells[column] ?? ''))
  const alignments = head.map((_, column) => alignmentOf(delimiters[column] ?? ''))
  return { block: { kind: 'table', rows: [head, ...body].map(row), alignments, spans: [] }, count }
}

/** Splits a row at its pipes; an escaped one belongs to its cell. */
function cellsOf(line: string): string[] {
  const cells = line.trim().match(/(?:\\.|[^\\|])*(?:\||$)/g) ?? []
  const texts = cells.map((cell) => cell.replace(/\|$/, '').trim())
  const isClosed = /(?:^|[^\\])(?:\\\\)*\|$/.test(line.trim())
  // The last match is the empty end of the line.
  return texts.slice(line.trim().startsWith('|') ? 1 : 0, isClosed ? -1 : texts.length - 1)
}

function alignmentOf(dashes: string): Alignment {
  if (!dashes.endsWith(':')) return 'left'
  return dashes.startsWith(':') ? 'centre' : 'right'
}

/** A table of the writer with merged cells; places that one covers are empty. */
function htmlTable(lines: readonly string[]): Parsed {
  const inside = countWhile(lines, (line) => line !== '</table>')
  const spans: Span[] = []
  const rows: string[][] = []
  const grid = (row: number): string[] => (rows[row] ??= [])
  lines.slice(1, inside).forEach((line, row) => {
    let column = 0
    for (const [, attributes = '', text = ''] of line.matchAll(/<t[hd]([^>]*)>(.*?)<\/t[hd]>/g)) {
      while (grid(row)[column] !== undefined) column++
      const size = (name: string) => Number(new RegExp(`${name}="(\\d{1,3})"`).exec(attributes)?.[1] ?? 1)
      const span = { row, column, rows: size('rowspan'), columns: size('colspan') }
      if (span.rows > 1 || span.columns > 1) spans.push(span)
      for (let r = row; r < row + span.rows; r++)
        for (let c = column; c < column + span.columns; c++) grid(r)[c] = ''
      grid(row)[column] = entities(text)
      column += span.columns
    }
  })
  const width = Math.max(0, ...rows.map((row) => row.length))
  const whole = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  const table: Table = {
    kind: 'table',
    rows: whole,
    alignments: Array(width).fill('left') as Alignment[],
    spans,
  }
  return { block: table, count: inside + 1 }
}

function paragraph(lines: readonly string[]): Parsed {
  const count = countWhile(
    lines,
    (line, at) => at === 0 || (line.trim() !== '' && !interrupts(lines.slice(at))),
  )
  const texts = lines.slice(0, count).map((line) => line.trimStart())
  // A backslash or two blanks at the end of a line keep the line break.
  const joined = texts.map((line, at) => {
    if (at === count - 1) return plain(line.trimEnd())
    const isBroken = /(?:^|[^\\])(?:\\\\)*\\$| {2}$/.test(line)
    return `${plain((isBroken ? line.replace(/\\$/, '') : line).trimEnd())}${isBroken ? '\n' : ' '}`
  })
  return { block: { kind: 'paragraph', text: joined.join('') }, count }
}

/** Whether the lines begin a block that ends a paragraph without a blank line: of numbered lists only one from 1. */
function interrupts(lines: readonly string[]): boolean {
  const [line = ''] = lines
  const marker = markerOf(line)
  if (marker) return /^\S+\s+\S/.test(line) && (marker.start === null || marker.start === 1)
  return !line.includes('|') && beginBlock(lines) !== null
}

const inline =
  /\\([!-/:-@[-`{-~])|`([^`]+)`|(\*{1,3})(?=\S)((?:\\.|[^\\*])*[^\s\\*]|(?:\\.)+)\3|!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)|&(amp|lt|gt|quot|#39);/g

/** Removes escapes and inline markup. */
function plain(text: string): string {
  return text.replace(
    inline,
    (all, escaped?: string, code?: string, _?: string, strong?: string, label?: string, entity?: string) =>
      escaped ?? code ?? (entity === undefined ? plain(strong ?? label ?? '') : (signs[entity] ?? all)),
  )
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function entities(text: string): string {
  return text.replace(/&(amp|lt|gt);/g, (all, name: string) => signs[name] ?? all)
}
