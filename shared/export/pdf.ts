// A searchable PDF: what a record was read from, with its words below. It takes the file itself, so a process writes it.
import type { FormatRow } from './exported.ts'

export const pdf: FormatRow = {
  name: 'Searchable PDF',
  hint: 'The pages as they are, with text to find and copy',
  extension: 'pdf',
  mediaType: 'application/pdf',
  isTable: false,
}

/** In bytes, where it is handed over whole. */
export const maxPdfBytes = 256 * 1024 * 1024
