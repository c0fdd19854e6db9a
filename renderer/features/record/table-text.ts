// Extracts the tables of a Markdown text as TSV.

/** Returns the rows of all tables, with cells separated by tabs. */
export function tableText(markdown: string): string {
  const lines = markdown.split('\n')
  return lines
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => cellsOf(line).join('\t'))
    .join('\n')
}

/** The cells of a row. An escaped bar belongs to its cell. */
function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\([!-/:-@[-`{-~])/g, '$1'))
}
