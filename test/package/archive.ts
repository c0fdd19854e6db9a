// Reads the list of files in an application's archive from its header.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { getRawHeader } from '@electron/asar'
import { z } from 'zod'

export interface Packed {
  /** For example node_modules/zod/index.js */
  readonly file: string
  readonly bytes: number
  /** Whether it is next to the archive instead of in it. */
  readonly isUnpacked: boolean
}

interface Entry {
  readonly files?: Readonly<Record<string, Entry>> | undefined
  readonly size?: number | undefined
  readonly unpacked?: boolean | undefined
}

const entrySchema: z.ZodType<Entry> = z.lazy(() =>
  z.object({
    files: z.record(z.string(), entrySchema).optional(),
    size: z.number().optional(),
    unpacked: z.boolean().optional(),
  }),
)

export function readArchive(archive: string): Packed[] {
  const { header } = getRawHeader(archive)
  return packedIn(entrySchema.parse(header), '')
}

function packedIn(entry: Entry, at: string): Packed[] {
  return Object.entries(entry.files ?? {}).flatMap(([name, child]) => {
    const file = at === '' ? name : `${at}/${name}`
    if (child.files) return packedIn(child, file)
    return [{ file, bytes: child.size ?? 0, isUnpacked: child.unpacked === true }]
  })
}

export function missingBeside(archive: string, files: readonly Packed[]): string[] {
  const unpacked = `${archive}.unpacked`
  return files
    .filter(({ file, isUnpacked }) => isUnpacked && !existsSync(path.join(unpacked, file)))
    .map(({ file }) => file)
}
