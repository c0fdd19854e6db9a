// Escapes text for CommonMark, so that it reads back unchanged: a backslash goes before everything that would be markup.

/** Escapes text that has a line of its own, such as a paragraph, a heading or a list item. */
export function escapeLine(text: string): string {
  return escapeLineStart(escapeInline(text.replace(/\s+/gu, ' ').trim()))
}

/** Escapes several lines and keeps their line breaks: a backslash at the end of a line is Markdown's line break. */
export function escapeLines(text: string): string {
  return text.split('\n').map(escapeLine).filter(Boolean).join('\\\n')
}

/** Escapes the markup that has a meaning anywhere in a line. */
export function escapeInline(text: string): string {
  return (
    text
      .replace(/[\\`*[~]/g, '\\$&')
      // an underscore within a word is no markup: file_name
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/<(?=\S)/g, '\\<')
      .replace(/&(?=#?\w+;)/g, '\\&')
  )
}

/** Escapes the markup that has a meaning only at the start of a line. */
function escapeLineStart(text: string): string {
  return text
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^[+=>-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** Escapes a heading; number signs at its end would be read as the closing marks of the heading. */
export function escapeHeading(text: string): string {
  const line = escapeInline(text.replace(/\s+/gu, ' ').trim())
  return line.replace(/^#+$|(?<= )#+$/, (marks) => `\\${marks}`)
}
