// Builds what the engine and the desktop app start from, where their sources have changed.
import { buildWhereStale } from '../build/build.ts'

/** False if the sources can't be built, which is reported; the next change mends it. */
export async function buildProcesses(root: string, report: (sentence: string) => void): Promise<boolean> {
  try {
    await buildWhereStale(root, ['processes'])
    return true
  } catch (error) {
    report(`Fovea can't be built: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}
