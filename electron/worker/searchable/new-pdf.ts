// Makes a new PDF of several records: images become pages with invisible words, and the pages of PDFs are copied.
import { PDFDocument, PDFHexString } from '@cantoo/pdf-lib'
import { err, ok, type Result } from '../../../shared/result.ts'
import { reasonOf } from '../decode/decode.ts'
import { imagePages } from '../decode/image-pages.ts'
import { attachResult } from './attach.ts'
import { addImagePage } from './image-page.ts'
import { createInvisible, type InvisibleFont } from './invisible.ts'
import { addLayers, faultOfOriginal, loadOriginal } from './add-layers.ts'
import { pagePicture } from './page-picture.ts'
import { removeScripts } from './scripts.ts'
import type { OpenFile, OpenSource, PageOf, SearchableJob } from './task.ts'

interface Target {
  readonly document: PDFDocument
  readonly font: InvisibleFont
  readonly pageOf: PageOf
}

export async function makePdf(
  job: SearchableJob,
  open: OpenFile,
  pageOf: PageOf,
): Promise<Result<Uint8Array[]>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const target = { document, font: createInvisible(document.context), pageOf }
  for (const source of job.sources) {
    const opened = await open(source)
    if (!opened.ok) return opened
    const added = await (opened.value.pdf
      ? faultOfOriginal(opened.value, () => addOriginal(target, opened.value))
      : addImage(target, opened.value))
    if (!added.ok) return added
    await attachResult(document, source, job)
  }
  target.font.write()
  if (job.removesScripts) removeScripts(document)
  setMetadata(document, job)
  return ok([await document.save({ addDefaultPage: false, updateFieldAppearances: false })])
}

async function addOriginal(target: Target, original: OpenSource): Promise<Result<unknown>> {
  const loaded = await loadOriginal(original)
  if (!loaded.ok) return loaded
  const { document, font, pageOf } = target
  const first = document.getPageCount()
  for (const page of await document.copyPages(loaded.value, loaded.value.getPageIndices()))
    document.addPage(page)
  return addLayers(document, original, pageOf, font, first)
}

async function addImage(target: Target, { source, bytes }: OpenSource): Promise<Result<unknown>> {
  const { document, font, pageOf } = target
  const pages = await imagePages(bytes, source.name)
  if (!pages.ok) return pages
  for (let number = 1; number <= pages.value; number++) {
    const page = await pageOf(source, number)
    try {
      const picture = await pagePicture(bytes, { number, pages: pages.value, turn: page?.turn ?? 0 })
      addImagePage(document, picture, page, font)
    } catch (error) {
      return err('image.broken', { name: source.name, why: reasonOf(error) })
    }
  }
  return ok(null)
}

function setMetadata(
  document: PDFDocument,
  { title, createdAt, mark, archival, sources }: SearchableJob,
): void {
  const at = new Date(createdAt)
  document.setTitle(title)
  document.setProducer('Fovea')
  document.setCreationDate(at)
  document.setModificationDate(at)
  const id = PDFHexString.of(mark)
  const { context } = document
  context.trailerInfo.ID = context.obj([id, id])
  const hasResult = sources.some(({ result }) => result !== undefined)
  if (archival) document.convertToPDFA({ conformance: hasResult ? '3B' : '2B' })
}
