// A Page as plain text: its lines as they stand, a blank line between paragraphs.
import type { Line, Page } from '../page.ts'
import { joinWords } from './join.ts'
import { restorePunctuation } from './punctuation.ts'

export interface TextWish {
  /** Each paragraph as one line; else the lines of the page are kept. */
  readonly joinsParagraphs: boolean
}

export function writeText(page: Page, _wish: TextWish = { joinsParagraphs: false }): string {
  let text = ''
  let before: Line | undefined
  for (const line of page.lines) {
    const words = lineText(line)
    if (words === '') continue
    if (before) text += isSameParagraph(before, line) ? '\n' : '\n\n'
    text += words
    before = line
  }
  return text
}

export function lineText(line: Line): string {
  return restorePunctuation(joinWords(line))
}

export function isSameParagraph(a: Line, b: Line): boolean {
  return a.block === b.block && a.paragraph === b.paragraph
}
