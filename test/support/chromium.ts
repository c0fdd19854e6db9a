// Where a Chromium is on this machine. Tests of pages need one; its absence is said in one sentence.
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(): string | null {
  const named = process.env['CHROMIUM']
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = [
    ...(named ? [named] : []),
    ...folders.flatMap((dir) => names.map((name) => path.join(dir, name))),
  ]
  return candidates.find(isExecutable) ?? null
}

export function chromiumPath(): string {
  const found = findChromium()
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM.',
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
