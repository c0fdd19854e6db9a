// Has the understanding process write a page as text or Markdown, as the settings say.
import type { Page } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import { clientOfRecord } from './order.ts'
import type { Understanding } from '../understanding/understanding.ts'

export type WritePage = (
  record: RecordRow,
  page: Page,
  signal?: AbortSignal,
  options?: { readonly isForPerson: boolean },
) => Promise<Result<string>>

/** Returns the function that writes the pages of records. */
export function createPageWriter(parts: {
  understanding: Understanding
  joinsParagraphs: () => boolean
  htmlTables: () => boolean
}): WritePage {
  return async (record, page, signal, options) => {
    const { operation, filename: about, source } = record
    if (operation === 'json') throw new Error('the fields of a schema are filled, not written')
    // The contract of the API promises the lines of the page.
    const joinsParagraphs = source !== 'api' && parts.joinsParagraphs()
    const asked = { operation, page, wish: { joinsParagraphs, htmlTables: parts.htmlTables() } }
    return parts.understanding.ask(
      { name: 'write', asked, about, client: clientOfRecord(record, options) },
      signal,
    )
  }
}
