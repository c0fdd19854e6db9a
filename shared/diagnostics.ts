// The diagnostics report about an installation. It contains nothing that was read from documents.
import { z } from 'zod'
import { finderSchema } from './worker-protocol.ts'

export const diagnosticsSchema = z.object({
  version: z.string(),
  reader: z.string(),
  /** Versions of Node and, in the desktop app, of Electron. */
  runtime: z.record(z.string(), z.string()),
  system: z.string(),
  cores: z.number(),
  memoryBytes: z.number(),
  dataDir: z.string(),
  freeBytes: z.number().nullable(),
  databaseBytes: z.number(),
  databaseVersion: z.number(),
  records: z.number(),
  waiting: z.number(),
  workers: z.number(),
  watchFolders: z.number(),
  /** The engine that finds text; null until a reading process has opened it. */
  finder: finderSchema.nullable(),
  models: z.array(
    z.object({ language: z.string(), source: z.string(), state: z.string(), sha256: z.string() }),
  ),
  /** Unexpected errors, newest last. Only the sentence, because stack traces may name files. */
  lastErrors: z.array(z.object({ at: z.string(), text: z.string() })),
})

export type Diagnostics = z.infer<typeof diagnosticsSchema>

/** The report as plain text for pasting into a message, one fact on each line. */
export function diagnosticsText(found: Diagnostics): string {
  const { runtime, models, finder, lastErrors } = found
  return [
    `Fovea ${found.version}, reader ${found.reader}`,
    ...Object.entries(runtime).map(([name, version]) => `${name} ${version}`),
    `${found.system}, ${found.cores} cores, ${size(found.memoryBytes)} of memory`,
    `Data folder ${found.dataDir}, ${found.freeBytes === null ? 'free space unknown' : `${size(found.freeBytes)} free`}`,
    `Database version ${found.databaseVersion}, ${size(found.databaseBytes)}, ${found.records} records`,
    `${found.waiting} images wait, ${found.workers} reading processes, ${found.watchFolders} watch folders`,
    finderText(finder),
    ...models.map(
      ({ language, source, state, sha256 }) => `Model ${language} (${source}, ${state}) ${sha256}`,
    ),
    lastErrors.length === 0 ? 'No errors in the log' : 'Last errors:',
    ...lastErrors.map(({ at, text }) => `  ${at} ${text}`),
    '',
  ].join('\n')
}

/** The line about the engine that finds text. */
function finderText(finder: Diagnostics['finder']): string {
  if (finder === null) return 'Engine that finds text: not opened yet'
  if ('error' in finder) return `Engine that finds text: can't be used. ${finder.error}`
  const opened = `Engine that finds text: ${finder.name}, ${finder.runtime} build`
  return finder.instead === undefined ? opened : `${opened}, instead of the chosen one. ${finder.instead}`
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Formats a byte count. */
function size(bytes: number): string {
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log(bytes) / Math.log(1024)) : 0)
  return `${(bytes / 1024 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step] ?? 'B'}`
}
