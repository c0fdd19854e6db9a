// The views of a document, and the format of the records that each of them shows.
import type { Format } from '../../../shared/operations.ts'

export const views = ['text', 'markdown', 'fields', 'data'] as const

export type View = (typeof views)[number]

export const formatOfView = {
  text: 'text',
  markdown: 'markdown',
  fields: 'json',
  data: 'json',
} as const satisfies Record<View, Format>

/** The view in which a record of the format is opened. */
export const firstView = { text: 'text', markdown: 'markdown', json: 'fields' } as const satisfies Record<
  Format,
  View
>
