// tesseract's tree of blocks, paragraphs, lines and words -> the lines of a Page, in reading order.
import type { Block, Line as FoundLine, Word as FoundWord } from 'tesseract.js'
import type { Line, Word } from '../../../shared/page.ts'

/** Words without a character are dropped, and so is what then holds no word: rulings and pictures come as such. */
export function toLines(blocks: readonly Pick<Block, 'paragraphs'>[]): Line[] {
  const lines: Line[] = []
  let block = 0
  let paragraph = 0
  for (const foundBlock of blocks) {
    const countBefore = lines.length
    for (const { lines: foundLines } of foundBlock.paragraphs) {
      const found = foundLines.flatMap((line) => toLine(line, block, paragraph))
      if (found.length > 0) paragraph++
      lines.push(...found)
    }
    if (lines.length > countBefore) block++
  }
  return lines
}

function toLine(found: FoundLine, block: number, paragraph: number): Line[] {
  const words = found.words.map(toWord).filter((word) => word.text !== '')
  if (words.length === 0) return []
  return [{ box: found.bbox, words, block, paragraph, rowHeight: found.rowAttributes.rowHeight }]
}

function toWord({ text, bbox, confidence }: FoundWord): Word {
  return { text: text.trim(), box: bbox, confidence: Math.min(1, Math.max(0, confidence / 100)) }
}
