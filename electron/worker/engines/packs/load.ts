// An engine pack from its folder: nothing of it is used before each of its files is what the manifest says.
import { createHash } from 'node:crypto'
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
  /** The empty string for "no character" comes first, the space last, whatever the network's order is. */
  readonly alphabet: readonly string[]
  /** For each of them the class of the network; -1 for a space that it does not know. */
  readonly classes: readonly number[]
}

const { resolve } = createRequire(import.meta.url)

/** `manifestFile`: a path, or the name by which a package gives it. */
export async function loadPack(manifestFile: string): Promise<Result<Pack>> {
  const manifest = await readManifest(manifestFile)
  if (!manifest.ok) return manifest
  const detector = await readPart(manifest.value, 'detector')
  if (!detector.ok) return detector
  const recogniser = await readPart(manifest.value, 'recogniser')
  if (!recogniser.ok) return recogniser
  const alphabet = await readPart(manifest.value, 'alphabet')
  if (!alphabet.ok) return alphabet
  return ok({
    manifest: manifest.value.manifest,
    detector: detector.value,
    recogniser: recogniser.value,
    ...alphabetIn(alphabet.value, manifest.value.manifest.recogniser.output),
  })
}

interface Placed {
  readonly manifest: Manifest
  readonly folder: string
}

async function readManifest(manifestFile: string): Promise<Result<Placed>> {
  try {
    const file = resolve(manifestFile)
    const manifest = parseManifest(await readFile(file, 'utf8'))
    const beside = manifest.from === undefined ? file : resolve(manifest.from)
    return ok({ manifest, folder: path.dirname(beside) })
  } catch (error) {
    return err('pack.manifest', { path: manifestFile, why: manifestProblem(error) })
  }
}

async function readPart({ manifest, folder }: Placed, part: PackFileRole): Promise<Result<Uint8Array>> {
  const { file, sha256 } = manifest[part]
  try {
    const bytes = await readFile(path.join(folder, file))
    const isAsTold = createHash('sha256').update(bytes).digest('hex') === sha256
    return isAsTold ? ok(bytes) : err('pack.changed', { pack: manifest.name, file })
  } catch (error) {
    return err('pack.file', { pack: manifest.name, file, why: manifestProblem(error) })
  }
}

function alphabetIn(
  bytes: Uint8Array,
  { blank, space }: Manifest['recogniser']['output'],
): Pick<Pack, 'alphabet' | 'classes'> {
  // An empty row is a class too; only the end of the last row is none.
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
