// Text as CommonMark that reads back as the same text: a backslash before whatever would be markup.

/** Text that stands alone on its line, as a paragraph, a heading or a list item. */
export function escapeLine(text: string): string {
  return escapeLineStart(escapeInline(text.replace(/\s+/gu, ' ').trim()))
}

/** Lines that stay lines: a backslash at the end of one is Markdown's line break. */
export function escapeLines(text: string): string {
  return text.split('\n').map(escapeLine).filter(Boolean).join('\\\n')
}

export function escapeInline(text: string): string {
  return (
    text
      .replace(/[\\`*[~]/g, '\\$&')
      // within a word an underscore is only itself: file_name
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/<(?=\S)/g, '\\<')
      .replace(/&(?=#?\w+;)/g, '\\&')
  )
}

/** What means something only where a line begins. */
function escapeLineStart(text: string): string {
  return text
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^[+=>-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** A heading may close with the marks that it opened with; then they would not be part of its text. */
export function escapeHeading(text: string): string {
  const line = escapeInline(text.replace(/\s+/gu, ' ').trim())
  return line.replace(/^#+$|(?<= )#+$/, (marks) => `\\${marks}`)
}
