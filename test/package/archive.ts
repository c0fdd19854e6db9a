// Lists the contents of an application's archive from its header; nothing is run.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { getRawHeader } from '@electron/asar'
import { z } from 'zod'

export interface Packed {
  /** As in node_modules/zod/index.js */
  readonly file: string
  readonly bytes: number
  /** Beside the archive instead of in it. */
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
  const beside = `${archive}.unpacked`
  return files
    .filter(({ file, isUnpacked }) => isUnpacked && !existsSync(path.join(beside, file)))
    .map(({ file }) => file)
}
