// Writes pieces of HTML for the server's own pages. Cells are HTML already; text() escapes plain text.

/** A table with these headings. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  return `<div class="wide"><table><thead><tr>${cells(head, 'th')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</tbody></table></div>`
}

/** A list of names, shown as code, each with its meaning. */
export function fields(rows: readonly (readonly string[])[]): string {
  return `<dl>${rows.map(([name = '', meaning = '']) => `<dt><code>${text(name)}</code></dt><dd>${meaning}</dd>`).join('\n')}</dl>`
}

/** Escapes plain text for HTML. */
export function text(value: string): string {
  return value.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
