// Makes engine packs for tests: the networks of the bundled pack under another name.
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
export function makePack(changes: Partial<Manifest> = {}): string {
  const bundled = resolveFile(bundledPack.manifest)
  const { from = '', ...manifest } = parseManifest(readFileSync(bundled, 'utf8'))
  const folder = tempDir()
  for (const { file } of packFileRoles.map((part) => manifest[part])) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(path.dirname(resolveFile(from)), file), path.join(folder, file))
  }
  writeFileSync(
    path.join(folder, manifestName),
    JSON.stringify({ ...manifest, name: 'mine', title: 'My networks', ...changes }),
  )
  return folder
}

/** Reads the manifest, for a test that damages a file and updates its checksum. */
export function readManifest(folder: string): Manifest {
  return parseManifest(readFileSync(path.join(folder, manifestName), 'utf8'))
}

export function changeManifest(folder: string, changes: Partial<Manifest>): void {
  writeFileSync(path.join(folder, manifestName), JSON.stringify({ ...readManifest(folder), ...changes }))
}

function resolveFile(module: string): string {
  return createRequire(import.meta.url).resolve(module)
}
