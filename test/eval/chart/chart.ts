// Draws the chart of the README as SVG: for each set a bar for each reader (lines read right), and its CPU.
import { escapeHtml } from '../../bench/images/drawing.ts'
import type { Bar, ChartReader, ChartSet } from './chart-sets.ts'

const readers: Readonly<Record<ChartReader, string>> = {
  now: 'Fovea',
  networks: 'networks alone',
  naive: 'naive tesseract.js',
  native: 'tesseract command',
}

/** Titles of the usual sets; other sets are shown by name. */
const titles: Readonly<Record<string, string>> = {
  sroie: 'Scanned receipts',
  wildreceipt: 'Photos of receipts',
  'zh-text': 'Pictures with Chinese',
  'text-en': 'Pages in English',
  'rendered-multi': 'Pages in 28 languages, not told which',
  multilingual: 'Pages and signs in many languages, not told which',
  'invoices-zugferd': 'Invoices',
}

/** In pixels. */
const size = { width: 860, row: 21, bar: 14, title: 34, gap: 12, head: 52, foot: 70 } as const
const axis = { x: 176, length: 500 } as const
const cpuAt = 826
const ticks = [0, 20, 40, 60, 80, 100] as const

const style = `
  svg { --ground: #ffffff; --edge: #d1d9e0; --text: #1f2328; --quiet: #59636e; --grid: #dfe4ea;
    --now: #0969da; --networks: #1b7c83; --naive: #7d8590; --native: #57606a }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #0d1117; --edge: #3d444d; --text: #f0f6fc; --quiet: #9198a1; --grid: #2a313a;
      --now: #4493f8; --networks: #39c5bb; --naive: #9198a1; --native: #767f8a }
  }
  text { font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: var(--text) }
  .title { font-size: 15px; font-weight: 600 } .quiet { fill: var(--quiet) } .now { font-weight: 600 }
  .end { text-anchor: end } .middle { text-anchor: middle } .small { font-size: 12px }
  .ground { fill: var(--ground); stroke: var(--edge) } .grid { stroke: var(--grid) }
  rect.now { fill: var(--now) } rect.networks { fill: var(--networks) } rect.naive { fill: var(--naive) } rect.native { fill: var(--native) }
  rect.part { fill-opacity: 0.35 } .value { paint-order: stroke; stroke: var(--ground); stroke-width: 4px }`

export function chartOf(sets: readonly ChartSet[], caption: string): string {
  const height = size.head + sets.reduce((sum, set) => sum + heightOf(set), 0) + size.foot
  let y: number = size.head
  const groups = sets.map((set) => {
    const group = groupAt(y, set)
    y += heightOf(set)
    return group
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" width="${size.width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">Lines read right, by kind of picture and by reader</title>
<desc id="description">${escapeHtml(sets.map(inWords).join(' '))}</desc>
<style>${style}
</style>
<rect class="ground" x="0.5" y="0.5" width="${size.width - 1}" height="${height - 1}" rx="6"/>
<text class="quiet" x="${axis.x}" y="28">Lines read right, of 100</text>
<text class="quiet end" x="${cpuAt}" y="28">CPU, naive tesseract.js = 1</text>
${ticks.map((tick) => tickAt(tick, y)).join('\n')}
${groups.join('\n')}
${notesAt(height - 30, sets, caption)}
</svg>
`
}

function heightOf({ bars }: ChartSet): number {
  return size.title + bars.length * size.row + size.gap
}

function tickAt(tick: number, y: number): string {
  const x = axis.x + (tick / 100) * axis.length
  return `<line class="grid" x1="${x}" y1="${size.head - 12}" x2="${x}" y2="${y}"/><text class="quiet middle small" x="${x}" y="${y + 16}">${tick}</text>`
}

function groupAt(y: number, { name, images, bars }: ChartSet): string {
  // an opaque rectangle hides the grid lines behind the title
  const title = `<rect x="8" y="${y}" width="${size.width - 16}" height="${size.title - 6}" fill="var(--ground)"/><text class="title" x="20" y="${y + 20}">${escapeHtml(titleOf(name))} <tspan class="quiet small" font-weight="400">${escapeHtml(name)}, ${images} ${images === 1 ? 'image' : 'images'}</tspan></text>`
  return [title, ...bars.map((bar, i) => barAt(y + size.title + i * size.row, bar))].join('\n')
}

function barAt(y: number, { reader, lines, ofOnly, cpu }: Bar): string {
  const length = (lines / 100) * axis.length
  const base = y + 12
  const value = `${lines.toFixed(1)}${ofOnly === null ? '' : ` (of ${ofOnly})`}`
  return [
    `<text class="end ${reader}" x="${axis.x - 8}" y="${base}">${readers[reader]}</text>`,
    `<rect class="${reader}${ofOnly === null ? '' : ' part'}" x="${axis.x}" y="${y}" width="${length.toFixed(1)}" height="${size.bar}" rx="2"/>`,
    `<text class="value ${reader}" x="${(axis.x + length + 6).toFixed(1)}" y="${base}">${value}</text>`,
    `<text class="end ${reader}" x="${cpuAt}" y="${base}">${cpu === null ? '–' : `${cpu.toFixed(1)} ×`}</text>`,
  ].join('')
}

function notesAt(y: number, sets: readonly ChartSet[], caption: string): string {
  const isPart = sets.some(({ bars }) => bars.some(({ ofOnly }) => ofOnly !== null))
  const pale = isPart ? ' Pale: of fewer images, as it has no model for the rest.' : ''
  return [`All but Fovea are told the language.${pale}`, caption]
    .map((text, i) => `<text class="quiet small" x="20" y="${y + 18 * i}">${escapeHtml(text)}</text>`)
    .join('')
}

function titleOf(name: string): string {
  return titles[name] ?? name
}

function inWords({ name, images, bars }: ChartSet): string {
  const each = bars.map(({ reader, lines, ofOnly, cpu }) => {
    const part = ofOnly === null ? '' : ` of ${ofOnly} images`
    return `${readers[reader]} ${lines.toFixed(1)}${part}${cpu === null ? '' : ` at ${cpu.toFixed(1)} times the CPU of naive tesseract.js`}`
  })
  return `${titleOf(name)} (${images} images): ${each.join(', ')}.`
}
