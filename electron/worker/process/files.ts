// The files that jobs are about: images, and what has pages.
import path from 'node:path'
import type { Sharp } from 'sharp'
import { isPdf } from '../../../shared/image/other-files.ts'
import { imageLimits } from '../../../shared/limits.ts'
import type { Page } from '../../../shared/page.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ToWorker } from '../../../shared/worker-protocol.ts'
import { readAcceptedBytes } from '../../files/accepted-bytes.ts'
import { openColour } from '../pixels/colour.ts'
import { decode, reasonOf } from '../decode/decode.ts'
import { dataFilesIn } from '../data-files/data-file.ts'
import { settled } from '../context/faults.ts'
import { createPdfCache, type Pdf } from '../documents/pdf.ts'
import { imagePage, imagePages } from '../decode/image-pages.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { pictureOfPage, readDocumentPage } from '../read/read-document.ts'
import type { SearchableJob } from '../searchable/task.ts'
import { readBytes, type ReadJob } from '../read/read.ts'
import { thumbnailOf } from '../decode/thumbnail.ts'
import type { ReadContext, Readers } from '../context/read-context.ts'
import { pictureOpener } from '../unpack/open-picture.ts'

export type OpenJob = Extract<ToWorker, { type: 'open' }>
export type PictureJob = Extract<ToWorker, { type: 'picture' }>
type FileJob = Pick<ReadJob, 'path' | 'hash'> & Partial<Pick<ReadJob, 'name' | 'password'>>
type PageJob = FileJob & Partial<Pick<ReadJob, 'number'>>

export interface Files {
  pages(job: OpenJob): Promise<Result<number>>
  /** As JPEG in base64. */
  picture(job: PictureJob): Promise<Result<string>>
  read(job: ReadJob, readers: Readers): Promise<Result<Page>>
  /** A page as it was read, to be looked at again. */
  grey(job: PageJob): Promise<Result<GreyImage>>
  /** Writes what is wished into its file. */
  searchable(job: SearchableJob): Promise<Result<null>>
  /** The thumbnail of the first page, as WebP in base64; null for other pages, and if it can't be scaled down. */
  thumbnail(job: PageJob): Promise<string | null>
}

/** In pixels: enough for a thumbnail. */
const smallSide = 400
const jpegQuality = 85

export function createFiles(): Files {
  const shelf = createPdfCache()
  const open = async (job: FileJob): Promise<Result<Pdf | Uint8Array>> => {
    const source = { ...job, name: nameOf(job) }
    const pdf = shelf.find(source)
    if (pdf) return ok(pdf)
    const bytes = await readAcceptedBytes(job.path, job.hash, job.name)
    return bytes.ok && isPdf(bytes.value) ? shelf.open(source, bytes.value) : bytes
  }
  /** Returns the open PDF, or the image of the page. */
  const openPage = async (job: PageJob): Promise<Result<Pdf | Uint8Array>> => {
    const file = await open(job)
    if (!file.ok || !(file.value instanceof Uint8Array)) return file
    return imagePage(file.value, job.number ?? 1, nameOf(job))
  }
  const show = async (job: PageJob, side: number): Promise<Result<Sharp>> => {
    const page = await openPage(job)
    if (!page.ok) return page
    if (page.value instanceof Uint8Array) return openImage(page.value, nameOf(job))
    const drawn = page.value.draw(job.number ?? 1, side)
    return drawn.ok ? ok(openColour(drawn.value)) : drawn
  }
  return {
    async pages(job) {
      const file = await open(job)
      if (!file.ok) return file
      return file.value instanceof Uint8Array ? imagePages(file.value, job.name) : ok(file.value.pages)
    },
    async picture(job) {
      const shown = await show(job, job.maxSidePx)
      return shown.ok ? asJpeg(shown.value, job) : shown
    },
    read: (job, readers) =>
      settled(async () => {
        const context = contextOf(job, readers)
        const page = await openPage(job)
        if (!page.ok) return page
        if (page.value instanceof Uint8Array) return readBytes(page.value, job, context)
        // as long as it is open: another page may be asked for while one is read
        const data = (job.number ?? 1) === 1 ? dataFilesIn(page.value) : []
        const read = await readDocumentPage(page.value, job, context)
        return read.ok && data.length > 0 ? ok({ ...read.value, data }) : read
      }),
    async grey(job) {
      const page = await openPage(job)
      if (!page.ok) return page
      if (page.value instanceof Uint8Array) return decode(page.value, nameOf(job))
      const picture = pictureOfPage(page.value, job.number ?? 1)
      return picture.ok ? ok(picture.value.grey) : picture
    },
    async searchable(job) {
      // the PDF writer is loaded with its first use
      const { writeSearchable } = await import('../searchable/write.ts')
      return writeSearchable(job, async (source) => {
        const bytes = await readAcceptedBytes(source.path, source.hash, source.name)
        if (!bytes.ok) return bytes
        const opened = await open(source)
        if (!opened.ok) return opened
        const pdf = opened.value instanceof Uint8Array ? null : opened.value
        return ok({ source, bytes: bytes.value, pdf })
      })
    },
    async thumbnail(job) {
      if ((job.number ?? 1) !== 1) return null
      const shown = await show(job, smallSide)
      return shown.ok ? thumbnailOf(shown.value) : null
    },
  }
}

function contextOf({ languages, scope, profile, engine }: ReadJob, readers: Readers): ReadContext {
  const isForNetworks = engine === 'best' && !readers.disabled.has('networks')
  const networks = isForNetworks ? readers.networks : () => Promise.resolve(null)
  return { ...readers, languages, scope, profile, networks }
}

function nameOf({ name, path: file }: FileJob): string {
  return name ?? path.basename(file)
}

async function openImage(bytes: Uint8Array, name: string): Promise<Result<Sharp>> {
  try {
    const opened = await pictureOpener(bytes)
    return ok(opened({ limitInputPixels: imageLimits.maxPixels, failOn: 'none' }))
  } catch (error) {
    return err('image.broken', { name, why: reasonOf(error) })
  }
}

async function asJpeg(picture: Sharp, { maxSidePx, name }: PictureJob): Promise<Result<string>> {
  try {
    const jpeg = await picture
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: jpegQuality })
      .toBuffer()
    return ok(jpeg.toString('base64'))
  } catch (error) {
    return err('image.broken', { name, why: reasonOf(error) })
  }
}
