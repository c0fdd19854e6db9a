// The views of a result, by its format.
import type { Format } from '../../../shared/operations.ts'

export type View = 'form' | 'tree' | 'rendered' | 'source' | 'text'

export const viewsOf = {
  json: ['form', 'tree', 'source'],
  markdown: ['rendered', 'source'],
  text: ['text'],
} as const satisfies Record<Format, readonly View[]>
