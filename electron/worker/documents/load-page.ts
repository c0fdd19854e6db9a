// Opens a page of a PDF with everything that is shown on it: filled-in fields and notes become part of the page, so that
// their words are words of the page.
import { drawPage } from './draw-page.ts'
import { withScratch, type Pdfium } from './pdfium.ts'
import { sheetOf, type Sheet } from './place.ts'

/** FPDFPage_Flatten: what is shown on a screen, and the result that something was. */
const asShown = 0
const flattened = 1
/** FPDFAnnot: the field of a form, and its usual appearance. */
const widget = 20
const normalAppearance = 0
/** In bytes: an empty text of UTF-16 with its end. */
const emptyText = 2

/** Returns the handle of the page; 0 if it can't be opened. */
export function loadWholePage(pdfium: Pdfium, document: number, index: number): number {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (page === 0 || pdfium.FPDFPage_GetAnnotCount(page) === 0) return page
  // PDFium makes a missing appearance only when it draws, if the form asks for that (NeedAppearances)
  if (hasBareField(pdfium, page)) drawPage(pdfium, page, { width: 1, height: 1 })
  if (pdfium.FPDFPage_Flatten(page, asShown) !== flattened) return page
  pdfium.FPDF_ClosePage(page)
  return pdfium.FPDF_LoadPage(document, index)
}

/** Whether the appearance of some field is not in the file. */
function hasBareField(pdfium: Pdfium, page: number): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(page)
  return Array.from({ length: count }, (_, i) => i).some((i) => {
    const annotation = pdfium.FPDFPage_GetAnnot(page, i)
    const isBare =
      annotation !== 0 &&
      pdfium.FPDFAnnot_GetSubtype(annotation) === widget &&
      pdfium.FPDFAnnot_GetAP(annotation, normalAppearance, 0, 0) <= emptyText
    if (annotation !== 0) pdfium.FPDFPage_CloseAnnot(annotation)
    return isBare
  })
}

export function readSheet(pdfium: Pdfium, page: number): Sheet {
  return withScratch(pdfium, ({ float, atFloat }) => {
    pdfium.FPDF_GetPageBoundingBox(page, atFloat(0))
    // left, top, right, bottom
    const box = { x0: float(0), y0: float(3), x1: float(2), y1: float(1) }
    return sheetOf(box, pdfium.FPDFPage_GetRotation(page))
  })
}
