// Writes records as searchable PDFs: into one file, or into one each.
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import { bytesToBase64 } from '../../../shared/export/base64.ts'
import type { Exported } from '../../../shared/export/exported.ts'
import { maxPdfBytes, pdf } from '../../../shared/export/pdf.ts'
import { fillTemplate, toFreeName } from '../../../shared/export/name-template.ts'
import { zipFiles, exportName } from '../../../shared/export/write-export.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { CallContext } from '../caller.ts'
import type { RecordRow } from '../db/records.ts'
import { bytesOfPdf } from '../workers/bytes-of-pdf.ts'
import { recordOf } from './own-record.ts'
import type { RecordParts } from './record-parts.ts'
import { exportedOf } from '../output/export-record.ts'

type Wish = Pick<
  ParsedInput<'records.export'>,
  'ids' | 'files' | 'skipsUnfinished' | 'template' | 'pdfa' | 'attachResult'
>

export async function exportPdfs(parts: RecordParts, wish: Wish, context: CallContext) {
  const rows: RecordRow[] = []
  for (const id of wish.ids) {
    const found = recordOf(parts.records, id, context.caller)
    if (!found.ok) return found
    const { status } = found.value
    if (status === 'done') rows.push(found.value)
    else if (!wish.skipsUnfinished) return err('record.notDone', { id, status })
  }
  const [first] = rows
  if (!first) return err('record.notDone', { id: wish.ids[0] ?? '', status: 'waiting' })
  const file = await (wish.files === 'one' ? inOne : oneEach)(parts, rows, wish, context)
  return file.ok ? ok({ ...file.value, skipped: wish.ids.length - rows.length }) : file
}

async function inOne(
  { searchable, baseUrl }: RecordParts,
  rows: readonly RecordRow[],
  wish: Wish,
  { signal }: CallContext,
): Promise<Result<Exported>> {
  const bytes = await bytesOfPdf(await searchable.of(rows, wish, signal), rows[0] ?? { filename: '' })
  if (!bytes.ok) return bytes
  const records = rows.map((row) => exportedOf(row, baseUrl()))
  return ok({
    filename: `${exportName(records, wish.template)}.${pdf.extension}`,
    mediaType: pdf.mediaType,
    content: bytesToBase64(bytes.value),
    encoding: 'base64',
  })
}

async function oneEach(
  { searchable, baseUrl, events }: RecordParts,
  rows: readonly RecordRow[],
  wish: Wish,
  { signal }: CallContext,
): Promise<Result<Exported>> {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  const taken = new Set<string>()
  let sizeBytes = 0
  for (const [at, row] of rows.entries()) {
    const bytes = await bytesOfPdf(await searchable.of([row], wish, signal), row, maxPdfBytes - sizeBytes)
    if (!bytes.ok) return bytes
    sizeBytes += bytes.value.length
    const name = toFreeName(fillTemplate(wish.template, exportedOf(row, baseUrl()), at), taken)
    taken.add(name.toLowerCase())
    files[`${name}.${pdf.extension}`] = bytes.value
    events.emit('export.progress', { done: at + 1, total: rows.length })
  }
  return ok(zipFiles(files, 0))
}
