// Implements the recogniser by tesseract.js: one warm instance with its own thread per set of languages.
import { FaultError, ok, type Result } from '../../../shared/result.ts'
import type { Models } from './models.ts'
import { startInstance, type Instance } from './instance.ts'
import type { Model } from './model.ts'
import { withMoneySigns } from './money-signs.ts'
import { allEnabled, type DisabledSteps } from '../context/steps.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { resolutionOf, usualResolution } from './resolution.ts'
import { toSpix } from './spix.ts'

/**
 * An instance takes 50 MB idle and 150 MB after a page. Pages of one kind need at most four: two networks for
 * English, and one or two scripts to compare; a folder in all languages would need one each.
 */
const maxInstances = 6

export function createTesseract(
  models: Models,
  { maxKept = maxInstances, disabled = allEnabled }: { maxKept?: number; disabled?: DisabledSteps } = {},
): Recogniser {
  const instances = new Map<string, Promise<Result<Instance>>>()

  async function instanceFor(languages: readonly string[]): Promise<Result<Instance>> {
    const key = languages.join('+')
    const starting = instances.get(key) ?? load(languages, models)
    // a map keeps its order, so the most recently used is last
    instances.delete(key)
    instances.set(key, starting)
    await endUnused()
    const instance = await starting
    // forgotten, so that the next call tries again
    if (!instance.ok) instances.delete(key)
    return instance
  }

  async function endUnused(): Promise<void> {
    const unused = [...instances].slice(0, Math.max(0, instances.size - maxKept))
    for (const [key, starting] of unused) {
      instances.delete(key)
      const instance = await starting
      if (instance.ok) await instance.value.end()
    }
  }

  return {
    async warm(languages) {
      const instance = await instanceFor(languages)
      return instance.ok ? ok(null) : instance
    },
    async read(image, languages, onProgress, layout = 'page', alphabet = '') {
      const instance = await instanceFor(languages)
      if (!instance.ok) throw new FaultError(instance.error)
      const resolution = layout === 'page' ? resolutionOf(image) : usualResolution
      const lines = await instance.value.read(toSpix(image), { layout, alphabet, resolution }, onProgress)
      return disabled.has('moneySigns') ? lines : withMoneySigns(lines, languages)
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
