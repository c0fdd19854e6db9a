// Previews a rule: the images of a folder that it would read, and the files that it would write for each. Nothing is
// read or written.
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { PreviewedFile } from '../../../shared/contract/folder-calls.ts'
import { fileFault, systemCode } from '../../../shared/file-fault.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { parseTemplate } from '../../../shared/watch/name-template.ts'
import { parseFileFilter, type FileFilter } from '../../../shared/watch/file-filter.ts'
import type { FilePlace } from '../db/folder-files.ts'
import { hasImageExtension } from '../../../shared/image/filename.ts'
import { nameFacts, outputPath } from '../output/contents.ts'

type Wish = Omit<ParsedInput<'folders.preview'>, 'limit'>

export interface Preview {
  readonly files: PreviewedFile[]
  readonly counts: { readonly read: number; readonly passedOver: number }
  readonly isPartial: boolean
}

/** A person waits for it, so only this many entries of a larger tree are scanned. */
const mostEntries = 20_000

export async function previewFolder(wish: Wish & { limit: number }, now: number): Promise<Result<Preview>> {
  const sieve = parseFileFilter(wish)
  if (!sieve.ok) return sieve
  const template = parseTemplate(wish.nameTemplate)
  if (!template.ok) return template
  const root = path.resolve(wish.path)
  const found: { place: FilePlace; verdict: ReturnType<FileFilter['verdict']> }[] = []
  try {
    const isPartial = await look(root, wish.includesSubfolders, sieve.value, (place) => {
      found.push({ place, verdict: sieve.value.verdict(place.dir + place.name) })
    })
    const read = found.filter(({ verdict }) => verdict.kind === 'read').length
    const files = found
      .toSorted(byPlace)
      .slice(0, wish.limit)
      .map(({ place, verdict }): PreviewedFile => ({
        file: place.dir + place.name,
        verdict: verdict.kind,
        pattern: 'pattern' in verdict ? verdict.pattern : null,
        writes: verdict.kind === 'read' ? writesOf(root, wish, place, now) : [],
      }))
    return ok({ files, counts: { read, passedOver: found.length - read }, isPartial })
  } catch (error) {
    return fileFault(error, root)
  }
}

const order = new Intl.Collator(undefined, { numeric: true })

/** As people sort files: scan 2 before scan 10, and the files of a folder before those of its subfolders. */
function byPlace({ place: a }: { place: FilePlace }, { place: b }: { place: FilePlace }): number {
  return order.compare(a.dir, b.dir) || order.compare(a.name, b.name)
}

async function look(
  root: string,
  isDeep: boolean,
  sieve: FileFilter,
  onImage: (place: FilePlace) => void,
): Promise<boolean> {
  let entries = 0
  const left = ['']
  for (let dir = left.shift(); dir !== undefined; dir = left.shift()) {
    try {
      for await (const entry of await opendir(path.join(root, dir))) {
        if (++entries > mostEntries) return true
        if (entry.isFile() && hasImageExtension(entry.name)) onImage({ dir, name: entry.name })
        else if (isDeep && entry.isDirectory() && !sieve.skipsFolder(dir + entry.name))
          left.push(`${dir}${entry.name}/`)
      }
    } catch (error) {
      // A subfolder that can't be read or has just gone is skipped; for the root it is an error.
      if (dir === '' || systemCode(error) === null) throw error
    }
  }
  return false
}

function writesOf(root: string, wish: Wish, place: FilePlace, now: number): string[] {
  const facts = nameFacts(
    place,
    { id: 'rec', operation: 'text', hash: '0'.repeat(8), timestamp: null, fields: null, pages: null },
    now,
  )
  return wish.writes.map((format) => outputPath(root, wish, place, facts, format))
}
