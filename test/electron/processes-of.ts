// Finds the processes of an app, on Linux.
import { readdir, readFile, readlink } from 'node:fs/promises'

/** Finds processes with this data folder in their command line or environment: Chromium, its helpers, our children. */
export async function processesOf(dataDir: string): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parts = ['cmdline', 'environ'].map((part) =>
      readFile(`/proc/${name}/${part}`, 'utf8').catch(() => ''),
    )
    const isZombie = (await readlink(`/proc/${name}/exe`).catch(() => '')) === ''
    if (!isZombie && (await Promise.all(parts)).join('').includes(dataDir)) found.push(Number(name))
  }
  return found
}
