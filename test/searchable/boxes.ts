// Counts the words of a Page that pdftotext finds at the same position.
import type { Box, Page } from '../../shared/page.ts'

export interface PdfWords {
  readonly width: number
  readonly height: number
  readonly words: readonly { readonly text: string; readonly box: Box }[]
}

/** Tolerance of each edge, as a fraction of the page's side. */
const pageTolerance = 0.03
/** Tolerance of the upper and lower edge, as a fraction of the word's height. */
const heightTolerance = 0.03

/** Parses the output of pdftotext -bbox for one page, in points. */
export function parseBoxes(output: string): PdfWords {
  const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(output) ?? []
  const rows = output.matchAll(
    /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
  )
  const words = Array.from(rows, ([, x0, y0, x1, y1, text = '']) => ({
    text: unescaped(text),
    box: { x0: Number(x0), y0: Number(y0), x1: Number(x1), y1: Number(y1) },
  }))
  return { width: Number(width), height: Number(height), words }
}

export function countWordsInBoxes(page: Page, pdf: PdfWords): { words: number; near: number } {
  const words = page.lines.flatMap((line) => line.words).filter(({ text }) => text.trim() !== '')
  const [x, y] = [page.width / pdf.width, page.height / pdf.height]
  const found = pdf.words.map(({ text, box }) => ({
    text: bare(text),
    box: { x0: box.x0 * x, x1: box.x1 * x, y0: box.y0 * y, y1: box.y1 * y },
  }))
  const near = words.filter(({ text, box }) =>
    found.some(
      (word) => containsText(word.text, bare(text)) && isNear(word.box, box, word.text === bare(text), page),
    ),
  )
  return { words: words.length, near: near.length }
}

/** pdftotext joins Chinese words, as there are no spaces between them, and reverses right-to-left text. */
function containsText(found: string, text: string): boolean {
  const backwards = Array.from(text).reverse().join('')
  return found.includes(text) || found.includes(backwards)
}

function isNear(found: Box, box: Box, isWhole: boolean, { width, height }: Page): boolean {
  const slack = Math.max(1, heightTolerance * (box.y1 - box.y0))
  const [x, y] = [pageTolerance * width, Math.min(pageTolerance * height, slack)]
  if (!isWhole) return found.x0 <= box.x0 + x && found.x1 >= box.x1 - x
  const isWide = Math.abs(found.x0 - box.x0) <= x && Math.abs(found.x1 - box.x1) <= x
  return isWide && Math.abs(found.y0 - box.y0) <= y && Math.abs(found.y1 - box.y1) <= y
}

function bare(text: string): string {
  return text.normalize('NFC').replace(/[\u200e\u200f\u202a-\u202e]/g, '')
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
