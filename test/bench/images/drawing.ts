// Renders HTML to images in Chromium.
import { chromium, type Browser } from 'playwright'
import { chromiumOptions } from '../../support/chromium.ts'

export interface Sheet {
  readonly html: string
  /** Size in CSS pixels. */
  readonly width: number
  readonly height: number
  /** Image pixels for each CSS pixel. */
  readonly scale?: number
  readonly isTransparent?: boolean
}

export interface Drawing {
  draw(sheet: Sheet): Promise<Buffer>
  close(): Promise<void>
}

export async function startDrawing(): Promise<Drawing> {
  const browser = await chromium.launch(chromiumOptions())
  return { draw: (sheet) => draw(browser, sheet), close: () => browser.close() }
}

async function draw(browser: Browser, sheet: Sheet): Promise<Buffer> {
  const { html, width, height, scale = 1, isTransparent = false } = sheet
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  try {
    await page.setContent(`<!doctype html><meta charset="utf-8">${html}`)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ omitBackground: isTransparent })
  } finally {
    await page.close()
  }
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
