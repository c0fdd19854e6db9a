// Builds the parsed pages of a PDF (`PageContent`) without a file; lengths are in points.
import type { Character, Type } from '../../electron/worker/documents/characters.ts'
import type { PageContent } from '../../electron/worker/documents/pdf.ts'

export const plainType: Type = {
  em: 10,
  emAcross: 10,
  angle: 0,
  weight: 400,
  isHidden: false,
  object: 1,
  font: 1,
}

export interface Setting {
  readonly x: number
  readonly y: number
  readonly type?: Partial<Type>
  /** The distance between the left edges of two characters, and the width of each, in ems. */
  readonly step?: number
  readonly width?: number
  readonly isUnmapped?: boolean
}

/** Places the characters of a text along a line; with negative steps it runs from the right. */
export function charactersAt(
  text: string,
  { x, y, type = {}, step = 0.5, width = 0.5, isUnmapped = false }: Setting,
): Character[] {
  const set = { ...plainType, ...type }
  return Array.from(text).map((character, i) => {
    const left = x + i * step * set.em
    const [x0, x1] = [left, left + width * set.em]
    const box = { x0, x1, y0: y - 0.7 * set.em, y1: y }
    return {
      text: character,
      box,
      cell: box,
      base: { x: left, y },
      type: set,
      isSynthetic: false,
      isUnmapped,
    }
  })
}

export function seenPage(page: Partial<PageContent>): PageContent {
  return {
    width: 600,
    height: 800,
    characters: [],
    pictures: [],
    shapes: [],
    orderOfText: new Map(),
    ...page,
  }
}
