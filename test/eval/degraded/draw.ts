// Draws a page of text in a Chromium, as a printer would put it on A4.
import { chromium, type Browser } from 'playwright'
import { chromiumPath } from '../../support/chromium.ts'
import type { PageText } from './texts.ts'

export interface Look {
  readonly ink: string
  /** Any colour of CSS, or 'transparent'. */
  readonly paper: string
  readonly columns: 1 | 2
  readonly dpi: number
}

export const plainLook: Look = { ink: '#111', paper: '#fff', columns: 1, dpi: 150 }

export interface Drawing {
  draw(text: PageText, look: Look): Promise<Buffer>
  close(): Promise<void>
}

/** The size of A4 where one pixel of CSS is a 150th of an inch. */
const a4 = { width: 1240, height: 1754 }

export async function startDrawing(): Promise<Drawing> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  return { draw: (text, look) => draw(browser, text, look), close: () => browser.close() }
}

async function draw(browser: Browser, text: PageText, look: Look): Promise<Buffer> {
  const page = await browser.newPage({ viewport: a4, deviceScaleFactor: look.dpi / 150 })
  try {
    await page.setContent(htmlOf(text, look))
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ omitBackground: look.paper === 'transparent' })
  } finally {
    await page.close()
  }
}

function htmlOf(
  { lang, title, paragraphs, table, closing }: PageText,
  { ink, paper, columns }: Look,
): string {
  const font =
    lang === 'en'
      ? "22px/1.5 'Liberation Serif', serif"
      : "24px/1.6 'Noto Serif CJK SC', 'Noto Sans CJK SC', serif"
  const rows = table.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>
  html { background: ${paper} }
  body { margin: 0; padding: 120px 130px; color: ${ink}; font: ${font} }
  h1 { font-size: 40px; line-height: 1.2; margin: 0 0 36px }
  p { margin: 0 0 22px }
  main { columns: ${columns}; column-gap: 60px; margin-bottom: 22px }
  table { border-collapse: collapse; margin: 34px 0 }
  td { border: 2px solid ${ink}; padding: 8px 40px 8px 16px }
</style><h1>${escape(title)}</h1>
<main>${paragraphs.map((each) => `<p>${escape(each)}</p>`).join('\n')}</main>
${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}
<p>${escape(closing)}</p></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
