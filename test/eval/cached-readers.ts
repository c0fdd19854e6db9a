// Caches the answers of recogniser and engine: reading an image again with another choice among them repeats most of their
// requests. With a folder the answers outlast the process. Delete the folder after a change of an engine itself.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlacedLine } from '../../electron/worker/context/engine.ts'
import type { OpenNetworks } from '../../electron/worker/context/read-context.ts'
import type { Recogniser } from '../../electron/worker/context/recogniser.ts'
import { readerVersion } from '../../shared/reader-version.ts'

interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

interface Answer<T> {
  readonly value: T
  readonly cpuMs: number
}

export interface AnswerCache {
  find<T>(question: readonly unknown[]): Answer<T> | null
  keep<T>(question: readonly unknown[], answer: Answer<T>): void
  /** CPU time that the answers found took when they were given, less that of looking them up. */
  savedMs(): number
}

export function createAnswerCache(dir: string | null = null): AnswerCache {
  const answers = new Map<string, unknown>()
  let savedMs = 0
  const fileOf = (key: string) =>
    path.join(dir ?? '', `${createHash('sha1').update(readerVersion).update(key).digest('hex')}.json`)
  return {
    savedMs: () => savedMs,
    find<T>(question: readonly unknown[]): Answer<T> | null {
      const key = JSON.stringify(question)
      if (dir === null) return (answers.get(key) as Answer<T> | undefined) ?? null
      if (!existsSync(fileOf(key))) return null
      const before = cpuMs()
      const answer = JSON.parse(readFileSync(fileOf(key), 'utf8')) as Answer<T>
      savedMs += answer.cpuMs - (cpuMs() - before)
      return answer
    },
    keep(question, answer) {
      const key = JSON.stringify(question)
      if (dir === null) answers.set(key, answer)
      else {
        mkdirSync(dir, { recursive: true })
        writeFileSync(fileOf(key), JSON.stringify(answer))
      }
    },
  }
}

async function answered<T>(
  cache: AnswerCache,
  question: readonly unknown[],
  ask: () => Promise<T>,
): Promise<T> {
  const known = cache.find<T>(question)
  if (known) return known.value
  const before = cpuMs()
  const value = await ask()
  cache.keep(question, { value, cpuMs: cpuMs() - before })
  return value
}

export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function cachedRecogniser(recogniser: Recogniser, cache = createAnswerCache()): Recogniser {
  return {
    warm: (models) => recogniser.warm(models),
    read: (image, models, onProgress, layout = 'page', alphabet = '') =>
      answered(cache, [keyOf(image), models, layout, alphabet], () =>
        recogniser.read(image, models, onProgress, layout, alphabet),
      ),
  }
}

export function cachedEngine(opening: OpenNetworks, cache = createAnswerCache()): OpenNetworks {
  return async () => {
    const engine = await opening()
    if (!engine) return null
    return {
      ...engine,
      find: (image, isGlance = false) =>
        answered(cache, ['find', keyOf(image), isGlance], () => engine.find(image, isGlance)),
      // line by line, because another choice asks for other lines together
      async readLines(image, places, wish): Promise<readonly (PlacedLine | null)[]> {
        const key = keyOf(image)
        const questionOf = (place: unknown) => ['line', key, place, wish.languages]
        const known = places.map((place) => cache.find<PlacedLine | null>(questionOf(place)))
        const missing = places.filter((_, i) => !known[i])
        const before = cpuMs()
        const read = missing.length > 0 ? await engine.readLines(image, missing, wish) : []
        const share = (cpuMs() - before) / missing.length
        missing.forEach((place, i) => {
          cache.keep(questionOf(place), { value: read[i] ?? null, cpuMs: share })
        })
        const fresh = read.values()
        return known.map((answer) => (answer ? answer.value : (fresh.next().value ?? null)))
      },
    }
  }
}

function keyOf({ width, height, pixels }: Picture): string {
  return `${width}x${height} ${createHash('sha1').update(pixels).digest('hex')}`
}
