// Parses hOCR as tesseract writes it, with one element per row, so that no HTML parser is needed.
import type { Box, Word } from '../../shared/page.ts'

export interface FoundLine {
  readonly box: Box
  readonly words: Word[]
  readonly rowHeight: number
}

export interface FoundBlock {
  readonly paragraphs: FoundLine[][]
}

const element = /<(?:div|p|span) class='(\w+)'.* title=(?:"([^"]*)"|'([^']*)')[^>]*>(.*)/
const lineClasses: ReadonlySet<string> = new Set(['ocr_line', 'ocr_header', 'ocr_caption', 'ocr_textfloat'])
const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

export function parseHocr(hocr: string): FoundBlock[] {
  const blocks: FoundBlock[] = []
  for (const row of hocr.split('\n')) {
    const [, name = '', quoted, apostrophed, content = ''] = element.exec(row) ?? []
    const title = quoted ?? apostrophed ?? ''
    const paragraphs = blocks.at(-1)?.paragraphs
    if (name === 'ocr_carea') blocks.push({ paragraphs: [] })
    else if (name === 'ocr_par') paragraphs?.push([])
    else if (lineClasses.has(name)) paragraphs?.at(-1)?.push(lineOf(title))
    else if (name === 'ocrx_word') paragraphs?.at(-1)?.at(-1)?.words.push(wordOf(title, content))
  }
  return blocks
}

function lineOf(title: string): FoundLine {
  return { box: boxOf(title), words: [], rowHeight: Number(/x_size ([\d.]+)/.exec(title)?.[1] ?? 0) }
}

/** Confidences are truncated to whole percents there, so half a percent is added. */
function wordOf(title: string, content: string): Word {
  const percent = Number(/x_wconf (\d+)/.exec(title)?.[1] ?? 0) + 0.5
  const text = content.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, (entity) => entities.get(entity) ?? entity)
  return { text: text.trim(), box: boxOf(title), confidence: Math.min(1, percent / 100) }
}

function boxOf(title: string): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = (/bbox (\d+) (\d+) (\d+) (\d+)/.exec(title) ?? [])
    .slice(1)
    .map(Number)
  return { x0, y0, x1, y1 }
}
