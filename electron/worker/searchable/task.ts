// Types of the task: the files of records, with the Pages that were read.
import type { ToWorker } from '../../../shared/worker-protocol.ts'
import type { Page } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { Pdf } from '../documents/pdf.ts'

export type SearchableJob = Extract<ToWorker, { type: 'searchable' }>
export type Source = SearchableJob['sources'][number]

export interface OpenSource {
  readonly source: Source
  readonly bytes: Uint8Array
  /** The value is null for an image. */
  readonly pdf: Pdf | null
}

export type OpenFile = (source: Source) => Promise<Result<OpenSource>>
/** Returns the Page that was read; null if there is none. */
export type PageOf = (source: Source, number: number) => Promise<Page | null>
