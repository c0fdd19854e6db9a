// tesseract.js behind our port: one warm instance, with a thread of its own, for each set of languages.
import { ok, type Result } from '../../../shared/result.ts'
import { toPgm } from '../grey.ts'
import type { Models } from '../models.ts'
import { startInstance, type Instance, type Model } from './instance.ts'
import type { Recogniser } from './recogniser.ts'

export function createTesseract(models: Models): Recogniser {
  const instances = new Map<string, Promise<Result<Instance>>>()

  async function instanceFor(languages: readonly string[]): Promise<Result<Instance>> {
    const key = languages.join('+')
    const starting = instances.get(key) ?? load(languages, models)
    instances.set(key, starting)
    const instance = await starting
    // What could not start may have been mended by the next time.
    if (!instance.ok) instances.delete(key)
    return instance
  }

  return {
    async warm(languages) {
      const instance = await instanceFor(languages)
      return instance.ok ? ok(null) : instance
    },
    async read(image, languages, onProgress, layout = 'page') {
      const instance = await instanceFor(languages)
      return instance.ok ? ok(await instance.value.read(toPgm(image), layout, onProgress)) : instance
    },
  }
}

async function load(languages: readonly string[], models: Models): Promise<Result<Instance>> {
  const found: Model[] = []
  for (const language of languages) {
    const bytes = await models(language)
    if (!bytes.ok) return bytes
    found.push({ language, bytes: bytes.value })
  }
  return startInstance(found)
}
