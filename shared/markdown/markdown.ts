// Blocks as CommonMark with GFM tables: a blank line between two blocks, a newline at the end.
import type { Block, Item } from '../layout/block.ts'
import { layOut } from '../layout/layout.ts'
import type { Page } from '../page.ts'
import { assertNever } from '../result.ts'
import { escapeHeading, escapeLines } from './escape.ts'
import { writeTable, type TableStyle } from './table.ts'

export interface MarkdownWish {
  /** How a table is written that has merged cells or very many columns; others are always pipe tables. */
  readonly irregularTables: TableStyle
}

const usual: MarkdownWish = { irregularTables: 'pipes' }

export function writeMarkdown(page: Page, wish = usual): string {
  return writeBlocks(layOut(page), wish)
}

export function writeBlocks(blocks: readonly Block[], wish = usual): string {
  return blocks.length === 0 ? '' : `${linesOf(blocks, wish).join('\n')}\n`
}

function linesOf(blocks: readonly Block[], wish: MarkdownWish): string[] {
  // a list right after one of its kind takes the other marker, or the two would be one list
  let isOther = false
  return blocks.flatMap((block, i) => {
    const before = blocks[i - 1]
    isOther = isSameList(before, block) && !isOther
    return [...(before ? [''] : []), ...linesOfBlock(block, isOther, wish)]
  })
}

function isSameList(a: Block | undefined, b: Block): boolean {
  return a?.kind === 'list' && b.kind === 'list' && (a.start === null) === (b.start === null)
}

function linesOfBlock(block: Block, isOther: boolean, wish: MarkdownWish): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${escapeHeading(block.text)}`]
    case 'paragraph':
      return escapeLines(block.text).split('\n')
    case 'list':
      return linesOfList(block, isOther, wish)
    case 'code':
      return fenced(block)
    case 'quote':
      return linesOf(block.blocks, wish).map((line) => `> ${line}`.trimEnd())
    case 'table':
      return writeTable(block, wish.irregularTables)
    case 'rule':
      return ['---']
    case 'picture':
      return ['![](picture)']
    default:
      return assertNever(block)
  }
}

/** An item is as far in as its marker is wide. A list whose items hold more than one paragraph is spread out. */
function linesOfList(
  { start, items }: Extract<Block, { kind: 'list' }>,
  isOther: boolean,
  wish: MarkdownWish,
): string[] {
  return items.flatMap((item, i) => {
    const marker = start === null ? (isOther ? '*' : '-') : `${start + i}${isOther ? ')' : '.'}`
    const indent = ' '.repeat(marker.length + 1)
    const [first = '', ...rest] = linesOfItem(item, wish)
    const lines = [`${marker} ${first}`.trimEnd(), ...rest.map((line) => (line === '' ? '' : indent + line))]
    return i > 0 && isSpread(items) ? ['', ...lines] : lines
  })
}

/** A list that belongs to its item follows it at once, if its first number lets it: another would be text. */
function linesOfItem({ isDone, blocks }: Item, wish: MarkdownWish): string[] {
  const box = isDone === undefined ? '' : isDone ? '[x] ' : '[ ] '
  const lines = blocks.flatMap((block, i) => [
    ...(i > 0 && !followsAtOnce(block, blocks[i - 1]) ? [''] : []),
    ...linesOfBlock(block, isSameList(blocks[i - 1], block), wish),
  ])
  return [box + (lines[0] ?? ''), ...lines.slice(1)]
}

function followsAtOnce(block: Block, before: Block | undefined): boolean {
  return block.kind === 'list' && (block.start === null || block.start === 1) && before?.kind !== 'list'
}

function isSpread(items: readonly Item[]): boolean {
  return items.some(({ blocks }) => blocks.filter(({ kind }) => kind !== 'list').length > 1)
}

function fenced({ language, text }: Extract<Block, { kind: 'code' }>): string[] {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((marks) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return [fence + language, ...text.split('\n').map((line) => line.trimEnd()), fence]
}
