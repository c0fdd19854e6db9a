// Converts tesseract's tree of blocks, paragraphs, lines and words to the lines of a Page, in reading order.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'
import type { FoundBlock, FoundLine } from './core/found.ts'

/** Drops empty words and then empty lines: rules and pictures are reported as such. */
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

/** Joins Korean words: each syllable comes as a word, and only the page's text has the spaces. */
export function spacedAs(text: string, lines: readonly Line[]): Line[] {
  const rows = text.split('\n').filter((row) => row.trim() !== '')
  // if text and lines differ, the spaces are unknown
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
