// A new PDF of what several records are: images as pages with their words below them, and the pages of other PDFs as they are.
import { PDFDocument, PDFHexString } from '@cantoo/pdf-lib'
import { err, ok, type Result } from '../../../shared/result.ts'
import { reasonOf } from '../decode/decode.ts'
import { imagePages } from '../decode/image-pages.ts'
import { attachResult } from './attach.ts'
import { addImagePage } from './image-page.ts'
import { createInvisible, type InvisibleFont } from './invisible.ts'
import { addLayers, loadOriginal, orRefused } from './over-original.ts'
import { pagePicture } from './page-picture.ts'
import type { OpenFile, OpenSource, PageOf, SearchableJob } from './task.ts'

interface Making {
  readonly document: PDFDocument
  readonly font: InvisibleFont
  readonly pageOf: PageOf
}

export async function joined(
  job: SearchableJob,
  open: OpenFile,
  pageOf: PageOf,
): Promise<Result<Uint8Array[]>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const making = { document, font: createInvisible(document.context), pageOf }
  for (const source of job.sources) {
    const opened = await open(source)
    if (!opened.ok) return opened
    const added = await (opened.value.pdf
      ? orRefused(opened.value, () => addOriginal(making, opened.value))
      : addImage(making, opened.value))
    if (!added.ok) return added
    await attachResult(document, source, job)
  }
  making.font.write()
  tellOfIt(document, job)
  return ok([await document.save({ addDefaultPage: false, updateFieldAppearances: false })])
}

async function addOriginal(making: Making, original: OpenSource): Promise<Result<unknown>> {
  const loaded = await loadOriginal(original)
  if (!loaded.ok) return loaded
  const { document, font, pageOf } = making
  const first = document.getPageCount()
  for (const page of await document.copyPages(loaded.value, loaded.value.getPageIndices()))
    document.addPage(page)
  return addLayers(document, original, pageOf, font, first)
}

async function addImage(making: Making, { source, bytes }: OpenSource): Promise<Result<unknown>> {
  const { document, font, pageOf } = making
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

function tellOfIt(document: PDFDocument, { title, createdAt, mark, archival, sources }: SearchableJob): void {
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
