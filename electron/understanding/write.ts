// Writes a Page as plain text or Markdown. It is a pure function, so a stored page need not be read again.
import { writeMarkdown } from '../../shared/markdown/markdown.ts'
import type { Operation } from '../../shared/operations.ts'
import type { Page } from '../../shared/page.ts'
import { assertNever } from '../../shared/result.ts'
import { writeText } from '../../shared/text/text.ts'

export interface WriteOptions {
  /** Plain text: each paragraph becomes one line. */
  readonly joinsParagraphs: boolean
  /** Markdown: tables with merged cells are written as HTML. */
  readonly htmlTables: boolean
}

export function writePage(operation: Exclude<Operation, 'json'>, page: Page, options: WriteOptions): string {
  switch (operation) {
    case 'text':
    case 'multilingual':
      return writeText(page, options)
    case 'markdown':
      return writeMarkdown(page, { irregularTables: options.htmlTables ? 'html' : 'pipes' })
    default:
      return assertNever(operation)
  }
}
