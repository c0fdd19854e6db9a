// Searchable PDF: the record's pages with its words as invisible text. It needs the image file, so a worker writes it.
import type { FormatRow } from './exported.ts'

export const pdf: FormatRow = {
  name: 'Searchable PDF',
  hint: 'The pages as they are, with text to find and copy',
  extension: 'pdf',
  mediaType: 'application/pdf',
  isTable: false,
}

/** Maximum size of a PDF that is returned as one value. */
export const maxPdfBytes = 256 * 1024 * 1024
