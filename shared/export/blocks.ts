// A record as blocks, for the formats that show a document: Word and HTML.
import type { Block, Item, Table } from '../layout/block.ts'
import { readBlocks } from '../markdown/parse.ts'
import { assertNever } from '../result.ts'
import { readableKey } from '../readable-key.ts'
import { toPlain } from '../schema/json-node.ts'
import { readNode } from '../schema/json-reader.ts'
import type { ExportRecord } from './exported.ts'

/** Fields as rows of a name and a value. */
export interface Facts {
  readonly kind: 'facts'
  readonly rows: readonly (readonly [name: string, value: string])[]
}

export type ExportBlock = Block | Facts

export function blocksOf({ format, content }: ExportRecord): ExportBlock[] {
  if (format === 'markdown') return readBlocks(content)
  if (format === 'json') {
    const read = readNode(content)
    return 'node' in read ? fieldBlocks(toPlain(read.node)) : textBlocks(content)
  }
  return textBlocks(content)
}

/** The words alone, in which a table is lines of cells between tabs. */
export function plainText(record: ExportRecord): string {
  return blocksOf(record).map(plainBlock).filter(Boolean).join('\n\n')
}

function plainBlock(block: ExportBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'code':
      return block.text
    case 'list':
      return block.items
        .map((item, at) => plainItem(item, block.start === null ? '•' : `${block.start + at}.`))
        .join('\n')
    case 'quote':
      return block.blocks.map(plainBlock).join('\n\n')
    case 'table':
    case 'facts':
      return block.rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')
    case 'rule':
    case 'picture':
      return ''
    default:
      return assertNever(block)
  }
}

function plainItem({ isDone, blocks }: Item, sign: string): string {
  const box = isDone === undefined ? sign : isDone ? '☑' : '☐'
  return `${box} ${blocks.map(plainBlock).join('\n').replaceAll('\n', '\n  ')}`
}

function textBlocks(content: string): Block[] {
  return content
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'paragraph', text }))
}

type Level = 2 | 3

/** The values of an object first, then its lists and objects under their names. */
function fieldBlocks(value: unknown, level: Level = 2): ExportBlock[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const rows = entries.flatMap(([key, one]) =>
    isObject(one) ? [] : [[readableKey(key), textOf(one)] as const],
  )
  const nested = entries.flatMap(([key, one]): ExportBlock[] => {
    if (!isObject(one)) return []
    const inside = Array.isArray(one) ? listBlocks(one, level) : fieldBlocks(one, 3)
    return inside.length === 0 ? [] : [{ kind: 'heading', level, text: readableKey(key) }, ...inside]
  })
  return [...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []), ...nested]
}

function listBlocks(elements: readonly unknown[], level: Level): ExportBlock[] {
  const filled = elements.filter((element) => textOf(element) !== '')
  if (filled.every((element) => !isObject(element)))
    return filled.length === 0 ? [] : [{ kind: 'list', start: null, items: filled.map(itemOf) }]
  const isFlat = filled.every((element) => Object.values(element as object).every((one) => !isObject(one)))
  return isFlat ? [tableOf(filled as Row[])] : filled.flatMap((element) => fieldBlocks(element, level))
}

type Row = Readonly<Record<string, unknown>>

const itemOf = (element: unknown) => ({ blocks: [{ kind: 'paragraph' as const, text: textOf(element) }] })

function tableOf(elements: readonly Row[]): Table {
  const keys = [...new Set(elements.flatMap((element) => Object.keys(element)))]
  const rows = elements.map((element) => keys.map((key) => textOf(element[key])))
  return {
    kind: 'table',
    rows: [keys.map(readableKey), ...rows],
    alignments: keys.map(() => 'left'),
    spans: [],
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns the text of a value; for an object or a list, all of its texts together. */
function textOf(value: unknown): string {
  if (isObject(value)) return Object.values(value).map(textOf).join('')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
