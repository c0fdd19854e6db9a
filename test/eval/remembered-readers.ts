// Caches the answers of recogniser and engine: reading an image again without one step repeats most of its requests.
import { createHash } from 'node:crypto'
import type { BoxedEngine } from '../../electron/worker/engines/boxed.ts'
import type { Recogniser } from '../../electron/worker/recognise/recogniser.ts'

interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export function rememberedRecogniser(recogniser: Recogniser): Recogniser {
  const remember = memory()
  return {
    warm: (models) => recogniser.warm(models),
    read: (image, models, onProgress, layout = 'page', alphabet = '') =>
      remember([keyOf(image), models, layout, alphabet], () =>
        recogniser.read(image, models, onProgress, layout, alphabet),
      ),
  }
}

export function rememberedEngine(opening: BoxedEngine): BoxedEngine {
  const remember = memory()
  return async () => {
    const engine = await opening()
    return (
      engine && {
        ...engine,
        find: (image) => remember(['find', keyOf(image)], () => engine.find(image)),
        readLines: (image, places, wish) =>
          remember([keyOf(image), places, wish.languages], () => engine.readLines(image, places, wish)),
      }
    )
  }
}

function memory() {
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
