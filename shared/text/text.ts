// Writes a Page as plain text: its lines as they are, or each paragraph as one line; a blank line between paragraphs.
import { endsEarly } from '../layout/line-ends.ts'
import type { Line, Page } from '../page.ts'
import { textOfWords } from './exact.ts'
import { joinLines } from './join.ts'
import { isJunk } from './junk.ts'
import { createParagraphTest } from './paragraphs.ts'

export interface TextOptions {
  /** Whether each paragraph becomes one line; otherwise the lines of the page are kept. */
  readonly joinsParagraphs: boolean
}

export function writeText(page: Page, { joinsParagraphs }: TextOptions = { joinsParagraphs: false }): string {
  const pieces: string[] = []
  const startsParagraph = createParagraphTest(page.lines)
  let before: Line | undefined
  for (const line of page.lines) {
    const text = lineText(line)
    if (text === '') continue
    const isNext = before !== undefined && !startsParagraph(before, line)
    if (before && isNext && joinsParagraphs && !endsEarly(page.lines, before, line)) {
      pieces.push(joinLines([pieces.pop() ?? '', text]))
    } else {
      if (before && !isNext) pieces.push('')
      pieces.push(text)
    }
    before = line
  }
  return pieces.join('\n')
}

/** Returns the text of a line; '' for junk. */
export function lineText(line: Line): string {
  return isJunk(line) ? '' : textOfWords(line)
}
