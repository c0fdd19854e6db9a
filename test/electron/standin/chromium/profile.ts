// The folder where Chromium stores the data of pages. It is in the app's data folder, so that it survives a restart as
// in Electron; an app without a data folder gets a temporary one for the run.
import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import os from 'node:os'
import path from 'node:path'

export interface Profile {
  readonly dir: string
  remove(): void
}

/** Makes the folder; `remove` deletes it only if it is temporary. */
export function openProfile(dataDir: string | undefined): Profile {
  if (dataDir !== undefined) {
    const dir = path.join(dataDir, 'chromium')
    mkdirSync(dir, { recursive: true })
    return { dir, remove: () => {} }
  }
  const dir = mkdtempSync(path.join(os.tmpdir(), 'electron-standin-'))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }) }
}

/** Waits until the Chromium of a killed run has ended, because two can not use the same profile. */
export async function whenFree({ dir }: Profile): Promise<void> {
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline && holderIsAlive(dir)) await delay(50)
}

/** Whether the process that has locked the profile still runs. */
function holderIsAlive(dir: string): boolean {
  try {
    const pid = Number(readlinkSync(path.join(dir, 'SingletonLock')).split('-').at(-1))
    return process.kill(pid, 0)
  } catch {
    return false // there is no lock, or its holder has ended; Chromium removes such a lock itself
  }
}
