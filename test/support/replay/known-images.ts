// The images of the repository by the SHA-256 of their bytes, so that a Page fixture can be read again.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pagesDir } from './page-fixtures.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Images that a test makes and that are committed nowhere else. */
const imagesDir = path.join(pagesDir, 'images')
/** A larger one is padded to a limit by its test; pages:compare passes over it. */
const maxKeptBytes = 1_000_000

/** The paths of the images by their hash. */
export function knownImages(): ReadonlyMap<string, string> {
  const files = ['samples', 'test/fixtures'].flatMap((dir) =>
    readdirSync(path.join(root, dir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  return new Map(
    files.map((file) => [createHash('sha256').update(readFileSync(file)).digest('hex'), file] as const),
  )
}

/** Keeps the image of a recorded Page, unless the repository has it already. */
export function keepImage(hash: string, file: string): void {
  if (statSync(file).size > maxKeptBytes || knownImages().has(hash)) return
  mkdirSync(imagesDir, { recursive: true })
  copyFileSync(file, path.join(imagesDir, hash))
}
