// Writes records as searchable PDFs: into one file, or into one each.
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import { bytesToBase64 } from '../../../shared/export/base64.ts'
import type { Exported } from '../../../shared/export/exported.ts'
import { maxPdfBytes, pdf } from '../../../shared/export/pdf.ts'
import { fillTemplate, toFreeName } from '../../../shared/export/name-template.ts'
import { zipFiles, exportName } from '../../../shared/export/write-export.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { ownerOf, type CallContext } from '../caller.ts'
import { priorities } from '../jobs/order.ts'
import type { RecordRow } from '../db/records.ts'
import { readPdf } from '../workers/read-pdf.ts'
import { findRecordFor } from './find-record-for.ts'
import { toExportRecord } from '../output/export-record.ts'
import type { HandlerParts } from './handler-parts.ts'

type PdfExport = Pick<
  ParsedInput<'records.export'>,
  'ids' | 'files' | 'skipsUnfinished' | 'template' | 'pdfa' | 'attachResult'
>

/** Writes the records that are done; the others are skipped or refused, as the options say. */
export async function exportPdfs(parts: HandlerParts, options: PdfExport, context: CallContext) {
  const rows: RecordRow[] = []
  for (const id of options.ids) {
    const found = findRecordFor(parts.records, id, context.caller)
    if (!found.ok) return found
    const { status } = found.value
    if (status === 'done') rows.push(found.value)
    else if (!options.skipsUnfinished) return err('record.notDone', { id, status })
  }
  const [first] = rows
  if (!first) return err('record.notDone', { id: options.ids[0] ?? '', status: 'waiting' })
  const file = await (options.files === 'one' ? exportInOne : exportEach)(parts, rows, options, context)
  return file.ok ? ok({ ...file.value, skipped: options.ids.length - rows.length }) : file
}

/** Writes all records into one PDF. */
async function exportInOne(
  { searchable, baseUrl }: HandlerParts,
  rows: readonly RecordRow[],
  options: PdfExport,
  context: CallContext,
): Promise<Result<Exported>> {
  const bytes = await readPdf(
    await searchable.of(rows, options, clientOf(context)),
    rows[0] ?? { filename: '' },
  )
  if (!bytes.ok) return bytes
  const records = rows.map((row) => toExportRecord(row, baseUrl()))
  return ok({
    filename: `${exportName(records, options.template)}.${pdf.extension}`,
    mediaType: pdf.mediaType,
    content: bytesToBase64(bytes.value),
    encoding: 'base64',
  })
}

/** Writes each record into a PDF of its own, and all of them into a zip archive. */
async function exportEach(
  { searchable, baseUrl, events }: HandlerParts,
  rows: readonly RecordRow[],
  options: PdfExport,
  context: CallContext,
): Promise<Result<Exported>> {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  const taken = new Set<string>()
  let sizeBytes = 0
  for (const [at, row] of rows.entries()) {
    const bytes = await readPdf(
      await searchable.of([row], options, clientOf(context)),
      row,
      maxPdfBytes - sizeBytes,
    )
    if (!bytes.ok) return bytes
    sizeBytes += bytes.value.length
    const name = toFreeName(fillTemplate(options.template, toExportRecord(row, baseUrl()), at), taken)
    taken.add(name.toLowerCase())
    files[`${name}.${pdf.extension}`] = bytes.value
    events.emit('export.progress', { done: at + 1, total: rows.length })
  }
  return ok(zipFiles(files, 0))
}

/** The client that waits for the export. */
function clientOf({ caller, signal }: CallContext) {
  return { owner: ownerOf(caller), priority: priorities.interactive, signal }
}
