// Reads an image like the worker does, but without the product, whose pages no longer have the recogniser's own
// confidence.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { scopeOf } from '../../electron/engine/jobs/order.ts'
import { disabledStepsIn } from '../../electron/worker/context/steps.ts'
import { createPacks } from '../../electron/worker/engines/open-packs.ts'
import { createModelShelf } from '../../electron/worker/recognise/models.ts'
import { createFiles } from '../../electron/worker/process/files.ts'
import { createTesseract } from '../../electron/worker/recognise/tesseract.ts'
import type { Operation } from '../../shared/operations.ts'
import type { Page } from '../../shared/page.ts'
import type { Profile } from '../../shared/reading.ts'
import { readersWith } from '../support/read-context.ts'
import { cachedEngine, cachedRecogniser, createAnswerCache } from './cached-readers.ts'

const files = createFiles()

/** Reads an image; null if it can't be read. */
export type Reader = (file: string, operation: Operation) => Promise<Page | null>

export function openReader(profile: Profile, cache = createAnswerCache()): Reader {
  const shelf = createModelShelf()
  const disabled = disabledStepsIn(process.env)
  const recogniser = cachedRecogniser(createTesseract(shelf.models), cache)
  const { chosen } = createPacks((finder) => {
    if ('error' in finder) throw new Error(finder.error)
  }, disabled)
  const networks = cachedEngine(chosen(), cache)
  return async (file, operation) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
    const scope = scopeOf(operation)
    const job = {
      type: 'read',
      job: file,
      path: file,
      hash,
      languages: [],
      scope,
      profile,
      engine: 'best',
    } as const
    const readers = readersWith({ recogniser, known: shelf.languages(), networks, disabled })
    const page = await files.read({ ...job, languages: [] }, readers)
    return page.ok ? page.value : null
  }
}
