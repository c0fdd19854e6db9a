// Has the understanding process summarise a page: its text or Markdown, as the settings say, and what its record stores
// of it.
import { ok, type Result } from '../../../shared/result.ts'
import type { PageSummary } from '../../understanding/protocol.ts'
import type { RecordRow } from '../db/records.ts'
import { clientOfRecord } from './order.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** Resolves to null if the stored page is damaged. */
export type Summarise = (
  record: RecordRow,
  body: Uint8Array,
  signal?: AbortSignal,
  options?: { readonly isForPerson: boolean },
) => Promise<Result<PageSummary | null>>

/** Returns the function that summarises the pages of records. */
export function createSummarise(parts: {
  understanding: Understanding
  joinsParagraphs: () => boolean
  htmlTables: () => boolean
}): Summarise {
  return async (record, body, signal, options) => {
    const { operation, filename: about, source } = record
    // The contract of the API promises the lines of the page.
    const joinsParagraphs = source !== 'api' && parts.joinsParagraphs()
    const pages = [{ number: null, body }]
    const asked = { operation, pages, wish: { joinsParagraphs, htmlTables: parts.htmlTables() } }
    return parts.understanding.ask(
      { name: 'summarise', asked, words: 0, about, client: clientOfRecord(record, options) },
      signal,
    )
  }
}

/** Returns the summary of a page that was just read: its bytes can't be damaged. */
export function present(summary: Result<PageSummary | null>): Result<PageSummary> {
  if (!summary.ok) return summary
  if (!summary.value) throw new Error('a page that was just read can not be unpacked')
  return ok(summary.value)
}
