// Opens the source of a pack: a folder, its pack.json, or a zip archive with either of them at its top.
import path from 'node:path'
import { manifestName } from '../../../shared/engine-pack.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { filesInZip, type ZipFile } from './zip.ts'
import { reason } from '../../../shared/reasons.ts'
import { faultText } from '../../../shared/faults.ts'
import { kindAt } from '../../files/presence.ts'
import { namedPlace, readUserFile } from '../../files/user-file.ts'

/** The largest networks that read lines are a fifth of this. */
export const maxPackBytes = 2 ** 30

export type Bytes = { readonly bytes: Uint8Array } | { readonly why: string }

export interface PackSource {
  readonly manifestPath: string
  /** Reads a file of the pack, by its name in the manifest. */
  readonly read: (name: string) => Promise<Bytes>
}

/** Returns the manifest's path, and a function that reads a file of the pack. */
export async function openSource(from: string): Promise<Result<PackSource>> {
  const kind = await kindAt(from)
  if (!kind.ok) return kind
  if (kind.value === 'folder') return ok(folderSource(from))
  if (path.basename(from) === manifestName) return ok(folderSource(path.dirname(from)))
  const archive = await readSource(from)
  return 'bytes' in archive
    ? zipSource(from, archive.bytes)
    : err('pack.zip', { path: from, why: archive.why })
}

/** Reads a file of a pack, or returns why that is not possible. */
async function readSource(file: string): Promise<Bytes> {
  const place = await namedPlace(file)
  const read = place.ok
    ? await readUserFile(place.value, ({ sizeBytes }) =>
        sizeBytes > maxPackBytes ? err('pack.zip', { path: file, why: tooLarge }) : null,
      )
    : place
  if (read.ok) return { bytes: read.value.bytes }
  const { error } = read
  if (error.code === 'file.gone') return { why: missing }
  if (error.code === 'file.notRegular') return { why: reason('it is not a file') }
  return { why: error.code === 'pack.zip' || error.code === 'file.io' ? error.data.why : faultText(error) }
}

const tooLarge = reason('it is larger than 1 GB')
const missing = reason('it is not there')

/** A pack whose files are in a folder. */
function folderSource(folder: string): PackSource {
  return {
    manifestPath: path.join(folder, manifestName),
    read: (name) => readSource(path.join(folder, name)),
  }
}

/** Opens an archive; refuses it if names in it lead out of its folder. */
function zipSource(archivePath: string, archive: Uint8Array): Result<PackSource> {
  const files = filesInZip(archive)
  if (files === null)
    return err('pack.zip', { path: archivePath, why: reason('it is not a zip archive, or it is damaged') })
  const outside = files.find(({ name }) => leavesFolder(name))
  if (outside)
    return err('pack.zip', {
      path: archivePath,
      why: reason('it holds %{file}, which lies outside of its folder', { file: outside.name }),
    })
  const byName = new Map(files.map((file) => [file.name, file]))
  const [manifest] = files
    .map(({ name }) => name)
    .filter((name) => name === manifestName || /^[^/]+\/pack\.json$/.test(name))
    .sort((a, b) => a.length - b.length)
  if (manifest === undefined)
    return err('pack.zip', {
      path: archivePath,
      why: reason('there is no %{file} in it', { file: manifestName }),
    })
  const top = manifest.slice(0, -manifestName.length)
  return ok({
    manifestPath: `${archivePath}/${manifest}`,
    read: async (name) => unpack(byName.get(top + name)),
  })
}

/**
 * Whether the name leads out of the pack's folder. No name in an archive is ever written to; but an archive
 * with such names was made to do harm, so it is refused.
 */
function leavesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i.test(name)
}

/** Unpacks a file of the archive, or returns why that is not possible. */
async function unpack(file: ZipFile | undefined): Promise<Bytes> {
  if (!file) return { why: missing }
  if (file.sizeBytes > maxPackBytes) return { why: tooLarge }
  try {
    return { bytes: await file.unpack() }
  } catch (error) {
    // All errors of zlib have a code.
    if (!(error instanceof Error && 'code' in error)) throw error
    return { why: reason('it is damaged, or larger than the archive says') }
  }
}
