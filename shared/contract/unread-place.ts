// A place in a record with text that could not be read.
import { z } from 'zod'
import { boxSchema, type Page } from '../page.ts'

export const unreadPlaceSchema = z.object({
  /** The page of a document that it is on; null for an image. */
  page: z.number().nullable(),
  box: boxSchema,
})

export type UnreadPlace = z.infer<typeof unreadPlaceSchema>

/** The unread places of a page; `number` is null for an image. */
export function unreadPlacesOf({ unread = [] }: Page, number: number | null): UnreadPlace[] {
  return unread.map((box) => ({ page: number, box }))
}
