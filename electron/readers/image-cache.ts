// The images that a reader has fetched: files named by their hash, each fetched once, the longest unused removed first.
import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { getImagePart, type Sql } from './tables.ts'
import type { SentJob } from './wire.ts'

interface Cached {
  readonly file: Promise<string>
  sizeBytes: number
  /** Jobs that read it at present. */
  uses: number
}

export type ImageCache = Awaited<ReturnType<typeof createImageCache>>

/** Opens an empty cache in this folder. Images in use are kept, even if they are larger than the bound together. */
export async function createImageCache(dir: string, maxBytes: number) {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const cache = new Map<string, Cached>()

  async function fetch(sql: Sql, job: SentJob, entry: () => Cached | undefined): Promise<string> {
    const file = path.join(dir, job.hash)
    const digest = createHash('sha256')
    const handle = await open(`${file}.part`, 'w', 0o600)
    let sizeBytes = 0
    try {
      for (let part = 0; part < job.parts; part++) {
        const body = await getImagePart(sql, job, part)
        if (!body) throw new Error('the image was removed from the queue')
        digest.update(body)
        sizeBytes += body.length
        await handle.writeFile(body)
      }
    } finally {
      await handle.close()
    }
    if (digest.digest('hex') !== job.hash) throw new Error('the image in the queue is damaged')
    await rename(`${file}.part`, file)
    const cached = entry()
    if (cached) cached.sizeBytes = sizeBytes
    return file
  }

  function trim(): void {
    let total = [...cache.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    for (const [hash, { uses, sizeBytes }] of cache) {
      if (total <= maxBytes) return
      if (uses > 0) continue
      cache.delete(hash)
      total -= sizeBytes
      void rm(path.join(dir, hash), { force: true })
    }
  }

  return {
    /** Runs `work` with the file of a job's image, which is fetched unless it is here. */
    async withImage<T>(sql: Sql, job: SentJob, work: (file: string) => Promise<T>): Promise<T> {
      const { hash } = job
      const known = cache.get(hash)
      const entry = known ?? { file: fetch(sql, job, () => cache.get(hash)), sizeBytes: 0, uses: 0 }
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
