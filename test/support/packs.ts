// Engine packs of a test's own: the networks of the boxed one under another name.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  bundledPack,
  parseManifest,
  manifestName,
  packFileRoles,
  type Manifest,
} from '../../shared/engine-pack.ts'
import { tempDir } from './temp-dir.ts'

export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A folder with a pack that can be added. */
export function makePack(told: Partial<Manifest> = {}): string {
  const boxed = fileOf(bundledPack.manifest)
  const { from = '', ...manifest } = parseManifest(readFileSync(boxed, 'utf8'))
  const folder = tempDir()
  for (const { file } of packFileRoles.map((part) => manifest[part])) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(path.dirname(fileOf(from)), file), path.join(folder, file))
  }
  writeFileSync(
    path.join(folder, manifestName),
    JSON.stringify({ ...manifest, name: 'mine', title: 'My networks', ...told }),
  )
  return folder
}

/** As a test has it that spoils a file and says so in the manifest. */
export function manifestOf(folder: string): Manifest {
  return parseManifest(readFileSync(path.join(folder, manifestName), 'utf8'))
}

export function tellManifest(folder: string, told: Partial<Manifest>): void {
  writeFileSync(path.join(folder, manifestName), JSON.stringify({ ...manifestOf(folder), ...told }))
}

function fileOf(wanted: string): string {
  return createRequire(import.meta.url).resolve(wanted)
}
