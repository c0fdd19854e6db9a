// The export formats. A new one needs a file and a line here, and its words in shared/words; the window, HTTP, the command
// line and watch folders then list it.
import { csv } from './csv.ts'
import { docx } from './docx.ts'
import type { FormatRow, Writer } from './exported.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { jsonl } from './jsonl.ts'
import { markdown } from './markdown.ts'
import { pdf } from './pdf.ts'
import { text } from './text.ts'
import { xlsx } from './xlsx.ts'

export { tableRows } from './exported.ts'

/** Formats in the order in which they are offered. */
const written = { markdown, docx, html, json, jsonl, csv, xlsx, text }
const formats = { ...written, pdf }

/** Formats that are written from the records alone; a PDF needs the image files too. */
export type WrittenFormat = keyof typeof written
export const writers: Readonly<Record<WrittenFormat, Writer>> = written

export function isWritten(format: ExportFormat): format is WrittenFormat {
  return format in written
}

export type ExportFormat = keyof typeof formats
export const exportFormats: Readonly<Record<ExportFormat, FormatRow>> = formats
export const exportFormatNames = Object.keys(formats) as ExportFormat[]

/** Name and hint of a format, in one language. */
export type FormatWords = Pick<FormatRow, 'name' | 'hint'>
