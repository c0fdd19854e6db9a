// One line of text in a column of a table.
import type { Box } from '../../page.ts'

export interface CellLine {
  readonly column: number
  readonly text: string
  readonly box: Box
  /** Which part between two ruling lines it stands in. */
  readonly band: number
}
