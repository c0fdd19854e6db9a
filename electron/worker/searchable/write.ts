// Writes the searchable PDF of one record, or of several, into a file.
import { open as openFile, writeFile } from 'node:fs/promises'
import { reason } from '../../../shared/reasons.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { createPdfCache } from '../documents/pdf.ts'
import { layOverOriginal } from './add-layers.ts'
import { makePdf } from './new-pdf.ts'
import { storedPages } from './stored-pages.ts'
import type { OpenFile, PageOf, SearchableJob } from './task.ts'

export async function writeSearchable(job: SearchableJob, open: OpenFile): Promise<Result<null>> {
  const pages = await openFile(job.pagesFile, 'r')
  try {
    const made = await make(job, open, storedPages(pages))
    if (!made.ok) return made
    const sound = await isSound(made.value, job)
    if (sound.ok) await writeFile(job.out, made.value)
    return sound
  } finally {
    await pages.close()
  }
}

async function make(job: SearchableJob, open: OpenFile, pageOf: PageOf): Promise<Result<Uint8Array[]>> {
  const [first] = job.sources
  const original = job.sources.find(({ isDocument }) => isDocument)
  if (job.archival && original) return err('searchable.archival', { name: original.name })
  if (job.sources.length > 1 || !first) return makePdf(job, open, pageOf)
  const opened = await open(first)
  if (!opened.ok) return opened
  if (!opened.value.pdf) return makePdf(job, () => Promise.resolve(opened), pageOf)
  return layOverOriginal(job, opened.value, pageOf)
}

/** Opens a PDF that contains pages of other PDFs before it is handed out. */
async function isSound(parts: readonly Uint8Array[], job: SearchableJob): Promise<Result<null>> {
  const original = job.sources.find(({ isDocument }) => isDocument)
  if (!original) return ok(null)
  const cache = createPdfCache()
  try {
    const pdf = await cache.open({ hash: job.mark, name: original.name }, Buffer.concat(parts))
    const why = reason('it can not be opened')
    return pdf.ok ? ok(null) : err('searchable.original', { name: original.name, why })
  } finally {
    cache.close()
  }
}
