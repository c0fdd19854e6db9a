// Pictures that any browser shows, of images that not every one does and of pages of documents. They are made when somebody
// looks, by a process of their own, so that nobody waits behind what is read; it ends when nobody has looked for a while.
import type { Result } from '../../../shared/result.ts'
import type { Clock } from '../ports.ts'
import type { PictureRequest, Pool } from './pool.ts'

export type ShownImage = Omit<PictureRequest, 'job' | 'timeoutMs'>

export type Pictures = ReturnType<typeof createPictures>

const idleMs = 60_000
const timeoutMs = 60_000
/** The next look at the same one is mostly soon; a large one has about two megabytes. */
const mostKept = 8

interface Waiting {
  readonly image: ShownImage
  readonly key: string
  readonly answer: (picture: Result<Uint8Array>) => void
}

/** `pool` is one of a single process, which makes nothing else. */
export function createPictures({ pool, clock }: { pool: Pool; clock: Clock }) {
  /** Those that are being made too; the one that was looked at last at the end. */
  const kept = new Map<string, Promise<Result<Uint8Array>>>()
  const waiting: Waiting[] = []
  const closing = new AbortController()
  let isBusy = false
  let stopTimer: () => void = () => undefined

  async function makeNext(): Promise<void> {
    const next = isBusy ? undefined : takeNext(waiting)
    if (!next) return
    isBusy = true
    stopTimer()
    const { image, key, answer } = next
    const made = await pool.picture({ ...image, job: `picture ${key}`, timeoutMs }, closing.signal)
    if (!made.ok) kept.delete(key)
    answer(made)
    isBusy = false
    if (!closing.signal.aborted) stopTimer = clock.after(idleMs, () => pool.renew())
    void makeNext()
  }

  function keep(key: string, picture: Promise<Result<Uint8Array>>): void {
    kept.delete(key)
    kept.set(key, picture)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  return {
    of(image: ShownImage): Promise<Result<Uint8Array>> {
      const key = `${image.hash} ${image.number ?? 1} ${image.maxSidePx}`
      const known = kept.get(key)
      const picture =
        known ??
        new Promise<Result<Uint8Array>>((answer) => {
          waiting.push({ image, key, answer })
        })
      keep(key, picture)
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

/** The largest is what somebody looks at; of small ones the first that was asked for. */
function takeNext(waiting: Waiting[]): Waiting | undefined {
  const largest = Math.max(...waiting.map(({ image }) => image.maxSidePx))
  const at = waiting.findIndex(({ image }) => image.maxSidePx === largest)
  return at < 0 ? undefined : waiting.splice(at, 1)[0]
}
