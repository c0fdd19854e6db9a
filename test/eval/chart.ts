// Draws the chart of the README from the last measurements.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chartOf } from './chart/chart.ts'
import { chartSets } from './chart/chart-sets.ts'
import type { LastRun } from './last-run.ts'
import { say } from './report.ts'

const file = path.resolve(import.meta.dirname, '../../docs/reading.svg')

export function drawChart(lastRun: LastRun, named: readonly string[]): void {
  const figures = lastRun.figures()
  const sets = chartSets(figures, named)
  if (sets.length === 0) return say('Nothing to draw: measure sets with text as truth beside a rival first.')
  const drawn = figures.filter(({ set }) => sets.some(({ name }) => name === set))
  const newest = drawn.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
  writeFileSync(file, chartOf(sets, `${newest?.day ?? ''}, Fovea's reader ${newest?.reader ?? ''}.`))
  say(`drawn: ${file} (${sets.map(({ name }) => name).join(', ')})`)
}
