// The export formats. A new one is a file and its line here: the window, HTTP, the command line and watch folders list it by
// themselves. The languages other than English have words for it in shared/words.
import { csv } from './csv.ts'
import type { FormatRow, Writer } from './exported.ts'
import { json } from './json.ts'
import { jsonl } from './jsonl.ts'
import { markdown } from './markdown.ts'
import { pdf } from './pdf.ts'
import { text } from './text.ts'
import { xlsx } from './xlsx.ts'

/** In the order in which they are offered. */
const written = { markdown, json, jsonl, csv, xlsx, text }
const formats = { ...written, pdf }

/** Those that are written from what was read alone. */
export type WrittenFormat = keyof typeof written
export const writers: Readonly<Record<WrittenFormat, Writer>> = written

export function isWritten(format: ExportFormat): format is WrittenFormat {
  return format in written
}

export type ExportFormat = keyof typeof formats
export const exportFormats: Readonly<Record<ExportFormat, FormatRow>> = formats
export const exportFormatNames = Object.keys(formats) as ExportFormat[]

/** What a format is called, and what it is good for. */
export type FormatWords = Pick<FormatRow, 'name' | 'hint'>
