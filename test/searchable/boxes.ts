// How many words of a Page another program finds in their boxes.
import type { Box, Page } from '../../shared/page.ts'

export interface ToldBoxes {
  readonly width: number
  readonly height: number
  readonly words: readonly { readonly text: string; readonly box: Box }[]
}

/** Each side may be off by so much of a page's side. */
const nearEnough = 0.03
/** By so much of the word's own height may its upper and lower side be off. */
const ofHeight = 0.03

/** Parses the words of one page from pdftotext -bbox, in points. */
export function toldBoxes(told: string): ToldBoxes {
  const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(told) ?? []
  const rows = told.matchAll(
    /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
  )
  const words = Array.from(rows, ([, x0, y0, x1, y1, text = '']) => ({
    text: unescaped(text),
    box: { x0: Number(x0), y0: Number(y0), x1: Number(x1), y1: Number(y1) },
  }))
  return { width: Number(width), height: Number(height), words }
}

export function boxShares(page: Page, told: ToldBoxes): { words: number; near: number } {
  const words = page.lines.flatMap((line) => line.words).filter(({ text }) => text.trim() !== '')
  const [x, y] = [page.width / told.width, page.height / told.height]
  const found = told.words.map(({ text, box }) => ({
    text: bare(text),
    box: { x0: box.x0 * x, x1: box.x1 * x, y0: box.y0 * y, y1: box.y1 * y },
  }))
  const near = words.filter(({ text, box }) =>
    found.some(
      (word) => holds(word.text, bare(text)) && isNear(word.box, box, word.text === bare(text), page),
    ),
  )
  return { words: words.length, near: near.length }
}

/** Chinese words follow each other without a space and are told as one; what runs from the right is told backwards. */
function holds(told: string, text: string): boolean {
  const backwards = Array.from(text).reverse().join('')
  return told.includes(text) || told.includes(backwards)
}

function isNear(told: Box, box: Box, isWhole: boolean, { width, height }: Page): boolean {
  const slack = Math.max(1, ofHeight * (box.y1 - box.y0))
  const [x, y] = [nearEnough * width, Math.min(nearEnough * height, slack)]
  if (!isWhole) return told.x0 <= box.x0 + x && told.x1 >= box.x1 - x
  const isWide = Math.abs(told.x0 - box.x0) <= x && Math.abs(told.x1 - box.x1) <= x
  return isWide && Math.abs(told.y0 - box.y0) <= y && Math.abs(told.y1 - box.y1) <= y
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
