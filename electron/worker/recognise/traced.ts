import type { Trace } from '../context/trace.ts'
import type { Recogniser } from '../context/recogniser.ts'

/** Records each reading with its image in the trace. */
export function tracedRecogniser(recogniser: Recogniser, trace: Trace): Recogniser {
  if (!trace) return recogniser
  return {
    warm: (models) => recogniser.warm(models),
    async read(image, models, onProgress, layout, alphabet) {
      const read = await recogniser.read(image, models, onProgress, layout, alphabet)
      const facts = { models, layout: layout ?? 'page', ...(alphabet !== undefined && { alphabet }) }
      trace('look', { picture: image, look: read, facts })
      return read
    },
  }
}
