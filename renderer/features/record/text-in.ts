// The text in a box of the page, line by line.
import type { Box, Page } from '../../../shared/page.ts'
import { lineText } from '../../../shared/text/text.ts'

export function textIn({ lines }: Page, { x0, y0, x1, y1 }: Box): string {
  const isInside = ({ box }: { readonly box: Box }) => {
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
    return x >= x0 && x <= x1 && y >= y0 && y <= y1
  }
  return lines
    .map((line) => ({ ...line, words: line.words.filter(isInside) }))
    .filter(({ words }) => words.length > 0)
    .map(lineText)
    .filter(Boolean)
    .join('\n')
}
