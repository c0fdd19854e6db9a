// The cost of turning a stored Page into text and Markdown (layout and writing), without reading.
import type { Page } from '../../../shared/page.ts'
import { writeMarkdown } from '../../../shared/markdown/markdown.ts'
import { writeText } from '../../../shared/text/text.ts'
import { across, bulletAt, down, typeset, type Setting } from '../../support/typeset.ts'
import { median } from '../average.ts'
import { alignedTable, type Row } from '../tables.ts'

const rounds = 25

const sentence = 'the water rose in the night and nobody on the hill had seen it'
const columnRows = 50
const rowHeight = 30

function line(text: string, i: number, x = 60): Setting {
  return { text, x, y: 80 + i * rowHeight }
}

/** Two columns of text with headings and lists. */
function columns(): Page {
  const settings = [60, 900].flatMap((x) =>
    Array.from({ length: columnRows }, (_, i) =>
      i % 17 === 0 ? { ...line('Of water', i, x), size: 28 } : line(sentence, i, x + (i % 17 > 12 ? 40 : 0)),
    ),
  )
  const marks = settings.flatMap(({ x = 0, y = 0 }) => (x === 100 || x === 940 ? [bulletAt(x - 25, y)] : []))
  return typeset(settings, { marks })
}

/** A framed table over the whole page. */
function table(): Page {
  const rows = Array.from({ length: columnRows * 2 }, (_, i) =>
    [60, 300, 540, 780, 1020].map((x) => line(`Cellar ${i}`, i, x)),
  ).flat()
  const bottom = 80 + columnRows * 2 * rowHeight
  const rules = [
    ...Array.from({ length: columnRows * 2 + 1 }, (_, i) => across(74 + i * rowHeight, 50, 1250)),
    ...[50, 290, 530, 770, 1010, 1250].map((x) => down(x, 74, bottom - 6)),
  ]
  return typeset(rows, { rules })
}

const pages: Readonly<Record<string, () => Page>> = { 'two columns': columns, 'a framed table': table }

export function measureLayout(): string {
  const rows = Object.entries(pages).map(([name, make]) => row(name, make()))
  return [
    `A Page into text and Markdown, CPU; ${rounds} times, the first among them.`,
    alignedTable(rows),
  ].join('\n')
}

function row(page: string, made: Page): Row {
  const words = made.lines.reduce((sum, { words }) => sum + words.length, 0)
  const text = timesOf(() => writeText(made))
  const markdown = timesOf(() => writeMarkdown(made))
  return {
    page,
    words: String(words),
    'text, ms': (median(text) ?? 0).toFixed(1),
    'Markdown, ms': (median(markdown) ?? 0).toFixed(1),
    'the slowest': Math.max(...markdown).toFixed(1),
  }
}

function timesOf(write: () => string): number[] {
  return Array.from({ length: rounds }, () => {
    // CPU time, because wall time depends on the load of the machine
    const before = process.cpuUsage()
    write()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
}
