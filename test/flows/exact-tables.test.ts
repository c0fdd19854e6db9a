// Tables of a PDF with a text layer: the text of their cells is kept unchanged, however the table is drawn.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { testEngine } from '../support/engine.ts'
import { drawn } from '../support/replay/drawn.ts'
import { tempDir } from '../support/temp-dir.ts'

const rows = [
  ['品名:规格', '说明', '数量'],
  ['钢笔,黑色', '书写(学生)', '12'],
  ['墨水;蓝色', '可换!可洗', '30'],
  ['纸张?白色', '复印:打印', '500'],
]

/** A PDF of this HTML, printed by a browser. */
async function printed(html: string): Promise<Buffer> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    return await page.pdf({ format: 'A4' })
  } finally {
    await browser.close()
  }
}

const borders = {
  framed: 'td { border: 1px solid black }',
  ruled: 'tr { border-top: 1px solid black; border-bottom: 1px solid black }',
  plain: '',
}

it.each(Object.keys(borders) as (keyof typeof borders)[])(
  'punctuation in the cells of a %s table is the same as in the PDF',
  async (kind) => {
    const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
    const html = `<style>body { font: 12pt 'Noto Sans CJK SC' } table { border-collapse: collapse }
      td { padding: 6px 40px 6px 8px } ${borders[kind]}</style><table>${table}</table>`
    const file = path.join(tempDir(), 'table.pdf')
    writeFileSync(file, await drawn(['exact table', html], () => printed(html)))
    const fovea = await testEngine()
    const { records } = await fovea.call('records.add', { images: [{ path: file }], operation: 'markdown' })
    const { content } = await fovea.call('records.get', { id: records[0]!.id, wait: true })
    const cells = (content ?? '').split('\n').filter((line) => line.startsWith('|') && !line.includes('---'))
    expect(
      cells.map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    ).toEqual(rows)
  },
)
