// Handlers for languages: lists, adds and removes their models.
import path from 'node:path'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { InstalledLanguage } from '../../../shared/contract/language-calls.ts'
import { bundledLanguages, languageCode, languageName, languageRows } from '../../../shared/languages.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { namedPlace, readUserFile } from '../../files/user-file.ts'
import type { ModelRow } from '../db/models.ts'
import { checkModel, maxModelBytes } from '../languages/model-file.ts'
import { fetchModel } from '../languages/npm-models.ts'
import { findSystemModels } from '../languages/system-models.ts'
import type { HandlersOf } from './types.ts'
import { reason } from '../../../shared/reasons.ts'
import type { HandlerParts } from './handler-parts.ts'

const bundled: ReadonlySet<string> = new Set(bundledLanguages)
/** Names of models that the application uses itself and that are not languages. */
const reserved: ReadonlySet<string> = new Set(['osd', 'equ', 'eng_fast'])

export function languageHandlers({ models: store, events, pool }: HandlerParts): HandlersOf<'languages'> {
  /** Makes reading processes use the changed models, and announces the change. */
  function changed(): void {
    // Reading processes load the list of models when they start, so they are restarted.
    pool.renew()
    events.emit('settings.changed', {})
  }

  return {
    /** Lists bundled and added languages, and those of an installed tesseract that could be added. */
    'languages.list'() {
      const added = store.list()
      const known = new Set([...bundled, ...reserved, ...added.map((row) => row.language)])
      return ok({
        languages: [
          ...bundledLanguages.map(bundledView),
          ...added.map((row) => addedView(row, store.state(row))),
        ],
        onSystem: [...findSystemModels().keys()].filter((code) => !known.has(code)),
      })
    },

    /** Adds a language: gets its model, checks that it is one, and stores it. */
    async 'languages.add'(input) {
      const language = languageCode(input.language)
      // The code becomes a file name, and the name that tesseract knows the model by.
      if (!/^[a-z][a-z0-9_]{1,39}$/i.test(language) || reserved.has(language))
        return err('language.name', { language: input.language })
      if (bundled.has(language)) return err('language.inBox', { language })
      const file = await loadModel(language, input)
      if (!file.ok) return file
      const { source, from, bytes } = file.value
      const checked = checkModel(bytes)
      if (!checked.isModel) return err('language.notModel', { path: from, why: checked.why })
      const row = store.put(language, source, checked.bytes)
      changed()
      return ok(addedView(row, 'ready'))
    },

    /** Removes an added language; bundled ones can't be removed. */
    'languages.remove'(input) {
      const language = languageCode(input.language)
      if (bundled.has(language)) return err('language.inBox', { language })
      if (!store.remove(language)) return err('language.unknown', { language: input.language })
      changed()
      return ok({ removed: 1 })
    },
  }
}

interface FoundModel {
  readonly source: ModelRow['source']
  readonly from: string
  readonly bytes: Uint8Array
}

/** Gets the model from where the caller says: a file, a download, or an installed tesseract. */
async function loadModel(language: string, input: ParsedInput<'languages.add'>): Promise<Result<FoundModel>> {
  if (input.path !== undefined) return readModelFile(path.resolve(input.path), 'file')
  if (input.download) {
    const fetched = await fetchModel(language)
    const from = `@tesseract.js-data/${language}`
    return fetched.ok ? ok({ source: 'npm', from, bytes: fetched.value }) : fetched
  }
  const file = findSystemModels().get(language)
  return file === undefined ? err('language.notFound', { language }) : readModelFile(file, 'system')
}

/** Reads a model from a file, with a size limit. */
async function readModelFile(file: string, source: 'system' | 'file'): Promise<Result<FoundModel>> {
  const place = await namedPlace(file)
  if (!place.ok) return place
  const read = await readUserFile(place.value, ({ sizeBytes }) =>
    sizeBytes > maxModelBytes
      ? err('language.notModel', { path: file, why: reason('it is too large, or not a file') })
      : null,
  )
  return read.ok ? ok({ source, from: file, bytes: read.value.bytes }) : read
}

/** The list entry of a bundled language. */
function bundledView(code: string): InstalledLanguage {
  return { ...nameParts(code), source: 'box', state: 'ready', sha256: null, sizeBytes: null, addedAt: null }
}

/** The list entry of an added language. */
function addedView(row: ModelRow, state: InstalledLanguage['state']): InstalledLanguage {
  const { language, source, sha256, sizeBytes, addedAt } = row
  return { ...nameParts(language), source, state, sha256, sizeBytes, addedAt }
}

/** Returns code, tag and English name of a language. */
function nameParts(code: string) {
  return { code, tag: languageRows[code]?.tag ?? null, name: languageName(code, 'en') }
}
