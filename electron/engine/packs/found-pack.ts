// Describes a pack without loading it: its manifest, and whether its files exist.
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  bundledPack,
  parseManifest,
  manifestName,
  packFileRoles,
  type Manifest,
} from '../../../shared/engine-pack.ts'

export interface FoundPack {
  readonly name: string
  readonly manifestFile: string
  /** Null if it can't be parsed. */
  readonly manifest: Manifest | null
  /** Null if a file is missing. */
  readonly sizeBytes: number | null
  /** It is null for the bundled pack. */
  readonly addedAt: number | null
}

const { resolve } = createRequire(import.meta.url)

export function describePack(folder: string): FoundPack {
  const manifestFile = path.join(folder, manifestName)
  const name = path.basename(folder)
  const manifest = readManifest(manifestFile)
  return {
    name,
    manifestFile,
    manifest: manifest?.name === name ? manifest : null,
    sizeBytes: manifest && totalSize(manifest, folder),
    addedAt: statSync(manifestFile, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }
}

/** The bundled pack. Its files belong to a package that may be missing in an incomplete installation. */
export function describeBundledPack(): FoundPack {
  const file = resolveFile(bundledPack.manifest)
  const manifest = file === null ? null : readManifest(file)
  const packageFile = resolveFile(manifest?.from ?? bundledPack.manifest)
  return {
    name: bundledPack.name,
    manifestFile: bundledPack.manifest,
    manifest,
    sizeBytes: manifest && packageFile !== null ? totalSize(manifest, path.dirname(packageFile)) : null,
    addedAt: null,
  }
}

/** Returns where the file is; null if it does not exist. */
function resolveFile(file: string): string | null {
  try {
    return resolve(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** Returns null if the manifest can't be read or parsed. */
function readManifest(file: string): Manifest | null {
  try {
    return parseManifest(readFileSync(file, 'utf8'))
  } catch {
    // The problem is reported in words when the pack is checked.
    return null
  }
}

/** Adds up the sizes of the pack's files; null if one is missing. */
function totalSize(manifest: Manifest, folder: string): number | null {
  const sizes = packFileRoles.map(
    (part) => statSync(path.join(folder, manifest[part].file), { throwIfNoEntry: false })?.size ?? null,
  )
  return sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0)
}
