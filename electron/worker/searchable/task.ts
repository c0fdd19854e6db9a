// What is to be written: the records' files, with what was read on their pages.
import type { ToWorker } from '../../../shared/worker-protocol.ts'
import type { Page } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { Pdf } from '../documents/pdf.ts'

export type SearchableJob = Extract<ToWorker, { type: 'searchable' }>
export type Source = SearchableJob['sources'][number]

/** A source that was opened. */
export interface OpenSource {
  readonly source: Source
  readonly bytes: Uint8Array
  /** Null of an image. */
  readonly pdf: Pdf | null
}

export type OpenFile = (source: Source) => Promise<Result<OpenSource>>
/** What was read on a page; null where nothing was. */
export type PageOf = (source: Source, number: number) => Promise<Page | null>
