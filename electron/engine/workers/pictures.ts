// Makes pictures that every browser can show, of images that not every browser can, and of pages of documents. A
// process of its own makes them on request, so that nobody waits behind reading; it ends after some time without
// requests.
import type { Result } from '../../../shared/result.ts'
import type { Clock } from '../ports.ts'
import type { PictureRequest, Pool } from './pool.ts'

export type ShownImage = Omit<PictureRequest, 'job' | 'cpuLimitMs'>

export type Pictures = ReturnType<typeof createPictures>

const idleMs = 60_000
const cpuLimitMs = 60_000
/** The same picture is mostly shown again soon; a large one has about 2 MB. */
const maxKept = 8

interface Waiting {
  readonly image: ShownImage
  readonly key: string
  readonly answer: (picture: Result<Uint8Array>) => void
}

/** Makes and caches pictures. `pool` has a single process and is used for nothing else. */
export function createPictures({ pool, clock }: { pool: Pool; clock: Clock }) {
  /** Finished pictures and those being made, in the order of their last use. */
  const cache = new Map<string, Promise<Result<Uint8Array>>>()
  const waiting: Waiting[] = []
  const closing = new AbortController()
  let isBusy = false
  let stopTimer: () => void = () => undefined

  /** Makes the next requested picture, if none is being made. */
  async function makeNext(): Promise<void> {
    const next = isBusy ? undefined : takeNext(waiting)
    if (!next) return
    isBusy = true
    stopTimer()
    const { image, key, answer } = next
    const made = await pool.picture({ ...image, job: `picture ${key}`, cpuLimitMs }, closing.signal)
    if (!made.ok) cache.delete(key)
    answer(made)
    isBusy = false
    if (!closing.signal.aborted) stopTimer = clock.after(idleMs, () => pool.renew())
    void makeNext()
  }

  /** Keeps a picture in the cache, and forgets the one that was not used for the longest time. */
  function remember(key: string, picture: Promise<Result<Uint8Array>>): void {
    cache.delete(key)
    cache.set(key, picture)
    const [oldest] = cache.keys()
    if (cache.size > maxKept && oldest !== undefined) cache.delete(oldest)
  }

  return {
    /** Returns the picture of an image or page, from the cache or newly made. */
    of(image: ShownImage): Promise<Result<Uint8Array>> {
      const key = `${image.hash} ${image.number ?? 1} ${image.maxSidePx}`
      const known = cache.get(key)
      const picture =
        known ??
        new Promise<Result<Uint8Array>>((answer) => {
          waiting.push({ image, key, answer })
        })
      remember(key, picture)
      void makeNext()
      return picture
    },
    async close(): Promise<void> {
      closing.abort()
      stopTimer()
      await pool.close()
    },
  }
}

/** Takes the largest picture first, because a person looks at it; among small ones the first that was requested. */
function takeNext(waiting: Waiting[]): Waiting | undefined {
  const largest = Math.max(...waiting.map(({ image }) => image.maxSidePx))
  const at = waiting.findIndex(({ image }) => image.maxSidePx === largest)
  return at < 0 ? undefined : waiting.splice(at, 1)[0]
}
