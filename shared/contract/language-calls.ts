// Calls for the languages that can be read: the bundled ones, and others that were added.
import { z } from 'zod'
import { filePath } from '../file-path.ts'
import { call } from './call.ts'

export const languageSchema = z.object({
  /** The name of its model: eng */
  code: z.string(),
  /** Its BCP 47 tag: en */
  tag: z.string().nullable(),
  name: z.string(),
  /** box: bundled with the application. */
  source: z.enum(['box', 'npm', 'system', 'file']),
  /** damaged: its file has changed since it was added. */
  state: z.enum(['ready', 'missing', 'damaged']),
  sha256: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  addedAt: z.number().nullable(),
})

export type InstalledLanguage = z.infer<typeof languageSchema>

const language = z.string().trim().min(1).max(40)

export const languageCalls = {
  'languages.list': call({
    input: z.object({}),
    output: z.object({
      languages: z.array(languageSchema),
      /** Languages of a tesseract installation on this machine that can be added. */
      onSystem: z.array(z.string()),
    }),
    http: { method: 'GET', path: '/api/languages' },
    cli: 'language list',
    help: 'Lists the languages that can be read, and those that can be added from tesseract on this machine.',
  }),
  'languages.add': call({
    input: z.object({
      language,
      /** A .traineddata file, plain or gzipped. */
      path: filePath.optional(),
      /** Downloads the model from npm. */
      download: z.boolean().default(false),
    }),
    output: languageSchema,
    http: { method: 'POST', path: '/api/languages' },
    cli: 'language add',
    help: 'Adds a language from tesseract on this machine, from a model file (--path) or from npm (--download).',
  }),
  'languages.remove': call({
    input: z.object({ language }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/languages/{language}' },
    cli: 'language remove',
    help: 'Removes a language that was added, and its file.',
  }),
}
