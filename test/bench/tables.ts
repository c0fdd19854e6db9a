// Formats rows of figures: aligned for a terminal, or as a Markdown table.

export type Row = Readonly<Record<string, string>>

/** The columns of all rows, without those that have no figure in any row. */
function columnsOf(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return names.filter((name) => rows.some((row) => row[name] !== undefined && row[name] !== '-'))
}

export function alignedTable(rows: readonly Row[]): string {
  const columns = columnsOf(rows)
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(columns), ...rows.map((row) => line(columns.map((name) => row[name] ?? '')))].join('\n')
}

export function markdownTable(rows: readonly Row[]): string {
  const columns = columnsOf(rows)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((name) => row[name] ?? '-'))),
  ].join('\n')
}
