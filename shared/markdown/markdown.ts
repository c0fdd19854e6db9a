// Blocks as CommonMark: a blank line between two blocks, a newline at the end.
import type { Block } from '../layout/block.ts'
import { layOut } from '../layout/layout.ts'
import type { Page } from '../page.ts'
import { escapeHeading, escapeLine, escapeLines } from './escape.ts'

export function writeMarkdown(page: Page): string {
  return writeBlocks(layOut(page))
}

export function writeBlocks(blocks: readonly Block[]): string {
  // a list right after one of its kind takes the other marker, or the two would be one list
  let isOther = false
  const written = blocks.map((block, i) => {
    isOther = block.kind === blocks[i - 1]?.kind && !isOther
    return writeBlock(block, isOther)
  })
  return written.map((text) => `${text}\n`).join('\n')
}

function writeBlock(block: Block, isOther: boolean): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeHeading(block.text)}`
    case 'paragraph':
      return escapeLines(block.text)
    case 'bullets':
      return block.items.map((item) => `${isOther ? '*' : '-'} ${escapeLine(item)}`).join('\n')
    case 'numbers':
      return block.items
        .map((item, i) => `${block.start + i}${isOther ? ')' : '.'} ${escapeLine(item)}`)
        .join('\n')
  }
}
