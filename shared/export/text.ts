// Plain text: the contents as they are; several records have their names as headings.
import type { ExportRecord, Writer } from './exported.ts'

export const text: Writer = {
  name: 'Plain text',
  hint: 'The words alone',
  extension: 'txt',
  mediaType: 'text/plain',
  isTable: false,
  /** Writes all records as one text. */
  write(records) {
    const [only] = records
    if (only && records.length === 1) return endLine(only.content)
    return records.map(underName).join('\n')
  },
}

/** A record below its underlined file name. */
function underName({ filename, content }: ExportRecord): string {
  return endLine(`${filename}\n${'='.repeat(Math.min(filename.length, 60))}\n\n${content}`)
}

/** Adds a final newline if there is any text. */
export function endLine(content: string): string {
  return content === '' || content.endsWith('\n') ? content : `${content}\n`
}
