// tesseract's tree of blocks, paragraphs, lines and words -> the lines of a Page, in reading order.
import type { Block, Line as FoundLine, Word as FoundWord } from 'tesseract.js'
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'

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
  const words = asSpaced(
    found.text,
    found.words.map(toWord).filter((word) => word.text !== ''),
  )
  if (words.length === 0) return []
  return [{ box: found.bbox, words, block, paragraph, rowHeight: found.rowAttributes.rowHeight }]
}

/**
 * A line of Korean comes as one word a syllable, and only the line's own text knows where the spaces are. Words that it
 * writes without one between them are one word.
 */
function asSpaced(text: string, words: Word[]): Word[] {
  const spaced: Word[] = []
  let at = 0
  for (const token of text.split(/\s+/).filter(Boolean)) {
    const parts: Word[] = []
    while (at < words.length && parts.map((part) => part.text).join('').length < token.length) {
      parts.push(...words.slice(at, at + 1))
      at++
    }
    // Where text and words do not agree, nothing is known of the spaces.
    if (parts.map((part) => part.text).join('') !== token) return words
    spaced.push(joined(parts))
  }
  return at === words.length ? spaced : words
}

function joined(parts: readonly Word[]): Word {
  return {
    text: parts.map((part) => part.text).join(''),
    box: unite(parts.map((part) => part.box)),
    confidence: meanConfidence(parts),
  }
}

function toWord({ text, bbox, confidence }: FoundWord): Word {
  return { text: text.trim(), box: bbox, confidence: Math.min(1, Math.max(0, confidence / 100)) }
}
