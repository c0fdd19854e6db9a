// PDFs: opened by PDFium, their pages looked at and drawn. What a page holds of PDFium's is given back with the page.
import { documentLimits, imageLimits } from '../../../shared/limits.ts'
import type { Box } from '../../../shared/page.ts'
import { reason } from '../../../shared/reasons.ts'
import { err, ok, type Err, type Result } from '../../../shared/result.ts'
import type { ColourImage } from '../pixels/colour.ts'
import { attachedFiles, type AttachedFile } from './attached.ts'
import { charactersOf, type Character } from './characters.ts'
import { drawnOn, type Drawn } from './drawn.ts'
import { createWidths, withoutLean } from './lean.ts'
import { drawPage } from './draw-page.ts'
import { loadWholePage, readSheet } from './load-page.ts'
import { copyIn, loadPdfium, release, type Pdfium } from './pdfium.ts'
import type { Sheet } from './place.ts'

/** What a file is opened by. */
export interface PdfSource {
  /** Of its bytes, which it tells from all others. */
  readonly hash: string
  /** What it is called in an error. */
  readonly name: string
  readonly password?: string | undefined
}

export interface Pdf {
  readonly pages: number
  look(number: number): Result<SeenPage>
  /** How its page lies on what the file holds. */
  sheet(number: number): Result<Sheet>
  /** All of the page, with what was filled in and noted on it: its longer side in so many pixels. */
  draw(number: number, longSide: number): Result<ColourImage>
  /** What lies in the file under a name that is asked for; what can't be taken out is not there. */
  attached(isWanted: (name: string) => boolean, mostBytes: number): readonly AttachedFile[]
  /** A part of it, in points; a point has so many pixels. */
  drawPart(number: number, part: Box, scale: number): Result<ColourImage>
}

/** A page as it is shown, in points. */
export interface SeenPage extends Drawn {
  readonly width: number
  readonly height: number
  readonly characters: readonly Character[]
}

export interface PdfShelf {
  /** The one that was opened last, which stays open as its pages are asked for one after the other; null if it is another. */
  find(source: PdfSource): Pdf | null
  open(source: PdfSource, bytes: Uint8Array): Promise<Result<Pdf>>
  close(): void
}

const pointsPerInch = 72
/** As Acrobat has it. */
const maxInches = 200
/** In points. */
const minSide = 1
/** Of a page: more is no text. */
const mostCharacters = 200_000
const mostDrawn = 300_000
/** In bytes: its memory never becomes less, so a PDFium that has more is given up with the file. */
const mostKept = 256 * 1024 * 1024
/** Of FPDF_GetLastError. */
const faults = { password: 4, security: 5 } as const

interface OpenPdf {
  readonly key: string
  readonly pdfium: Pdfium
  readonly pdf: Pdf
  readonly close: () => void
}

export function createPdfShelf(): PdfShelf {
  let loading: Promise<Pdfium> | null = null
  let last: OpenPdf | null = null
  // after a trap nothing that PDFium holds can be trusted: the next file gets another one
  const forget = () => {
    loading = null
    last = null
  }
  const close = () => {
    if (!last) return
    const { close: give, pdfium, key } = last
    last = null
    const given = guarded(
      () => {
        give()
        return ok(null)
      },
      forget,
      (why) => err('document.broken', { name: key, why }),
    )
    if (!given.ok || pdfium.pdfium.HEAPU8.length > mostKept) loading = null
  }
  const load = () => {
    loading ??= loadPdfium().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return {
    close,
    find: (source) => (last?.key === keyOf(source) ? last.pdf : null),
    async open(source, bytes) {
      close()
      const pdfium = await load()
      const opened = guarded(
        () => openIn(pdfium, bytes, source, forget),
        forget,
        (why) => err('document.broken', { name: source.name, why }),
      )
      if (!opened.ok) return opened
      last = { key: keyOf(source), pdfium, ...opened.value }
      return ok(last.pdf)
    },
  }
}

function keyOf({ hash, password }: PdfSource): string {
  return JSON.stringify([hash, password])
}

function openIn(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { name, password }: PdfSource,
  onTrap: () => void,
): Result<{ pdf: Pdf; close: () => void }> {
  const address = copyIn(pdfium, bytes)
  if (address === null)
    return err('document.broken', { name, why: reason('it takes more memory than there is') })
  // of some locked files PDFium says only that it finds no pages
  const isProbablyLocked = password === undefined && isEncrypted(bytes)
  const handle = pdfium.FPDF_LoadMemDocument(address, bytes.length, password ?? '')
  const close = () => {
    if (handle !== 0) pdfium.FPDF_CloseDocument(handle)
    release(pdfium, address)
  }
  if (handle === 0) {
    const fault = pdfium.FPDF_GetLastError()
    close()
    if (fault === faults.password || isProbablyLocked)
      return err('document.locked', { name, wasTried: password !== undefined })
    if (fault === faults.security)
      return err('document.broken', { name, why: reason('it is locked in a way that is not known') })
    return err('document.broken', { name, why: reason('no pages can be found in it') })
  }
  const pages = pdfium.FPDF_GetPageCount(handle)
  if (pages < 1 || pages > documentLimits.maxPages) {
    close()
    if (pages < 1 && isProbablyLocked) return err('document.locked', { name, wasTried: false })
    return pages < 1
      ? err('document.broken', { name, why: reason('no pages can be found in it') })
      : err('document.tooLong', { name, pages, maxPages: documentLimits.maxPages })
  }
  return ok({ pdf: pdfOf(pdfium, handle, pages, name, onTrap), close })
}

/** Whether the file says that it is encrypted. */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')
}

