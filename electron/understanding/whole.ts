// The pages of a record as one page, on which values are looked for, and the way back from there to each page.
import type { FoundField } from '../../shared/contract/field.ts'
import { stack, toPagePosition, type NumberedPage, type Stack } from '../../shared/document/stack.ts'
import { countWords } from '../../shared/extract/looks.ts'
import type { Box } from '../../shared/page.ts'
import { unpackPage, type PackedPage } from '../pages/packed-page.ts'

/** `places` is empty for an image, whose positions need no conversion. */
export type Whole = Stack

/**
 * Returns the pages below each other as one, or null if there is none. They are unpacked one after another; beyond
 * `maxWords` the words of the others are only counted.
 */
export function joinPages(
  pages: readonly PackedPage[],
  maxWords: number,
): { readonly whole: Whole | null; readonly words: number } {
  const [image] = pages
  if (image?.number === null) {
    const page = unpackPage(image.body)
    return { whole: page && { page, places: [] }, words: page ? countWords(page) : 0 }
  }
  let words = 0
  function* unpacked(): Generator<NumberedPage> {
    for (const { number, body } of pages) {
      const page = unpackPage(body)
      words += page ? countWords(page) : 0
      if (page && number !== null && words <= maxWords) yield { number, page }
    }
  }
  const whole = stack(unpacked())
  return { whole: whole.places.length === 0 ? null : whole, words }
}

/** Returns the field with its boxes in coordinates of their own pages. */
export function fieldOnPages(whole: Whole, field: FoundField): FoundField {
  const alternatives = field.alternatives?.map((one) => ({ ...one, ...boxOnPage(whole, one.box) }))
  return { ...field, ...boxOnPage(whole, field.box), ...(alternatives && { alternatives }) }
}

/** Moves a box of the joined pages to its own page. */
export function boxOnPage(whole: Whole, box: Box | null): { box: Box | null; page: number | null } {
  if (box === null || whole.places.length === 0) return { box, page: null }
  const { number, box: onPage } = toPagePosition(whole, box)
  return { box: onPage, page: number }
}
