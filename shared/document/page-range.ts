// Parses and writes page ranges such as 1-3,7.

const rangePattern = /^\s*(\d+)\s*(?:(-)\s*(\d+)?)?\s*$/

/** Returns the page numbers in ascending order, without those past the last page; null if the text is no page range. */
export function parsePageRange(text: string, total: number): number[] | null {
  const numbers = new Set<number>()
  for (const part of text.split(',')) {
    const found = rangePattern.exec(part)
    if (!found) return null
    const [, first = '', dash, last] = found
    const from = Number(first)
    const to = dash === undefined ? from : last === undefined ? Infinity : Number(last)
    if (from < 1 || to < from) return null
    for (let number = from; number <= Math.min(to, total); number++) numbers.add(number)
  }
  return [...numbers].sort((a, b) => a - b)
}

/** Whether the text is a valid page range, whatever the number of pages. */
export function isPageRange(text: string): boolean {
  return parsePageRange(text, 0) !== null
}

/** Writes ascending page numbers as a range: 1-3,7. */
export function formatPageRange(pages: readonly number[]): string {
  const runs: [number, number][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run && run[1] === page - 1) run[1] = page
    else runs.push([page, page])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