function pdfOf(pdfium: Pdfium, handle: number, pages: number, name: string, onTrap: () => void): Pdf {
  const withPage = <T>(number: number, use: (page: number, sheet: Sheet) => Result<T>): Result<T> => {
    if (number > pages) return err('document.noPage', { name, number, pages })
    const broken = (why: string) => err('document.pageBroken', { name, number, why })
    return guarded(
      () => {
        const page = loadWholePage(pdfium, handle, number - 1)
        if (page === 0) return broken(reason('it can not be opened'))
        try {
          const sheet = readSheet(pdfium, page)
          const { width, height } = sheet
          const [widthInches, heightInches] = [inInches(width), inInches(height)]
          if (Math.min(width, height) < minSide) return broken(reason('one of its sides has no length'))
          if (Math.max(widthInches, heightInches) > maxInches)
            return err('document.pageSize', { name, number, widthInches, heightInches, maxInches })
          return pdfium.FPDFPage_CountObjects(page) > mostDrawn
            ? broken(reason('it holds more than any page does'))
            : use(page, sheet)
        } finally {
          pdfium.FPDF_ClosePage(page)
        }
      },
      onTrap,
      broken,
    )
  }
  const noMemory = (number: number) =>
    err('document.pageBroken', { name, number, why: reason('it takes more memory than there is') })
  return {
    pages,
    sheet: (number) => withPage(number, (_page, sheet) => ok(sheet)),
    look: (number) =>
      withPage(number, (page, { width, height, shown }) => {
        const text = pdfium.FPDFText_LoadPage(page)
        try {
          if (pdfium.FPDFText_CountChars(text) > mostCharacters)
            return err('document.pageBroken', {
              name,
              number,
              why: reason('it holds more than any page does'),
            })
          const characters = withoutLean(charactersOf(pdfium, text, shown), createWidths(pdfium))
          return ok({ width, height, characters, ...drawnOn(pdfium, page, shown) })
        } finally {
          pdfium.FPDFText_ClosePage(text)
        }
      }),
    draw: (number, longSide) =>
      withPage(number, (page, sheet) => {
        const scale = Math.min(longSide, imageLimits.maxSidePx) / Math.max(sheet.width, sheet.height)
        const [width, height] = [sheet.width, sheet.height].map((side) =>
          Math.max(1, Math.round(side * scale)),
        )
        const drawn = drawPage(pdfium, page, { width: width ?? 1, height: height ?? 1 })
        return drawn ? ok(drawn) : noMemory(number)
      }),
    drawPart: (number, part, scale) =>
      withPage(number, (page, sheet) => {
        const [x, y] = [Math.floor(part.x0 * scale), Math.floor(part.y0 * scale)]
        const drawn = drawPage(
          pdfium,
          page,
          { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) },
          { x0: x, y0: y, x1: Math.ceil(part.x1 * scale), y1: Math.ceil(part.y1 * scale) },
        )
        return drawn ? ok(drawn) : noMemory(number)
      }),
    attached(isWanted, mostBytes) {
      const found = guarded(
        () => ok(attachedFiles(pdfium, handle, isWanted, mostBytes)),
        onTrap,
        (why) => err('document.broken', { name, why }),
      )
      return found.ok ? found.value : []
    },
  }
}

function inInches(points: number): number {
  return Math.round((points / pointsPerInch) * 10) / 10
}

/** What PDFium can't go on with ends its own machine, and nothing else. */
function guarded<T>(work: () => Result<T>, onTrap: () => void, asFault: (why: string) => Err): Result<T> {
  try {
    return work()
  } catch (error) {
    if (!isTrap(error)) throw error
    onTrap()
    return asFault(error.message)
  }
}

/** Too deep a recursion is a RangeError of whoever runs it. */
function isTrap(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'RuntimeError' || error.name === 'RangeError')
}
