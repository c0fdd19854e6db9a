// The documents in what a record was read from: its pages grouped, or parts of a page.
import { ownReasons } from '../../shared/document/part-reasons.ts'
import { unstack, type NumberedPage, type Stack } from '../../shared/document/stack.ts'
import { partsIn, type StackPart } from '../../shared/extract/page/stacks/parts.ts'
import { signsOf, unread } from '../../shared/extract/page/stacks/signs.ts'
import type { ImagePart } from '../../shared/image-part.ts'
import type { Box, Page } from '../../shared/page.ts'
import type { GivenAnswer } from './protocol.ts'

/** The documents on these pages; `numbers` also has the pages that could not be read. */
export function documentsIn(whole: Stack | null, numbers: readonly number[]): GivenAnswer<'documents'> {
  const pages = new Map(whole ? pagesOf(whole).map(({ number, page }) => [number, page]) : [])
  return stackPartsOf(pages, numbers).map(({ pages: of, region, reasons }) => {
    const page = pages.get(of[0] ?? 1)
    return { pages: [...of], part: region && page ? partOf(page, region) : null, reasons: [...reasons] }
  })
}

/** Whether the values of the pages belong to several documents, by what these say. */
export function hasSeveralDocuments(whole: Stack): boolean {
  const pages = new Map(pagesOf(whole).map(({ number, page }) => [number, page]))
  const own: ReadonlySet<string> = new Set(ownReasons)
  return stackPartsOf(pages, [...pages.keys()]).some(({ reasons }) =>
    reasons.some((reason) => own.has(reason)),
  )
}

function pagesOf(whole: Stack): NumberedPage[] {
  return whole.places.length > 0 ? unstack(whole) : [{ number: 1, page: whole.page }]
}

function stackPartsOf(pages: ReadonlyMap<number, Page>, numbers: readonly number[]): StackPart[] {
  return partsIn(
    numbers.map((number) => {
      const page = pages.get(number)
      return page ? signsOf(number, page) : unread(number)
    }),
  )
}

/** Paper around the text, as a share of the page. */
const margin = 0.01

function partOf({ turn, width, height }: Page, { x0, y0, x1, y1 }: Box): ImagePart {
  const share = (at: number, side: number) => Math.min(1, Math.max(0, at / side))
  return {
    turn,
    box: {
      ...{ x0: share(x0 - margin * width, width), y0: share(y0 - margin * height, height) },
      ...{ x1: share(x1 + margin * width, width), y1: share(y1 + margin * height, height) },
    },
  }
}
