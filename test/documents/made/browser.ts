// Shares one Chromium that prints pages to PDF and renders them to images.
import { chromium, type Browser } from 'playwright'
import { chromiumOptions } from '../../support/chromium.ts'

let opening: Promise<Browser> | null = null

function openBrowser(): Promise<Browser> {
  opening ??= chromium.launch(chromiumOptions())
  return opening
}

export async function printToPdf(html: string, target: string): Promise<void> {
  const page = await (await openBrowser()).newPage()
  await page.setContent(html)
  await page.pdf({ path: target, preferCSSPageSize: true, printBackground: true })
  await page.close()
}

/** Renders an A4 page at 200 dots per inch, as PNG. */
export async function renderToPng(html: string): Promise<Buffer> {
  const size = { viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2.083 }
  const page = await (await openBrowser()).newPage(size)
  await page.setContent(html.replace('<body', '<body style="padding: 2cm"'))
  const shot = await page.screenshot()
  await page.close()
  return shot
}

export async function closeBrowser(): Promise<void> {
  await (await opening)?.close()
  opening = null
}
