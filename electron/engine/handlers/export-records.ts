// Exports records into one file, or into one file each. Reports progress, and stops when the caller is gone.
import { pathToFileURL } from 'node:url'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import { isProgram, mixedCurrencies } from '../../../shared/export/accounting.ts'
import type { ExportRecord } from '../../../shared/export/exported.ts'
import { isWritten } from '../../../shared/export/formats.ts'
import { exportEach, exportRecords, type ExportImage } from '../../../shared/export/write-export.ts'
import { reason } from '../../../shared/reasons.ts'
import { err, ok } from '../../../shared/result.ts'
import type { CallContext } from '../caller.ts'
import type { RecordRow } from '../db/records.ts'
import { rowFacts } from '../output/row-facts.ts'
import { toExportRecord } from '../output/export-record.ts'
import { findRecordFor } from './find-record-for.ts'
import { exportPdfs } from './export-pdfs.ts'
import type { HandlerParts } from './handler-parts.ts'

/** After this many records, other work gets its turn. */
const recordsPerTurn = 100

/** Returns the content of the file and its name, and how many records were skipped. */
export async function exportByFormat(
  parts: HandlerParts,
  { ids, files, withImages, skipsUnfinished, ...options }: ParsedInput<'records.export'>,
  context: CallContext,
) {
  const { format } = options
  if (!isWritten(format)) return exportPdfs(parts, { ids, files, skipsUnfinished, ...options }, context)
  const records: ExportRecord[] = []
  const images: (ExportImage | null)[] = []
  for (const [at, id] of ids.entries()) {
    if (context.signal?.aborted) return err('read.cancelled', { name: id })
    const found = findRecordFor(parts.records, id, context.caller)
    if (!found.ok) return found
    const { status } = found.value
    if (status !== 'done' && skipsUnfinished) continue
    if (status !== 'done') return err('record.notDone', { id, status })
    const exported = toExportRecord(found.value, parts.baseUrl(), parts.pages.dataOf(found.value))
    records.push({ ...exported, row: rowFactsOf(parts, found.value) })
    images.push(withImages && files === 'each' ? await readImage(parts, found.value) : null)
    if (at % recordsPerTurn !== recordsPerTurn - 1) continue
    parts.events.emit('export.progress', { done: at + 1, total: ids.length })
    await new Promise(setImmediate)
  }
  const mixed = isProgram(options.rows) ? mixedCurrencies(records, options.rows) : []
  if (mixed.length > 0)
    return err('input.invalid', {
      path: 'ids',
      rule: reason('needs documents of one currency for this program, and these have %{currencies}', {
        currencies: mixed.map((currency) => currency || '?').join(', '),
      }),
    })
  const file =
    files === 'one'
      ? exportRecords(records, { ...options, format })
      : exportEach(records, images, { ...options, format })
  return ok({ ...file, skipped: ids.length - records.length })
}

/** The facts for a record's row, with a link to its image. */
function rowFactsOf(parts: HandlerParts, row: RecordRow) {
  return rowFacts(parts, row, row.source_path && pathToFileURL(row.source_path).href)
}

/**
 * Reads a record's image for the export. An image that no longer exists is left out: the text is what the
 * export is about.
 */
async function readImage({ images }: HandlerParts, row: RecordRow): Promise<ExportImage | null> {
  const bytes = await images.read(row)
  return bytes && { name: row.filename, bytes }
}
