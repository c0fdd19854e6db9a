// Words of a page as proof of a value: their text as it stands there, the box around them, how surely they were read.
import { unite, type Box, type Page } from '../../../page.ts'
import { spaceBefore } from '../../../text/join.ts'
import { pageTextOf, type PlacedWord } from './page-text.ts'

export interface Evidence {
  readonly raw: string
  readonly box: Box
  readonly confidence: number
}

export function evidenceOf(words: readonly PlacedWord[]): Evidence | null {
  if (words.length === 0) return null
  const raw = words
    .map(({ word, line }, i) => {
      const before = words[i - 1]
      const space = before?.line === line ? spaceBefore(line, before.word, word) : i > 0 ? ' ' : ''
      return space + word.text
    })
    .join('')
  return {
    raw,
    box: unite(words.map(({ word }) => word.box)),
    confidence: Math.min(...words.map(({ word }) => word.confidence)),
  }
}

/** The words in a part of the page: a word belongs to it if its middle does. */
export function evidenceIn(page: Page, { x0, y0, x1, y1 }: Box): Evidence | null {
  const inside = pageTextOf(page).words.filter(({ word: { box } }) => {
    const x = (box.x0 + box.x1) / 2
    const y = (box.y0 + box.y1) / 2
    return x >= x0 && x <= x1 && y >= y0 && y <= y1
  })
  return evidenceOf(inside)
}
