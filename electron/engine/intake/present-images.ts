// Finds which of many image files still exist.
import { kindAt } from '../../files/presence.ts'

/** Files checked at once: a network share answers slowly, and the whole process shares a pool of four threads. */
const concurrency = 4

export async function findPresentImages(paths: Iterable<string>): Promise<ReadonlySet<string>> {
  const present = new Set<string>()
  const waiting = new Set(paths).values()
  /** Checks paths one after another until none is left; several of these run at once. */
  async function checkNext(): Promise<void> {
    for (const path of waiting) if (await isFile(path)) present.add(path)
  }
  await Promise.all(Array.from({ length: concurrency }, checkNext))
  return present
}

/** Whether the file exists. Any error counts as missing: it would prevent reading the image too. */
async function isFile(path: string): Promise<boolean> {
  const kind = await kindAt(path)
  return kind.ok && kind.value === 'file'
}
