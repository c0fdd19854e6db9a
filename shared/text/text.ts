// Writes a Page as plain text: its lines as they are, or each paragraph as one line; a blank line between paragraphs.
import { endsEarly } from '../layout/line-ends.ts'
import type { Line, Page } from '../page.ts'
import { textOfWords } from './exact.ts'
import { joinLines } from './join.ts'
import { isJunk } from './junk.ts'
import { createParagraphTest } from './paragraphs.ts'
import { isHanLike } from './scripts.ts'

export interface TextOptions {
  /** Whether each paragraph becomes one line; otherwise the lines of the page are kept. */
  readonly joinsParagraphs: boolean
}

export function writeText(page: Page, { joinsParagraphs }: TextOptions = { joinsParagraphs: false }): string {
  const pieces: string[] = []
  const startsParagraph = createParagraphTest(page.lines)
  const flows = joinsParagraphs && page.kind !== 'receipt'
  let before: Line | undefined
  for (const line of page.lines) {
    const text = lineText(line)
    if (text === '') continue
    const isNext = before !== undefined && !startsParagraph(before, line)
    const last = pieces.at(-1) ?? ''
    if (before && isNext && flows && isRunningText(last, text) && !endsEarly(page.lines, before, line)) {
      pieces.push(joinLines([pieces.pop() ?? '', text]))
    } else {
      if (before && !isNext) pieces.push('')
      pieces.push(text)
    }
    before = line
  }
  return pieces.join('\n')
}

/** In Latin letters, of which a Han character is two wide: shorter lines are those of an address, a list or a form. */
const minRunningWidth = 28
/** An item of a list, or a label with its value. */
const startsItem =
  /^(?:[•●▪◦·–—*-]\s|[(（]?(?:\d{1,3}|[一二三四五六七八九十])[.)）、．]|\p{L}[\p{L}\p{N} .'’-]{0,24}[:：]\s*\S)/u

/** Whether a line of text may continue the one before, which is then long enough to have been wrapped. */
function isRunningText(before: string, next: string): boolean {
  const width = Array.from(before).reduce((sum, character) => sum + (isHanLike(character) ? 2 : 1), 0)
  return width >= minRunningWidth && !startsItem.test(next)
}

/** Returns the text of a line; '' for junk. */
export function lineText(line: Line): string {
  return isJunk(line) ? '' : textOfWords(line)
}
