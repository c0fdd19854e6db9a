// Reads the first page of a PDF by its text layer alone: a page that has to be read as a picture throws.
import { createPdfCache } from '../../electron/worker/documents/pdf.ts'
import { readDocumentPage } from '../../electron/worker/read/read-document.ts'
import type { Page } from '../../shared/page.ts'
import { writeText } from '../../shared/text/text.ts'
import { readContextWith } from './read-context.ts'

const refuse = () => Promise.reject(new Error('the page was read as a picture'))
const how = { languages: ['eng'], scope: 'any', profile: 'quick', engine: 'best' } as const
const job = { type: 'read', job: 'j', path: 'a.pdf', name: 'a.pdf', hash: 'any', ...how } as const
const context = readContextWith({
  recogniser: { warm: refuse, read: refuse },
  networks: refuse,
  otherPacks: [],
  disabled: new Set(['codes']),
  languages: how.languages,
})

export async function layerPage(bytes: Uint8Array): Promise<Page> {
  const pdf = await createPdfCache().open({ hash: 'any', name: 'a.pdf' }, bytes)
  if (!pdf.ok) throw new Error(pdf.error.code)
  const page = await readDocumentPage(pdf.value, { ...job, languages: [...job.languages] }, context)
  if (!page.ok) throw new Error(page.error.code)
  return page.value
}

export async function layerText(bytes: Uint8Array): Promise<string> {
  return writeText(await layerPage(bytes))
}
