// Finds a Chromium on this machine, which tests of pages need; throws an error with instructions if there is none.
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(): string | null {
  const configured = process.env['CHROMIUM']
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = [
    ...(configured ? [configured] : []),
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

/** The launch options. Without a sandbox, because root in a container can't create one. */
export function chromiumOptions(): { readonly executablePath: string; readonly args: string[] } {
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
