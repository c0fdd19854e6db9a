// How a result is shown: fields as a form or as a tree, Markdown as it is meant to be seen, or anything as its source.
import type { Format } from '../../../shared/operations.ts'

export type View = 'form' | 'tree' | 'rendered' | 'source' | 'text'

export const viewsOf = {
  json: ['form', 'tree', 'source'],
  markdown: ['rendered', 'source'],
  text: ['text'],
} as const satisfies Record<Format, readonly View[]>
