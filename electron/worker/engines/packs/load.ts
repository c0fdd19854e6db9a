// Loads an engine pack from its folder. All files must match the hashes in the manifest before anything is used.
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  parseManifest,
  manifestProblem,
  type Manifest,
  type PackFileRole,
} from '../../../../shared/engine-pack.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'

export interface Pack {
  readonly manifest: Manifest
  readonly detector: Uint8Array
  readonly recogniser: Uint8Array
  /** The characters: first the empty string for "no character", last the space, whatever the order of the network is. */
  readonly alphabet: readonly string[]
  /** For each character the class of the network; -1 if it has no class for the space. */
  readonly classes: readonly number[]
}

const { resolve } = createRequire(import.meta.url)

/** `manifestFile` is a path, or the module specifier of a file in a package. */
export async function loadPack(manifestFile: string): Promise<Result<Pack>> {
  const placed = await readManifest(manifestFile)
  if (!placed.ok) return placed
  const detector = await readPart(placed.value, 'detector')
  if (!detector.ok) return detector
  const recogniser = await readPart(placed.value, 'recogniser')
  if (!recogniser.ok) return recogniser
  const alphabet = await readPart(placed.value, 'alphabet')
  if (!alphabet.ok) return alphabet
  const { manifest } = placed.value
  const characters = alphabetIn(alphabet.value, manifest.recogniser.output)
  return ok({ manifest, detector: detector.value, recogniser: recogniser.value, ...characters })
}

interface PlacedManifest {
  readonly manifest: Manifest
  readonly folder: string
}

async function readManifest(manifestFile: string): Promise<Result<PlacedManifest>> {
  try {
    const file = resolve(manifestFile)
    const manifest = parseManifest(await readFile(file, 'utf8'))
    const sibling = manifest.from === undefined ? file : resolve(manifest.from)
    return ok({ manifest, folder: path.dirname(sibling) })
  } catch (error) {
    return err('pack.manifest', { path: manifestFile, why: manifestProblem(error) })
  }
}

async function readPart(
  { manifest, folder }: PlacedManifest,
  part: PackFileRole,
): Promise<Result<Uint8Array>> {
  const { file, sha256 } = manifest[part]
  try {
    const bytes = await readFile(path.join(folder, file))
    return hash('sha256', bytes) === sha256 ? ok(bytes) : err('pack.changed', { pack: manifest.name, file })
  } catch (error) {
    return err('pack.file', { pack: manifest.name, file, why: manifestProblem(error) })
  }
}

function alphabetIn(
  bytes: Uint8Array,
  { blank, space }: Manifest['recogniser']['output'],
): Pick<Pack, 'alphabet' | 'classes'> {
  // an empty row is a class too, except after the last line end
  const rows = Buffer.from(bytes)
    .toString()
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
  const written = space === 'last' ? [...rows, ' '] : rows
  const byClass = blank === 'first' ? ['', ...written] : [...written, '']
  const blankClass = blank === 'first' ? 0 : byClass.length - 1
  const spaceClass = space === 'none' ? -1 : byClass.lastIndexOf(' ')
  const others = [...byClass.keys()].filter((i) => i !== blankClass && i !== spaceClass)
  return {
    alphabet: ['', ...others.map((i) => byClass[i] ?? ''), ' '],
    classes: [blankClass, ...others, spaceClass],
  }
}
