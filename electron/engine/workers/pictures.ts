// Makes pictures that every browser can show, of images that not every browser can, and of pages of documents.
// Processes of its own make them on request, so that nobody waits behind reading.
import type { Result } from '../../../shared/result.ts'
import type { ProductBudgets } from '../jobs/document-budget.ts'
import type { Pool } from './pool.ts'
import type { PictureRequest } from './requests.ts'

export interface ShownImage extends Omit<PictureRequest, 'job' | 'cpuLimitMs' | 'client'> {
  /** The number of pages of its file. */
  readonly pageCount: number
}

export type Pictures = ReturnType<typeof createPictures>

const cpuLimitMs = 60_000
/** The same picture is mostly shown again soon; a large one has about 2 MB. */
const maxKept = 8
/** A person looks at a picture larger than this; smaller ones are next to it and can wait. */
const smallSidePx = 400
const priorities = { large: 0, small: 10 } as const

interface Kept {
  readonly picture: Promise<Result<Uint8Array>>
  /** The callers that still wait for it. The last one that leaves ends its making. */
  waiting: number
  readonly control: AbortController
}

/** Names a picture without the password of its document. */
const nameOf = ({ hash, number = 1, maxSidePx }: ShownImage) => `${hash} ${number} ${maxSidePx}`

/** Makes and caches pictures. `pool` is used for nothing else. */
export function createPictures({ pool, budgets }: { pool: Pool; budgets: ProductBudgets }) {
  /** Finished pictures and those being made, in the order of their last use. */
  const cache = new Map<string, Kept>()

  /** Has a process make the picture, and forgets it if that fails. */
  function make(image: ShownImage, key: string, owner: string): Kept {
    const control = new AbortController()
    const client = { owner, priority: image.maxSidePx > smallSidePx ? priorities.large : priorities.small }
    const request = { ...image, job: `picture ${nameOf(image)}`, cpuLimitMs, client }
    const picture = budgets.charge([image], (onUsed) => pool.picture({ ...request, onUsed }, control.signal))
    const kept: Kept = { picture, waiting: 0, control }
    void kept.picture.then((picture) => {
      if (!picture.ok && cache.get(key) === kept) cache.delete(key)
    })
    return kept
  }

  /** Keeps a picture in the cache, and forgets the one that was not used for the longest time. */
  function remember(key: string, kept: Kept): void {
    cache.delete(key)
    cache.set(key, kept)
    const [oldest] = cache.keys()
    if (cache.size > maxKept && oldest !== undefined) cache.delete(oldest)
  }

  return {
    /** Returns the picture of an image or page, from the cache or newly made. Only a signal can end the wait. */
    async of(image: ShownImage, owner: string, signal?: AbortSignal): Promise<Result<Uint8Array>> {
      // A picture of a locked document is only for those who give the same password.
      const key = `${nameOf(image)} ${image.password ?? ''}`
      const kept = cache.get(key) ?? make(image, key, owner)
      remember(key, kept)
      kept.waiting += 1
      const leave = () => {
        kept.waiting -= 1
        if (kept.waiting > 0) return
        kept.control.abort()
        if (cache.get(key) === kept) cache.delete(key)
      }
      if (signal?.aborted) leave()
      signal?.addEventListener('abort', leave, { once: true })
      const made = await kept.picture
      signal?.removeEventListener('abort', leave)
      return made
    },
    close: () => pool.close(),
  }
}
