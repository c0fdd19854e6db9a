// From what was seen to the text that was asked for: a pure function of a Page, so a stored page needs no second
// reading.
import { writeMarkdown } from '../../shared/markdown/markdown.ts'
import type { Operation } from '../../shared/operations.ts'
import type { Page } from '../../shared/page.ts'
import { assertNever } from '../../shared/result.ts'
import { writeText } from '../../shared/text/text.ts'

export interface Wish {
  /** Whether plain text has each paragraph as one line. */
  readonly joinsParagraphs: boolean
  /** Whether Markdown has tables with merged cells as HTML. */
  readonly htmlTables: boolean
}

export function write(operation: Exclude<Operation, 'json'>, page: Page, wish: Wish): string {
  switch (operation) {
    case 'text':
    case 'multilingual':
      return writeText(page, wish)
    case 'markdown':
      return writeMarkdown(page, { irregularTables: wish.htmlTables ? 'html' : 'pipes' })
    default:
      return assertNever(operation)
  }
}
