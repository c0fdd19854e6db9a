// Attaches the result of a record to its PDF.
import { AFRelationship, type PDFDocument } from '@cantoo/pdf-lib'
import type { SearchableJob, Source } from './task.ts'

export async function attachResult(
  document: PDFDocument,
  { name, result }: Pick<Source, 'name' | 'result'>,
  { createdAt }: SearchableJob,
): Promise<void> {
  if (!result) return
  const { filename, content } = result
  const at = new Date(createdAt)
  await document.attach(Buffer.from(content, 'utf8'), filename, {
    mimeType: 'application/json',
    description: name,
    creationDate: at,
    modificationDate: at,
    afRelationship: AFRelationship.Data,
  })
  await document.flush()
}
