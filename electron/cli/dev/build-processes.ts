// Builds what the engine and the desktop app start from, where their sources have changed.
import { stripVTControlCharacters } from 'node:util'
import { buildWhereStale } from '../build/build.ts'

/** Builds the processes. False if the sources can't be built, which is reported; the next change mends it. */
export async function buildProcesses(root: string, report: (sentence: string) => void): Promise<boolean> {
  try {
    await buildWhereStale(root, ['processes'])
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    report(`Fovea can't be built; the next change tries again.\n${stripVTControlCharacters(message)}`)
    return false
  }
}
