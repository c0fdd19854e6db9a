// Makes the content of a result in a format: most are written here from the record, PDFs by a process.
import type { Content, ExportRecord } from '../../../shared/export/exported.ts'
import { isWritten, type ExportFormat } from '../../../shared/export/formats.ts'
import { resultFile } from '../../../shared/export/write-export.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { ownerOfRecord } from '../caller.ts'
import type { RecordRow } from '../db/records.ts'
import { priorities } from '../jobs/order.ts'
import { readPdf } from '../workers/read-pdf.ts'
import type { SearchablePdfs } from '../workers/searchable.ts'

export interface ContentParts {
  readonly exported: (record: RecordRow) => ExportRecord
  readonly searchable: Pick<SearchablePdfs, 'of'>
}

/** Returns the text or the bytes of the file. */
export async function makeContent(
  { searchable, exported }: ContentParts,
  record: RecordRow,
  format: ExportFormat,
  signal?: AbortSignal,
): Promise<Result<Content>> {
  if (isWritten(format)) return ok(resultFile(exported(record), format))
  const client = { owner: ownerOfRecord(record), priority: priorities.folder, signal }
  return readPdf(await searchable.of([record], { pdfa: false, attachResult: false }, client), record)
}

/**
 * Sorts formats by when they are written. Formats that a process writes come last, because that may fail
 * where the others don't.
 */
export function inWritingOrder(formats: readonly ExportFormat[]): ExportFormat[] {
  return formats.toSorted((a, b) => Number(!isWritten(a)) - Number(!isWritten(b)))
}
