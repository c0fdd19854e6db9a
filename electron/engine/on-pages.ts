// Places values that were found on all pages of a document, joined into one, on their own pages.
import type { FieldRow } from '../../shared/contract/field.ts'
import type { Box } from '../../shared/page.ts'
import { toPagePosition, type Stack } from '../../shared/document/stack.ts'

/** Returns the field with its boxes in coordinates of their own pages. */
export function fieldOnPages(whole: Pick<Stack, 'places'>, field: FieldRow): FieldRow {
  const alternatives = field.alternatives.map((one) => ({ ...one, ...boxOnPage(whole, one.box) }))
  return { ...field, ...boxOnPage(whole, field.box), alternatives }
}

/** Moves a box of the joined pages to its own page. */
export function boxOnPage(
  whole: Pick<Stack, 'places'>,
  box: Box | null,
): { box: Box | null; page: number | null } {
  if (box === null) return { box, page: null }
  const { number, box: onPage } = toPagePosition(whole, box)
  return { box: onPage, page: number }
}
