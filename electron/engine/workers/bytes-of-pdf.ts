// Reads a searchable PDF that is on loan into memory, and gives its file back.
import { readFile } from 'node:fs/promises'
import { maxPdfBytes } from '../../../shared/export/pdf.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import type { LentPdf } from './searchable.ts'

const megabyte = 1024 * 1024

export async function bytesOfPdf(
  lent: Result<LentPdf>,
  { filename: name }: Pick<RecordRow, 'filename'>,
  mostBytes = maxPdfBytes,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (!lent.ok) return lent
  const { path, sizeBytes, giveBack } = lent.value
  try {
    const [megabytes, mostMegabytes] = [Math.ceil(sizeBytes / megabyte), maxPdfBytes / megabyte]
    if (sizeBytes > mostBytes) return err('searchable.large', { name, megabytes, mostMegabytes })
    return ok(new Uint8Array(await readFile(path)))
  } finally {
    await giveBack()
  }
}
