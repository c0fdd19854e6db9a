// The formats in which a result can be copied, and the text of each.
import type { RecordView } from '../../../shared/contract/record.ts'
import { itemRows } from '../../../shared/export/csv-rows.ts'
import { plainText } from '../../../shared/export/blocks.ts'
import type { ExportRecord } from '../../../shared/export/exported.ts'
import { documentText } from '../../../shared/document/document.ts'
import { htmlOf } from '../../../shared/export/html.ts'
import { markdown } from '../../../shared/export/markdown.ts'
import { tableText } from './table-text.ts'

export type ClipboardFormat = 'plain' | 'markdown' | 'table' | 'json'

/** The formats that a record offers for copying. */
export function clipboardFormats(record: RecordView): readonly ClipboardFormat[] {
  switch (record.format) {
    case 'text':
      return ['plain']
    case 'markdown':
      return tableText(record.content ?? '') === '' ? ['plain', 'markdown'] : ['plain', 'markdown', 'table']
    case 'json':
      return ['json', 'table', 'markdown']
  }
}

/** The text that is copied in this form. A table is copied as TSV, which spreadsheets paste into cells. */
export function toClipboardText(record: RecordView, form: ClipboardFormat | 'rich'): string {
  const content = documentText(record.content ?? '', record, false)
  switch (form) {
    case 'json':
      return content
    case 'plain':
      return record.format === 'text' ? content : plainText(toExportRecord(record))
    case 'rich':
      return htmlOf(toExportRecord(record))
    case 'markdown':
      return record.format === 'markdown'
        ? content
        : markdown.write([toExportRecord(record)], { rows: 'items' }).toString()
    case 'table':
      return record.format === 'markdown' ? tableText(content) : fieldTable(record)
  }
}

/** The fields as TSV. Drops the first three columns, which describe the record itself. */
function fieldTable(record: RecordView): string {
  return itemRows([toExportRecord(record)])
    .map((row) => row.slice(3).map(toCell).join('\t'))
    .join('\n')
}

function toCell(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ')
}

/** The record in the form that the export takes, so that a copy equals an exported file. */
function toExportRecord({
  id,
  filename,
  content,
  format,
  operation,
  payload,
  timestamp,
  createdAt,
  document,
  codes,
  data,
}: RecordView): ExportRecord {
  return {
    id,
    filename,
    content: documentText(content ?? '', { operation, document }, false),
    format,
    operation,
    payload,
    timestamp: timestamp ?? createdAt,
    codes,
    data,
  }
}
