// The export formats. A new one is a file and its line here; dialog, HTTP and command line list it by themselves.
import { csv } from './csv.ts'
import type { Exported, ExportRecord, Writer } from './exported.ts'
import type { ExportFormat } from './formats.ts'
import { json } from './json.ts'
import { jsonl } from './jsonl.ts'
import { markdown } from './markdown.ts'
import { text } from './text.ts'

export const writers = { markdown, json, jsonl, csv, text } satisfies Record<ExportFormat, Writer>

export function exportRecords(records: readonly ExportRecord[], format: ExportFormat): Exported {
  const { extension, mediaType, write } = writers[format]
  const [only] = records
  const name = only && records.length === 1 ? withoutExtension(only.filename) : 'fovea-export'
  return {
    filename: `${name}.${extension}`,
    mediaType: `${mediaType}; charset=utf-8`,
    content: write(records),
  }
}

/** The name of a record is a label of any characters; some of them no file system takes. */
function withoutExtension(filename: string): string {
  const safe = filename.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_').replace(/\.[^.]{1,5}$/, '')
  return safe.replace(/^[. ]+|[. ]+$/g, '') || 'fovea-export'
}
