// Copies the files of an engine pack into a folder, and no others.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  parseManifest,
  manifestName,
  manifestProblem,
  packFileRoles,
  type Manifest,
} from '../../../shared/engine-pack.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { maxPackBytes, openSource, type PackSource } from './pack-source.ts'
import { reason } from '../../../shared/reasons.ts'

/**
 * Returns the manifest of the copied pack; refuses a name that is taken, and files that are missing or too
 * large.
 */
export async function copyPack(
  from: string,
  to: string,
  isTaken: (name: string) => boolean,
): Promise<Result<Manifest>> {
  const source = await openSource(from)
  if (!source.ok) return source
  const read = await readManifest(source.value)
  if (!read.ok) return read
  const { manifest, bytes: manifestBytes } = read.value
  const { name } = manifest
  if (isTaken(name)) return err('pack.taken', { pack: name })
  let copiedBytes = 0
  for (const { file } of packFileRoles.map((part) => manifest[part])) {
    const found = await source.value.read(file)
    if ('why' in found) return err('pack.file', { pack: name, file, why: found.why })
    copiedBytes += found.bytes.length
    if (copiedBytes > maxPackBytes)
      return err('pack.file', { pack: name, file, why: reason('the pack is larger than 1 GB') })
    await writeFlushed(path.join(to, file), found.bytes)
  }
  // The manifest comes last: without it the folder is no pack.
  await writeFlushed(path.join(to, manifestName), manifestBytes)
  return ok(manifest)
}

/** Reads and parses the manifest of a pack. */
async function readManifest({ manifestPath, read }: PackSource) {
  const refused = (why: string) => err('pack.manifest', { path: manifestPath, why })
  const found = await read(manifestName)
  if ('why' in found) return refused(found.why)
  try {
    const manifest = parseManifest(new TextDecoder().decode(found.bytes))
    if (manifest.from === undefined) return ok({ manifest, bytes: found.bytes })
    return refused(
      reason("from: is only for Fovea's own packs; the files of any other lie beside its manifest"),
    )
  } catch (error) {
    return refused(manifestProblem(error))
  }
}

/** Writes a file, and its folder if that is missing; returns when it is on the disk. */
async function writeFlushed(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes, { flush: true })
}
