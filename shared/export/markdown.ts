// Markdown: a record of any operation as Markdown; several records have their names as headings.
import { assertNever } from '../result.ts'
import { escapeHeading, escapeLines } from '../markdown/escape.ts'
import type { ExportRecord, Writer } from './exported.ts'
import { endLine } from './text.ts'

export const markdown: Writer = {
  name: 'Markdown',
  hint: 'Readable, with its layout',
  extension: 'md',
  mediaType: 'text/markdown',
  isTable: false,
  /** Writes all records as one Markdown text. */
  write(records) {
    const [only] = records
    if (only && records.length === 1) return endLine(body(only))
    return records
      .map((record) => `# ${escapeHeading(record.filename)}\n${endLine(`\n${body(record)}`.trimEnd())}`)
      .join('\n')
  },
  withImage: (content, image) => `![](<${image}>)\n\n${content}`,
}

/** The content of a record as Markdown. */
function body(record: ExportRecord): string {
  switch (record.format) {
    case 'markdown':
      return record.content
    case 'text':
      return paragraphs(record.content)
    case 'json':
      return fenced(record.content)
    default:
      return assertNever(record.format)
  }
}

/** Plain text as Markdown paragraphs, in which no character is markup. */
function paragraphs(content: string): string {
  return content
    .split(/\n{2,}/)
    .map(escapeLines)
    .filter(Boolean)
    .join('\n\n')
}

/** Puts JSON into a code block, with a fence longer than any in it. */
function fenced(content: string): string {
  const longest = (content.match(/`+/g) ?? []).reduce((max, { length }) => Math.max(max, length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}json\n${content}\n${fence}`
}
