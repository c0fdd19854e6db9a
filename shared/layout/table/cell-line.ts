// One line of text in a column of a table.
import type { Box } from '../../page.ts'

export interface CellLine {
  readonly column: number
  readonly text: string
  readonly box: Box
  /** The index of its band: the area between two horizontal rules. */
  readonly band: number
}
