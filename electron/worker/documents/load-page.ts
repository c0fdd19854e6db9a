// Opens a PDF page with its form values and annotations merged into it, so that their words are words of the page.
import { withMemory, type Pdfium } from './pdfium.ts'
import { sheetOf, type Sheet } from './place.ts'

/** Arguments and results of FPDFPage_Flatten: flatten for display, and success. */
const forDisplay = 0
const flattened = 1
/** Constants of FPDFAnnot: a form field, and its normal appearance. */
const widget = 20
const normalAppearance = 0
/** Size of an empty UTF-16 text with its terminator. */
const emptyTextBytes = 2

/** Returns the handle of the page; 0 if it can't be opened. */
export function loadWholePage(pdfium: Pdfium, document: number, index: number): number {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (page === 0 || pdfium.FPDFPage_GetAnnotCount(page) === 0) return page
  drawMissingAppearances(pdfium, page)
  if (pdfium.FPDFPage_Flatten(page, forDisplay) !== flattened) return page
  pdfium.FPDF_ClosePage(page)
  return pdfium.FPDF_LoadPage(document, index)
}

/** Makes the appearances of fields that have none in the file; viewers show the values of these too. */
function drawMissingAppearances(pdfium: Pdfium, page: number): void {
  for (let i = 0; i < pdfium.FPDFPage_GetAnnotCount(page); i++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, i)
    if (annotation === 0) continue
    const isField = pdfium.FPDFAnnot_GetSubtype(annotation) === widget
    if (isField && pdfium.FPDFAnnot_GetAP(annotation, normalAppearance, 0, 0) <= emptyTextBytes)
      pdfium.EPDFAnnot_GenerateFormFieldAP(annotation)
    pdfium.FPDFPage_CloseAnnot(annotation)
  }
}

export function readSheet(pdfium: Pdfium, page: number): Sheet {
  return withMemory(pdfium, ({ float, atFloat }) => {
    pdfium.FPDF_GetPageBoundingBox(page, atFloat(0))
    // left, top, right, bottom
    const box = { x0: float(0), y0: float(3), x1: float(2), y1: float(1) }
    return sheetOf(box, pdfium.FPDFPage_GetRotation(page))
  })
}
