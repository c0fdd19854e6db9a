// Which of many images are still where they were.
import { stat } from 'node:fs/promises'

/** So many are asked for at once: a share answers slowly, and a pool of four threads is shared with all else. */
const atOnce = 4

export async function presentImages(paths: Iterable<string>): Promise<ReadonlySet<string>> {
  const present = new Set<string>()
  const waiting = new Set(paths).values()
  async function lookOn(): Promise<void> {
    for (const path of waiting) if (await isThere(path)) present.add(path)
  }
  await Promise.all(Array.from({ length: atOnce }, lookOn))
  return present
}

/** Whatever keeps the system from telling would keep the image from being read too. */
function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
