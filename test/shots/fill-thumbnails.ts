// Inserts thumbnails of a few kinds of receipts for the generated records, which have no image.
import path from 'node:path'
import sharp from 'sharp'
import { openDatabase } from '../../electron/engine/db/open.ts'
import { createThumbnailRepo } from '../../electron/engine/db/thumbnails.ts'

const kindCount = 5

/** The data folder must not be in use. */
export async function fillThumbnails(dataDir: string): Promise<void> {
  const bodies = await Promise.all(Array.from({ length: kindCount }, (_, kind) => drawReceipt(kind)))
  const opened = openDatabase(path.join(dataDir, 'fovea.sqlite'))
  if (!opened.ok) throw new Error(opened.error.code)
  const db = opened.value
  const thumbnails = createThumbnailRepo(db)
  const give = db.prepare(`UPDATE records SET hash = ? WHERE seq % ? = ? AND status = 'done'`)
  for (const [kind, body] of bodies.entries()) {
    thumbnails.insert(`slip-${kind}`, body)
    give.run(`slip-${kind}`, kindCount, kind)
  }
  db.close()
}

/** Draws a title, lines with an amount each, and a total. */
function drawReceipt(kind: number): Promise<Buffer> {
  const lines = Array.from({ length: 4 + kind }, (_, line) => {
    const y = 34 + line * 9
    return `<rect x="14" y="${y}" width="${34 + ((line * 17 + kind * 11) % 22)}" height="4"/><rect x="78" y="${y}" width="14" height="4"/>`
  })
  const foot = 40 + lines.length * 9
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="106" height="120">
    <rect width="106" height="120" fill="#fbfaf5"/>
    <g fill="#777"><rect x="${14 + kind * 3}" y="12" width="${60 - kind * 5}" height="9" fill="#333"/>${lines.join('')}
    <rect x="14" y="${foot}" width="24" height="6" fill="#333"/><rect x="72" y="${foot}" width="20" height="6" fill="#333"/></g></svg>`
  return sharp(Buffer.from(svg)).webp().toBuffer()
}
