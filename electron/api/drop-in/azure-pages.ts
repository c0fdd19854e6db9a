// Pages in the form of Azure's Read model: lines and words with polygons, and their places in the text of the document.
import { languageRows } from '../../../shared/languages.ts'
import type { Box, Line, Page } from '../../../shared/page.ts'
import { inLogicalOrder } from '../../../shared/text/direction.ts'
import { lineText } from '../../../shared/text/text.ts'

/** The units in which a client wants to count: what a person sees as one character, code points, or those of JavaScript. */
export const indexTypes = ['textElements', 'unicodeCodePoint', 'utf16CodeUnit'] as const
export type IndexType = (typeof indexTypes)[number]

const separator = '\n\n'

interface Span {
  readonly offset: number
  readonly length: number
}
type SpanOf = (from: number, to: number) => Span

/** Writes the pages of a document one after the other, in their order. */
export function createPageWriter(texts: readonly string[], indexType: IndexType) {
  let end = 0

  /** Begins the text of the next page; returns the span of a part of it. */
  function advance(text: string): SpanOf {
    const positions = positionsOf(text, indexType)
    const unit = (at: number) => positions?.[at] ?? at
    const begin = end + (end > 0 && text !== '' ? separator.length : 0)
    end = begin + unit(text.length)
    return (from, to) => ({ offset: begin + unit(from), length: unit(to) - unit(from) })
  }

  return {
    content: texts.filter((text) => text !== '').join(separator),
    /** `index` is the position of its text. */
    page(page: Page, number: number, index: number): object {
      const text = texts[index] ?? ''
      const spanOf = advance(text)
      const lines = placeLines(page.lines, text, spanOf)
      return {
        pageNumber: number,
        angle: page.angleDegrees,
        ...{ width: page.width, height: page.height, unit: 'pixel' },
        spans: [spanOf(0, text.length)],
        lines: lines.map(({ line }) => line),
        words: lines.flatMap(({ words }) => words),
      }
    },
    /** The languages of the whole document, once all pages are written. */
    languages: (codes: readonly string[], confidence: number | null) =>
      codes.slice(0, 1).map((code) => ({
        locale: languageRows[code]?.tag ?? code,
        spans: [{ offset: 0, length: end }],
        confidence: confidence ?? 1,
      })),
  }
}

/** The lines of a page in the order of its text. A word that the text does not have as it is gets an empty span. */
function placeLines(lines: readonly Line[], text: string, spanOf: SpanOf) {
  let at = 0
  return lines.flatMap((line) => {
    const content = lineText(line)
    if (content === '') return []
    const found = text.indexOf(content, at)
    // Markdown marks what the line has plain, which makes it a little longer.
    const [from, to] = found < 0 ? [at, at + 2 * content.length] : [found, found + content.length]
    let cursor = from
    const words = inLogicalOrder(line.words).flatMap(({ text: word, box, confidence }) => {
      const trimmed = word.trim()
      const start = text.indexOf(trimmed, cursor)
      const isFound = trimmed !== '' && start >= 0 && start + trimmed.length <= to
      const span = isFound ? spanOf(start, start + trimmed.length) : spanOf(cursor, cursor)
      if (isFound) cursor = start + trimmed.length
      return trimmed === '' ? [] : [{ content: trimmed, polygon: polygonOf(box), confidence, span }]
    })
    at = found < 0 ? cursor : to
    return [{ words, line: { content, polygon: polygonOf(line.box), spans: [spanOf(from, at)] } }]
  })
}

function polygonOf({ x0, y0, x1, y1 }: Box): number[] {
  return [x0, y0, x1, y0, x1, y1, x0, y1]
}

/** The position of each UTF-16 code unit in the requested units; null if they are the same. */
function positionsOf(text: string, indexType: IndexType): Uint32Array | null {
  if (indexType === 'utf16CodeUnit') return null
  const positions = new Uint32Array(text.length + 1)
  const elements =
    indexType === 'unicodeCodePoint'
      ? text
      : Iterator.from(new Intl.Segmenter().segment(text)).map(({ segment }) => segment)
  let [at, count] = [0, 0]
  for (const element of elements) {
    positions.fill(count++, at, at + element.length)
    at += element.length
  }
  positions[at] = count
  return positions
}
