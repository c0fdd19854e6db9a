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

function chromiumPath(): string {
  const found = findChromium()
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM.',
  )
}

/** How it is launched for a page: as root, in a container, it can't build its sandbox. */
export function chromiumHere(): { readonly executablePath: string; readonly args: string[] } {
  return { executablePath: chromiumPath(), args: ['--no-sandbox'] }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
