// The languages that can be read: those in the box, and others that are added by name.
import { z } from 'zod'
import { filePath } from './file-path.ts'
import { call } from './call.ts'

export const languageSchema = z.object({
  /** As its model is called: eng */
  code: z.string(),
  /** As the rest of the world calls it: en */
  tag: z.string().nullable(),
  name: z.string(),
  /** box: it came with the application. */
  source: z.enum(['box', 'npm', 'system', 'file']),
  /** damaged: its file is not the one that was added. */
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
      /** Further ones that a tesseract installation on this machine has. */
      onSystem: z.array(z.string()),
    }),
    http: { method: 'GET', path: '/api/languages' },
    cli: 'language list',
    access: 'owner',
    help: 'Lists the languages that can be read, and those that can be added from tesseract on this machine.',
  }),
  'languages.add': call({
    input: z.object({
      language,
      /** A .traineddata file, as it is or gzipped. */
      path: filePath.optional(),
      /** Fetches the model from npm: the one thing that Fovea ever fetches for itself. */
      download: z.boolean().default(false),
    }),
    output: languageSchema,
    http: { method: 'POST', path: '/api/languages' },
    cli: 'language add',
    access: 'owner',
    help: 'Adds a language from tesseract on this machine, from a model file (--path) or from npm (--download).',
  }),
  'languages.remove': call({
    input: z.object({ language }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/languages/{language}' },
    cli: 'language remove',
    access: 'owner',
    help: 'Removes a language that was added, and its file.',
  }),
}
