// Tests the reading order of whole files with stamps, watermarks, frames, and text below tables.
import { expect, it } from 'vitest'
import { objectsOfPage, writtenPdf } from '../../../test/support/pdfs.ts'
import { layerPage } from '../../../test/support/read-layer.ts'
import { writeMarkdown } from '../../../shared/markdown/markdown.ts'
import { writeText } from '../../../shared/text/text.ts'

const at = (x: number, y: number, text: string, size = 10) => `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET`
const across = (y: number) => `72 ${y} m 540 ${y} l S`

/** A paragraph whose lines say in which order they belong. */
function paragraph(name: string, x: number, y: number, lines: number, words: string) {
  const texts = Array.from({ length: lines }, (_, i) => `${name}${i} ${words}`)
  const draws = texts.map((text, i) => at(x, y - i * 12, text)).join(' ')
  return { draws, text: texts.join(' ') }
}

const read = async (...draws: readonly string[]) => layerPage(writtenPdf(objectsOfPage(draws.join(' '))))
const markdown = async (...draws: readonly string[]) =>
  writeMarkdown(await read(...draws)).replace(/\\?\n(?=\S)/g, ' ')

const narrow = 'samples of the survey were taken in autumn and'
const wide = `${narrow} each of them was kept cold until they were measured`

it('tells a stamp that runs up the margin last, and both columns in order', async () => {
  const stamp = 'BT /F 20 Tf 0 1 -1 0 40 240 Tm (arXiv:2206.01062v1 [cs.CV] 2 Jun 2022) Tj ET'
  const [left, right] = [paragraph('L', 72, 700, 45, narrow), paragraph('R', 320, 700, 45, narrow)]
  const page = [stamp, left.draws, right.draws]
  const told = await markdown(...page)
  expect(told.replace(/\s+/g, ' ').trim()).toBe(
    `${left.text} ${right.text} arXiv:2206.01062v1 \\[cs.CV] 2 Jun 2022`,
  )
  expect(
    writeText(await read(...page))
      .split('\n')
      .at(-1),
  ).toBe('arXiv:2206.01062v1 [cs.CV] 2 Jun 2022')
})

it('tells a watermark across the page last', async () => {
  const mark = 'BT /F 90 Tf .8 .6 -.6 .8 150 250 Tm (DRAFT COPY) Tj ET'
  const { draws, text } = paragraph('P', 72, 700, 40, wide)
  expect((await markdown(mark, draws)).replace(/\s+/g, ' ').trim()).toBe(`${text} DRAFT COPY`)
})

const columns = [72, 180, 270, 360, 450]
const row = (y: number, cells: readonly string[]) =>
  cells.map((cell, i) => at(columns[i] ?? 0, y, cell)).join(' ')

it('keeps a paragraph below a table out of it, though the foot of the page has a rule like those of the table', async () => {
  const names = ['Belgium', 'Denmark', 'Estonia', 'Finland', 'Hungary']
  const rows = names.map((name, i) =>
    row(680 - i * 14, [name, `${123 + i * 31}`, `${i}`, `${i}.5 %`, 'none']),
  )
  const head = [across(712), row(700, ['Country', 'Tested', 'Positive', 'Share', 'Notes']), across(694)]
  const { draws, text } = paragraph('P', 72, 596, 8, wide)
  const told = await markdown(...head, ...rows, across(616), draws, across(490), at(72, 478, 'Journal'))
  expect(told).toContain('Hungary | 247 | 4 | 4.5 % | none |')
  expect(told.replace(/\s+/g, ' ')).toContain(` ${text} `)
})

/** The ruling lines of a table, and its cells. */
function grid(xs: readonly number[], ys: readonly number[], titles: readonly string[]): string {
  const lines = [
    ...ys.map((y) => `${xs[0]} ${y} m ${xs.at(-1)} ${y} l S`),
    ...xs.map((x) => `${x} ${ys[0]} m ${x} ${ys.at(-1)} l S`),
  ]
  const cells = ys
    .slice(1)
    .flatMap((y, r) => titles.map((title, c) => at((xs[c] ?? 0) + 4, y + 5, `${title} ${r}`)))
  return [...lines, ...cells].join(' ')
}

it('does not take a frame around the page for a table, and tells the tables and the text in it once', async () => {
  const frame = '72 40 468 712 re S'
  const upper = grid([72, 230, 380, 540], [700, 682, 664], ['Name', 'Place', 'Sum'])
  const lower = grid([72, 300, 540], [400, 382, 364], ['Item', 'Price'])
  const [between, below] = [paragraph('B', 80, 600, 8, wide), paragraph('A', 80, 340, 6, wide)]
  const told = await markdown(frame, at(80, 724, 'Statement'), upper, lower, between.draws, below.draws)
  expect(told.replace(/\s+/g, ' ').trim()).toBe(
    `Statement | Name 0 | Place 0 | Sum 0 | | --- | --- | --- | | Name 1 | Place 1 | Sum 1 | ${between.text} ` +
      `| Item 0 | Price 0 | | --- | --- | | Item 1 | Price 1 | ${below.text}`,
  )
})

it('tells a table inside of another once', async () => {
  const outer = grid([72, 300, 540], [700, 682, 500], ['Party', 'Goods'])
  const inner = grid([320, 400, 520], [660, 642, 624], ['Item', 'Price'])
  const told = await markdown(outer, inner)
  for (const text of ['Goods 0', 'Party 1', 'Item 0', 'Price 1']) expect(told.split(text)).toHaveLength(2)
})
