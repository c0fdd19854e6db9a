// Images that tests draw and that Page fixtures know by their bytes. They are committed, because fonts and encoders differ
// between machines: a committed drawing is used, any other is drawn, and kept when Pages are recorded.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pagesMode } from './mode.ts'

const dir = path.resolve(import.meta.dirname, '../../fixtures/drawn')

/** `subject` is everything that the drawing depends on. */
export async function drawn(subject: unknown, draw: () => Promise<Uint8Array>): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 20)
  const file = path.join(dir, key)
  if (existsSync(file)) return readFileSync(file)
  const bytes = Buffer.from(await draw())
  if (pagesMode() === 'record') {
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, bytes)
  }
  return bytes
}
