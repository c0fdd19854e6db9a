// Opens a page of a PDF with everything that is shown on it: filled-in fields and notes become part of the page, so that
// their words are words of the page.
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
  drawBareFields(pdfium, page)
  if (pdfium.FPDFPage_Flatten(page, asShown) !== flattened) return page
  pdfium.FPDF_ClosePage(page)
  return pdfium.FPDF_LoadPage(document, index)
}

/** Makes the appearances of fields that have none in the file; a viewer shows their values nevertheless. */
function drawBareFields(pdfium: Pdfium, page: number): void {
  for (let i = 0; i < pdfium.FPDFPage_GetAnnotCount(page); i++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, i)
    if (annotation === 0) continue
    const isField = pdfium.FPDFAnnot_GetSubtype(annotation) === widget
    if (isField && pdfium.FPDFAnnot_GetAP(annotation, normalAppearance, 0, 0) <= emptyText)
      pdfium.EPDFAnnot_GenerateFormFieldAP(annotation)
    pdfium.FPDFPage_CloseAnnot(annotation)
  }
}

export function readSheet(pdfium: Pdfium, page: number): Sheet {
  return withScratch(pdfium, ({ float, atFloat }) => {
    pdfium.FPDF_GetPageBoundingBox(page, atFloat(0))
    // left, top, right, bottom
    const box = { x0: float(0), y0: float(3), x1: float(2), y1: float(1) }
    return sheetOf(box, pdfium.FPDFPage_GetRotation(page))
  })
}
