// Opens PDFs with PDFium, and reads and draws their pages. PDFium's objects for a page are released with the page.
import { documentLimits, imageLimits } from '../../../shared/limits.ts'
import type { Box } from '../../../shared/page.ts'
import { reason } from '../../../shared/reasons.ts'
import { err, ok, type Err, type Result } from '../../../shared/result.ts'
import type { ColourImage } from '../pixels/colour.ts'
import { attachedFiles, type AttachedFile } from './attachments.ts'
import { charactersOf, type Character } from './characters.ts'
import { drawingsOn, type Drawings } from './drawings.ts'
import { createWidths, withoutOverhang } from './overhang.ts'
import { drawPage } from './draw-page.ts'
import { loadWholePage, readSheet } from './load-page.ts'
import { copyIn, loadPdfium, release, type Pdfium } from './pdfium.ts'
import type { Sheet } from './place.ts'
import { isTrap } from '../pixels/trap.ts'

interface PdfSource {
  /** Hash of the bytes; it identifies the file. */
  readonly hash: string
  /** Name of the file in errors. */
  readonly name: string
  readonly password?: string | undefined
}

/** An open PDF; its pages count from 1. */
export interface Pdf {
  readonly pages: number
  content(number: number): Result<PageContent>
  sheet(number: number): Result<Sheet>
  /** Draws the page with its annotations and form values, with `longSide` pixels on its longer side. */
  draw(number: number, longSide: number): Result<ColourImage>
  /** Draws a part, which is in points, with `scale` pixels per point. */
  drawPart(number: number, part: Box, scale: number): Result<ColourImage>
  /** Returns the attached files with an accepted name, except those that are damaged or too large. */
  attachments(isAccepted: (name: string) => boolean, maxBytes: number): readonly AttachedFile[]
}

/** The contents of a page as it is shown, in points. */
export interface PageContent extends Drawings {
  readonly width: number
  readonly height: number
  readonly characters: readonly Character[]
}

/** Keeps the file that was opened last open, since its pages are usually read one after the other. */
export interface PdfCache {
  /** Returns null if another file is open. */
  find(source: PdfSource): Pdf | null
  open(source: PdfSource, bytes: Uint8Array): Promise<Result<Pdf>>
  close(): void
}

const pointsPerInch = 72
/** The limit of Acrobat. */
const maxInches = 200
const minSidePoints = 1
/** Limits of a page, beyond which it holds no text. */
const maxCharacters = 200_000
const maxObjects = 300_000
/** A PDFium with more memory is discarded with its file, because memory never shrinks. */
const maxKeptBytes = 256 * 1024 * 1024
/** Results of FPDF_GetLastError. */
const faults = { password: 4, security: 5 } as const

interface OpenPdf {
  readonly pdf: Pdf
  readonly close: () => Result<null>
}

export function createPdfCache(): PdfCache {
  let loading: Promise<Pdfium> | null = null
  let last: (OpenPdf & { readonly key: string; readonly pdfium: Pdfium }) | null = null
  // after a trap nothing in PDFium can be trusted, so the next file gets a new one
  const discard = () => {
    loading = null
    last = null
  }
  const close = () => {
    if (!last) return
    const { close: closeFile, pdfium, key } = last
    last = null
    const closed = guarded(closeFile, discard, brokenFile(key))
    if (!closed.ok || pdfium.pdfium.HEAPU8.length > maxKeptBytes) loading = null
  }
  const load = () =>
    (loading ??= loadPdfium().catch((error: unknown) => {
      loading = null
      throw error
    }))
  return {
    close,
    find: (source) => (last?.key === keyOf(source) ? last.pdf : null),
    async open(source, bytes) {
      close()
      const pdfium = await load()
      const opened = guarded(() => openIn(pdfium, bytes, source, discard), discard, brokenFile(source.name))
      if (!opened.ok) return opened
      last = { key: keyOf(source), pdfium, ...opened.value }
      return ok(last.pdf)
    },
  }
}

function keyOf({ hash, password }: PdfSource): string {
  return JSON.stringify([hash, password])
}

function brokenFile(name: string): (why: string) => Err {
  return (why) => err('document.broken', { name, why })
}

