// Renders the images in samples/ in a Chromium: node test/support/render-samples.ts
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumOptions } from './chromium.ts'
import { samplePages } from './sample-pages.ts'

const dir = path.resolve(import.meta.dirname, '../../samples')
const browser = await chromium.launch(chromiumOptions())
const page = await browser.newPage()

for (const { file, width, height, html } of samplePages) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<!doctype html><meta charset="utf-8">${html}`)
  await page.evaluate(() => document.fonts.ready)
  const target = path.join(dir, file)
  if (file.endsWith('.jpg')) await writeScan(await page.screenshot(), target)
  else
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 32, compressionLevel: 9 })
      .toFile(target)
}
await browser.close()

/** Adds a little blur and noise, as from a good scanner. */
async function writeScan(shot: Buffer, target: string): Promise<void> {
  const { width, height } = await sharp(shot).metadata()
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer()
  const grainy = await sharp(shot)
    .blur(0.6)
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer()
  await sharp(grainy).jpeg({ quality: 75 }).toFile(target)
}
