// Previews a rule: the images of a folder that it would read, and the files that it would write for each. Nothing is
// read or written.
import path from 'node:path'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { PreviewedFile } from '../../../shared/contract/folder-calls.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { parseTemplate } from '../../../shared/watch/name-template.ts'
import { parseFileFilter, type FileFilter } from '../../../shared/watch/file-filter.ts'
import { inDirectory } from '../../files/user-folder.ts'
import type { FilePlace } from '../db/folder-files.ts'
import { hasImageExtension } from '../../../shared/image/filename.ts'
import { nameFacts, outputPath, sheetFile } from '../output/output-paths.ts'

type PreviewInput = Omit<ParsedInput<'folders.preview'>, 'limit'>

export interface Preview {
  readonly files: PreviewedFile[]
  readonly counts: { readonly read: number; readonly passedOver: number }
  readonly sheetPath: string | null
  readonly isPartial: boolean
}

/** A person waits for it, so only this many entries of a larger tree are scanned. */
const maxEntries = 20_000

/** Returns the first images, the files that would be written for each, and how many images there are. */
export async function previewFolder(
  input: PreviewInput & { limit: number },
  now: number,
): Promise<Result<Preview>> {
  const sieve = parseFileFilter(input)
  if (!sieve.ok) return sieve
  const template = parseTemplate(input.nameTemplate)
  if (!template.ok) return template
  const root = path.resolve(input.path)
  const found: { place: FilePlace; verdict: ReturnType<FileFilter['verdict']> }[] = []
  const scanned = await scan(root, input.includesSubfolders, sieve.value, (place) => {
    found.push({ place, verdict: sieve.value.verdict(place.dir + place.name) })
  })
  if (!scanned.ok) return scanned
  const read = found.filter(({ verdict }) => verdict.kind === 'read').length
  const files = found
    .toSorted(byPlace)
    .slice(0, input.limit)
    .map(({ place, verdict }): PreviewedFile => ({
      file: place.dir + place.name,
      verdict: verdict.kind,
      pattern: 'pattern' in verdict ? verdict.pattern : null,
      writes: verdict.kind === 'read' ? outputPaths(root, input, place, now) : [],
    }))
  const sheetPath = input.sheet === 'none' ? null : sheetFile(root, input, input.sheet).file
  return ok({
    files,
    counts: { read, passedOver: found.length - read },
    sheetPath,
    isPartial: scanned.value,
  })
}

const order = new Intl.Collator(undefined, { numeric: true })

/**
 * Compares two places, as people sort files: scan 2 before scan 10, and the files of a folder before those of
 * its subfolders.
 */
function byPlace({ place: a }: { place: FilePlace }, { place: b }: { place: FilePlace }): number {
  return order.compare(a.dir, b.dir) || order.compare(a.name, b.name)
}

/** Calls back for each image in the tree; true if the tree is too large and the scan stopped early. */
async function scan(
  root: string,
  includesSubfolders: boolean,
  sieve: FileFilter,
  onImage: (place: FilePlace) => void,
): Promise<Result<boolean>> {
  let scanned = 0
  const directories = ['']
  for (let dir = directories.shift(); dir !== undefined; dir = directories.shift()) {
    const entries = await inDirectory({ base: root, dir: path.join(root, dir) }, async (folder) =>
      ok(await folder.entries()),
    )
    // A subfolder that can't be read or has just gone is skipped.
    if (!entries.ok && dir === '') return entries
    for (const entry of entries.ok ? entries.value : []) {
      if (++scanned > maxEntries) return ok(true)
      if (entry.isFile() && hasImageExtension(entry.name)) onImage({ dir, name: entry.name })
      else if (includesSubfolders && entry.isDirectory() && !sieve.skipsFolder(dir + entry.name))
        directories.push(`${dir}${entry.name}/`)
    }
  }
  return ok(false)
}

/** The files that the rule would write for one image. */
function outputPaths(root: string, input: PreviewInput, place: FilePlace, now: number): string[] {
  const facts = nameFacts(
    place,
    { id: 'rec', operation: 'text', hash: '0'.repeat(8), timestamp: null, fields: null, pages: null },
    now,
  )
  return input.writes.map((format) => outputPath(root, input, place, facts, format))
}
