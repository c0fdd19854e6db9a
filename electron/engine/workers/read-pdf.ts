// Reads a searchable PDF that is on loan into memory, and gives its file back.
import { readFile } from 'node:fs/promises'
import { maxPdfBytes } from '../../../shared/export/pdf.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import type { PdfOnLoan } from './searchable.ts'

const megabyte = 1024 * 1024

/** Returns the bytes; fails if they are more than allowed. */
export async function readPdf(
  loan: Result<PdfOnLoan>,
  { filename: name }: Pick<RecordRow, 'filename'>,
  maxBytes = maxPdfBytes,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (!loan.ok) return loan
  const { path, sizeBytes, giveBack } = loan.value
  try {
    const [megabytes, mostMegabytes] = [Math.ceil(sizeBytes / megabyte), maxPdfBytes / megabyte]
    if (sizeBytes > maxBytes) return err('searchable.large', { name, megabytes, mostMegabytes })
    return ok(new Uint8Array(await readFile(path)))
  } finally {
    await giveBack()
  }
}
