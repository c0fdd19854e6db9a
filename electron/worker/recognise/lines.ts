// tesseract's tree of blocks, paragraphs, lines and words -> the lines of a Page, in reading order.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'
import type { FoundBlock, FoundLine } from './core/found.ts'

/** Words without a character are dropped, and so is what then holds no word: rulings and pictures come as such. */
export function toLines(blocks: readonly FoundBlock[]): Line[] {
  const lines: Line[] = []
  let block = 0
  let paragraph = 0
  for (const { paragraphs } of blocks) {
    const countBefore = lines.length
    for (const foundLines of paragraphs) {
      const found = foundLines.flatMap((line) => toLine(line, block, paragraph))
      if (found.length > 0) paragraph++
      lines.push(...found)
    }
    if (lines.length > countBefore) block++
  }
  return lines
}

function toLine(found: FoundLine, block: number, paragraph: number): Line[] {
  const words = found.words.filter((word) => word.text !== '')
  return words.length === 0 ? [] : [{ ...found, words, block, paragraph }]
}

/**
 * A line of Korean comes as one word a syllable, and only the page's own text knows where the spaces are. Words that it
 * writes without one between them are one word.
 */
export function spacedAs(text: string, lines: readonly Line[]): Line[] {
  const rows = text.split('\n').filter((row) => row.trim() !== '')
  // Where text and lines do not agree, nothing is known of the spaces.
  if (rows.length !== lines.length) return [...lines]
  return lines.map((line, i) => ({ ...line, words: wordsSpacedAs(rows[i] ?? '', line.words) }))
}

function wordsSpacedAs(text: string, words: readonly Word[]): Word[] {
  const spaced: Word[] = []
  let at = 0
  for (const token of text.split(/\s+/).filter(Boolean)) {
    const parts: Word[] = []
    while (at < words.length && parts.map((part) => part.text).join('').length < token.length) {
      parts.push(...words.slice(at, at + 1))
      at++
    }
    if (parts.map((part) => part.text).join('') !== token) return [...words]
    spaced.push(joined(parts))
  }
  return at === words.length ? spaced : [...words]
}

function joined(parts: readonly Word[]): Word {
  return {
    text: parts.map((part) => part.text).join(''),
    box: unite(parts.map((part) => part.box)),
    confidence: meanConfidence(parts),
  }
}
