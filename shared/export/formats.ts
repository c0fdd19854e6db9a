// The export formats. A new one is a file and its line here: the window, HTTP, the command line and watch folders list it by
// themselves. The languages other than English have words for it in shared/words.
import { csv } from './csv.ts'
import type { Writer } from './exported.ts'
import { json } from './json.ts'
import { jsonl } from './jsonl.ts'
import { markdown } from './markdown.ts'
import { text } from './text.ts'
import { xlsx } from './xlsx.ts'

/** In the order in which they are offered. */
const formats = { markdown, json, jsonl, csv, xlsx, text }

export type ExportFormat = keyof typeof formats
export const exportFormats: Readonly<Record<ExportFormat, Writer>> = formats
export const exportFormatNames = Object.keys(formats) as ExportFormat[]

/** What a format is called, and what it is good for. */
export type FormatWords = Pick<Writer, 'name' | 'hint'>
