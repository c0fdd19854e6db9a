// The folder where Chromium keeps what pages store. It lives with the app's data, so that it outlasts a restart as
// it does in Electron; an app without a data folder of its own gets one for the length of the run.
import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import os from 'node:os'
import path from 'node:path'

export interface Profile {
  readonly dir: string
  remove(): void
}

export function openProfile(dataDir: string | undefined): Profile {
  if (dataDir !== undefined) {
    const dir = path.join(dataDir, 'chromium')
    mkdirSync(dir, { recursive: true })
    return { dir, remove: () => {} }
  }
  const dir = mkdtempSync(path.join(os.tmpdir(), 'electron-standin-'))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }) }
}

/** After a killed run its Chromium needs a moment to notice; a second one on the profile would give up at once. */
export async function whenFree({ dir }: Profile): Promise<void> {
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline && holderIsAlive(dir)) await delay(50)
}

function holderIsAlive(dir: string): boolean {
  try {
    const pid = Number(readlinkSync(path.join(dir, 'SingletonLock')).split('-').at(-1))
    return process.kill(pid, 0)
  } catch {
    return false // no lock, or its holder is gone: Chromium clears that up itself
  }
}
