// The cost of document pages: pages that need no recognition, and a scan as PDF compared with the same page as an image.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { PDFDocument } from '@cantoo/pdf-lib'
import { pagesOfProse } from '../../documents/made/born-digital.ts'
import { median } from '../average.ts'
import type { BenchImage } from '../images/bench-images.ts'
import { openProduct, type Product } from '../product.ts'
import { alignedTable, type Row } from '../tables.ts'
import { childrenOf, residentBytes } from '../usage.ts'

export async function measureDocuments(
  images: readonly BenchImage[],
  pages: number,
  rounds: number,
): Promise<string> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'fovea-documents-'))
  const product = await openProduct(1)
  try {
    return [
      `A born-digital PDF of ${pages} pages.`,
      alignedTable(await ofWords(product, await wordsOf(dir, pages), pages)),
      'A scan as PDF against the same page as an image; CPU in ms, median.',
      alignedTable(await ofScans(product, dir, images, rounds)),
    ].join('\n')
  } finally {
    await product.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function wordsOf(dir: string, pages: number): Promise<string> {
  const file = path.join(dir, 'words.pdf')
  writeFileSync(file, await pagesOfProse(pages))
  return file
}

/** Measures the second reading, with everything loaded. */
async function ofWords(product: Product, file: string, pages: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const operation of ['text', 'markdown'] as const) {
    await product.forget(await done(product, file, operation))
    const [cpuFrom, wallFrom] = [product.cpuMs() ?? 0, performance.now()]
    const [engine, ...others] = [process.pid, ...childrenOf(process.pid)].map(heldBy)
    await product.forget(await done(product, file, operation))
    const [cpuMs, wallMs] = [(product.cpuMs() ?? 0) - cpuFrom, performance.now() - wallFrom]
    const [engineAfter, ...othersAfter] = [process.pid, ...childrenOf(process.pid)].map(heldBy)
    rows.push({
      as: operation,
      'CPU ms a page': (cpuMs / pages).toFixed(1),
      'wall ms a page': (wallMs / pages).toFixed(1),
      'engine, MB': `${engine} to ${engineAfter}`,
      'its processes, MB': `${others.join(' + ')} to ${othersAfter.join(' + ')}`,
    })
  }
  return rows
}

function heldBy(pid: number): string {
  return ((residentBytes(pid) ?? 0) / 1024 / 1024).toFixed(0)
}

async function ofScans(
  product: Product,
  dir: string,
  images: readonly BenchImage[],
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const image of images) {
    const png = path.join(dir, `${path.parse(image.file).name}.png`)
    const pdf = path.join(dir, `${path.parse(image.file).name}.pdf`)
    await sharp(image.file).flatten({ background: '#fff' }).png().toFile(png)
    writeFileSync(pdf, await scanOf(png))
    const spent: { png: number[]; pdf: number[] } = { png: [], pdf: [] }
    for (let round = 0; round < rounds; round++) {
      spent.png.push(await cpuOf(product, png))
      spent.pdf.push(await cpuOf(product, pdf))
    }
    const [asPng, asPdf] = [median(spent.png) ?? 0, median(spent.pdf) ?? 0]
    rows.push({
      image: path.basename(image.file),
      'as an image': asPng.toFixed(0),
      'as PDF': asPdf.toFixed(0),
      ratio: (asPdf / asPng).toFixed(2),
      KB: String(Math.round(statSync(pdf).size / 1024)),
    })
  }
  return rows
}

/** A page at 300 dpi. */
async function scanOf(png: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { data, info } = await sharp(png).jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true })
  const size = [(info.width / 300) * 72, (info.height / 300) * 72] as const
  const page = document.addPage([...size])
  page.drawImage(await document.embedJpg(data), { x: 0, y: 0, width: size[0], height: size[1] })
  return document.save()
}

async function cpuOf(product: Product, file: string): Promise<number> {
  const before = product.cpuMs() ?? 0
  const record = await done(product, file, 'text')
  const spent = (product.cpuMs() ?? 0) - before
  await product.forget(record)
  return spent
}

async function done(product: Product, file: string, operation: 'text' | 'markdown'): Promise<string> {
  const answer = await product.read({ file, operation })
  if (answer.status !== 'done') throw new Error(answer.message)
  return answer.record.id
}
