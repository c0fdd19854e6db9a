// Finds the Chromium that is used as the renderer.
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

export function findChromium(env: NodeJS.ProcessEnv): string {
  if (env.CHROMIUM) return env.CHROMIUM
  const folders = (env.PATH ?? '').split(path.delimiter)
  const found = names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
  if (found) return found
  throw new Error(`electron stand-in: none of ${names.join(', ')} is on PATH; set CHROMIUM to its path`)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false // not there or not ours to run: the next candidate is asked
  }
}
