// Writes blocks as CommonMark with GFM tables: a blank line between two blocks, a newline at the end.
import type { Block, Item } from '../layout/block.ts'
import { layOut } from '../layout/layout.ts'
import type { Page } from '../page.ts'
import { assertNever } from '../result.ts'
import { escapeHeading, escapeLines } from './escape.ts'
import { writeTable, type TableStyle } from './table.ts'

export interface MarkdownOptions {
  /** The style of tables with merged cells or very many columns; all others are pipe tables. */
  readonly irregularTables: TableStyle
}

const defaultOptions: MarkdownOptions = { irregularTables: 'pipes' }

export function writeMarkdown(page: Page, options = defaultOptions): string {
  return writeBlocks(layOut(page), options)
}

export function writeBlocks(blocks: readonly Block[], options = defaultOptions): string {
  return blocks.length === 0 ? '' : `${toLines(blocks, options).join('\n')}\n`
}

/** The lines of all blocks. */
function toLines(blocks: readonly Block[], options: MarkdownOptions): string[] {
  // a list right after one of its kind takes the other marker, or both would be read as one list
  let usesOtherMarker = false
  return blocks.flatMap((block, i) => {
    const before = blocks[i - 1]
    usesOtherMarker = isSameList(before, block) && !usesOtherMarker
    return [...(before ? [''] : []), ...blockLines(block, usesOtherMarker, options)]
  })
}

/** Whether both blocks are lists of the same kind, which would be read as one. */
function isSameList(a: Block | undefined, b: Block): boolean {
  return a?.kind === 'list' && b.kind === 'list' && (a.start === null) === (b.start === null)
}

/** The lines of one block. */
function blockLines(block: Block, usesOtherMarker: boolean, options: MarkdownOptions): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${escapeHeading(block.text)}`]
    case 'paragraph':
      return escapeLines(block.text).split('\n')
    case 'list':
      return listLines(block, usesOtherMarker, options)
    case 'code':
      return toFencedLines(block)
    case 'quote':
      return toLines(block.blocks, options).map((line) => `> ${line}`.trimEnd())
    case 'table':
      return writeTable(block, options.irregularTables)
    case 'rule':
      return ['---']
    case 'picture':
      return ['![](picture)']
    default:
      return assertNever(block)
  }
}

/**
 * Indents each item by the width of its marker. A list with an item of several paragraphs is loose: blank lines
 * between.
 */
function listLines(
  { start, items }: Extract<Block, { kind: 'list' }>,
  usesOtherMarker: boolean,
  options: MarkdownOptions,
): string[] {
  return items.flatMap((item, i) => {
    const marker =
      start === null ? (usesOtherMarker ? '*' : '-') : `${start + i}${usesOtherMarker ? ')' : '.'}`
    const indent = ' '.repeat(marker.length + 1)
    const [first = '', ...rest] = itemLines(item, options)
    const lines = [`${marker} ${first}`.trimEnd(), ...rest.map((line) => (line === '' ? '' : indent + line))]
    return i > 0 && isLoose(items) ? ['', ...lines] : lines
  })
}

/** Writes an item without its marker. A nested list follows directly only if it may interrupt a paragraph. */
function itemLines({ isDone, blocks }: Item, options: MarkdownOptions): string[] {
  const box = isDone === undefined ? '' : isDone ? '[x] ' : '[ ] '
  const lines = blocks.flatMap((block, i) => [
    ...(i > 0 && !canFollowDirectly(block, blocks[i - 1]) ? [''] : []),
    ...blockLines(block, isSameList(blocks[i - 1], block), options),
  ])
  return [box + (lines[0] ?? ''), ...lines.slice(1)]
}

/** Whether a list may follow a paragraph without a blank line: CommonMark demands bullets or the number 1. */
function canFollowDirectly(block: Block, before: Block | undefined): boolean {
  return block.kind === 'list' && (block.start === null || block.start === 1) && before?.kind !== 'list'
}

/** Whether some item has several blocks besides nested lists. */
function isLoose(items: readonly Item[]): boolean {
  return items.some(({ blocks }) => blocks.filter(({ kind }) => kind !== 'list').length > 1)
}

/** Writes code within a fence that is longer than any run of backticks in it. */
function toFencedLines({ language, text }: Extract<Block, { kind: 'code' }>): string[] {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((marks) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return [fence + language, ...text.split('\n').map((line) => line.trimEnd()), fence]
}
