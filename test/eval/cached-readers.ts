// Caches the answers of recogniser and engine: reading an image again without one step repeats most of its requests.
import { createHash } from 'node:crypto'
import type { OpenNetworks } from '../../electron/worker/context/read-context.ts'
import type { Recogniser } from '../../electron/worker/context/recogniser.ts'

interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export function cachedRecogniser(recogniser: Recogniser): Recogniser {
  const cached = createCache()
  return {
    warm: (models) => recogniser.warm(models),
    read: (image, models, onProgress, layout = 'page', alphabet = '') =>
      cached([keyOf(image), models, layout, alphabet], () =>
        recogniser.read(image, models, onProgress, layout, alphabet),
      ),
  }
}

export function cachedEngine(opening: OpenNetworks): OpenNetworks {
  const cached = createCache()
  return async () => {
    const engine = await opening()
    return (
      engine && {
        ...engine,
        find: (image) => cached(['find', keyOf(image)], () => engine.find(image)),
        readLines: (image, places, wish) =>
          cached([keyOf(image), places, wish.languages], () => engine.readLines(image, places, wish)),
      }
    )
  }
}

function createCache() {
  const answers = new Map<string, unknown>()
  return <T>(asked: readonly unknown[], ask: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(asked)
    const answer = (answers.get(key) as Promise<T> | undefined) ?? ask()
    answers.set(key, answer)
    return answer
  }
}

function keyOf({ width, height, pixels }: Picture): string {
  return `${width}x${height} ${createHash('sha1').update(pixels).digest('hex')}`
}
