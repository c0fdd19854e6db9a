// The images that a reader has fetched: files named by their hash, each fetched once, the longest unused removed first.
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ImageStore, StoredImage } from './image-store.ts'

interface Cached {
  readonly file: Promise<string>
  readonly sizeBytes: number
  /** Jobs that read it at present. */
  uses: number
}

/** The image is not in the store any more, because its job was taken back, or because the store was lost. */
export class ImageGoneError extends Error {}

export type ImageCache = Awaited<ReturnType<typeof createImageCache>>

/** Opens an empty cache in this folder. Images in use are kept, even if they are larger than the bound together. */
export async function createImageCache(dir: string, maxBytes: number) {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const cache = new Map<string, Cached>()

  async function fetch(store: ImageStore, image: StoredImage): Promise<string> {
    const file = path.join(dir, image.hash)
    const digest = createHash('sha256')
    const handle = await open(file, 'w', 0o600)
    let sizeBytes = 0
    try {
      for await (const part of store.get(image)) {
        digest.update(part)
        sizeBytes += part.length
        await handle.writeFile(part)
      }
    } finally {
      await handle.close()
    }
    if (sizeBytes !== image.sizeBytes) throw new ImageGoneError('the image was removed')
    if (digest.digest('hex') !== image.hash) throw new Error('the image in the queue is damaged')
    return file
  }

  function trim(): void {
    let total = [...cache.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    for (const [hash, { uses, sizeBytes }] of cache) {
      if (total <= maxBytes) return
      if (uses > 0) continue
      cache.delete(hash)
      total -= sizeBytes
      rmSync(path.join(dir, hash), { force: true })
    }
  }

  return {
    /** Runs `work` with the file of an image, which is fetched unless it is here. */
    async withImage<T>(
      store: ImageStore,
      image: StoredImage,
      work: (file: string) => Promise<T>,
    ): Promise<T> {
      const { hash, sizeBytes } = image
      const entry = cache.get(hash) ?? { file: fetch(store, image), sizeBytes, uses: 0 }
      // Moves it to the end, where the last used ones are.
      cache.delete(hash)
      cache.set(hash, entry)
      entry.uses++
      try {
        return await work(
          await entry.file.catch((error: unknown) => {
            if (cache.get(hash) === entry) cache.delete(hash)
            throw error
          }),
        )
      } finally {
        entry.uses--
        trim()
      }
    },
    close: () => rm(dir, { recursive: true, force: true }),
  }
}