function openIn(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { name, password }: PdfSource,
  onTrap: () => void,
): Result<OpenPdf> {
  const broken = brokenFile(name)
  const address = copyIn(pdfium, bytes)
  if (address === null) return broken(reason('it takes more memory than there is'))
  // for some encrypted files PDFium only reports that they have no pages
  const isProbablyLocked = password === undefined && isEncrypted(bytes)
  const handle = pdfium.FPDF_LoadMemDocument(address, bytes.length, password ?? '')
  const close = () => {
    if (handle !== 0) pdfium.FPDF_CloseDocument(handle)
    release(pdfium, address)
    return ok(null)
  }
  if (handle === 0) {
    const fault = pdfium.FPDF_GetLastError()
    close()
    if (fault === faults.password || isProbablyLocked)
      return err('document.locked', { name, wasTried: password !== undefined })
    if (fault === faults.security) return broken(reason('it is locked in a way that is not known'))
    return broken(reason('no pages can be found in it'))
  }
  const pages = pdfium.FPDF_GetPageCount(handle)
  const { maxPages } = documentLimits
  if (pages >= 1 && pages <= maxPages)
    return ok({ pdf: pdfOf(pdfium, { handle, pages, name }, onTrap), close })
  close()
  if (pages > maxPages) return err('document.tooLong', { name, pages, maxPages })
  return isProbablyLocked
    ? err('document.locked', { name, wasTried: false })
    : broken(reason('no pages can be found in it'))
}

/** Whether the file says that it is encrypted. */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')
}

interface LoadedFile {
  readonly handle: number
  readonly pages: number
  readonly name: string
}

function pdfOf(pdfium: Pdfium, { handle, pages, name }: LoadedFile, onTrap: () => void): Pdf {
  const brokenPage = (number: number) => (why: string) => err('document.pageBroken', { name, number, why })

  function withPage<T>(number: number, use: (page: number, sheet: Sheet) => Result<T>): Result<T> {
    if (number > pages) return err('document.noPage', { name, number, pages })
    return guarded(() => usePage(number, use), onTrap, brokenPage(number))
  }

  function usePage<T>(number: number, use: (page: number, sheet: Sheet) => Result<T>): Result<T> {
    const broken = brokenPage(number)
    const page = loadWholePage(pdfium, handle, number - 1)
    if (page === 0) return broken(reason('it can not be opened'))
    try {
      const sheet = readSheet(pdfium, page)
      const [widthInches, heightInches] = [inInches(sheet.width), inInches(sheet.height)]
      if (Math.min(sheet.width, sheet.height) < minSidePoints)
        return broken(reason('one of its sides has no length'))
      if (Math.max(widthInches, heightInches) > maxInches)
        return err('document.pageSize', { name, number, widthInches, heightInches, maxInches })
      return pdfium.FPDFPage_CountObjects(page) > maxObjects
        ? broken(reason('it holds more than any page does'))
        : use(page, sheet)
    } finally {
      pdfium.FPDF_ClosePage(page)
    }
  }

  function draw(
    number: number,
    page: number,
    size: Omit<ColourImage, 'pixels'>,
    part?: Box,
  ): Result<ColourImage> {
    const drawn = drawPage(pdfium, page, size, part)
    return drawn ? ok(drawn) : brokenPage(number)(reason('it takes more memory than there is'))
  }

  return {
    pages,
    sheet: (number) => withPage(number, (_page, sheet) => ok(sheet)),
    content: (number) =>
      withPage(number, (page, { width, height, shown }) => {
        const text = pdfium.FPDFText_LoadPage(page)
        try {
          if (pdfium.FPDFText_CountChars(text) > maxCharacters)
            return brokenPage(number)(reason('it holds more than any page does'))
          const characters = withoutOverhang(charactersOf(pdfium, text, shown), createWidths(pdfium))
          return ok({ width, height, characters, ...drawingsOn(pdfium, page, shown) })
        } finally {
          pdfium.FPDFText_ClosePage(text)
        }
      }),
    draw: (number, longSide) =>
      withPage(number, (page, sheet) => {
        const scale = Math.min(longSide, imageLimits.maxSidePx) / Math.max(sheet.width, sheet.height)
        const toPx = (side: number) => Math.max(1, Math.round(side * scale))
        return draw(number, page, { width: toPx(sheet.width), height: toPx(sheet.height) })
      }),
    drawPart: (number, { x0, y0, x1, y1 }, scale) =>
      withPage(number, (page, sheet) => {
        const size = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) }
        const [left, top] = [Math.floor(x0 * scale), Math.floor(y0 * scale)]
        const part = { x0: left, y0: top, x1: Math.ceil(x1 * scale), y1: Math.ceil(y1 * scale) }
        return draw(number, page, size, part)
      }),
    attachments(isAccepted, maxBytes) {
      const found = guarded(
        () => ok(attachedFiles(pdfium, handle, isAccepted, maxBytes)),
        onTrap,
        brokenFile(name),
      )
      return found.ok ? found.value : []
    },
  }
}

function inInches(points: number): number {
  return Math.round((points / pointsPerInch) * 10) / 10
}

/** A trap of PDFium becomes a fault of the file. */
function guarded<T>(work: () => Result<T>, onTrap: () => void, toFault: (why: string) => Err): Result<T> {
  try {
    return work()
  } catch (error) {
    if (!isTrap(error)) throw error
    onTrap()
    return toFault(error.message)
  }
}
