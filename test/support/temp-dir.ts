// Creates a temporary folder that is removed when the test ends.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export function tempDir(name = 'fovea'): string {
  const dir = realpathSync(mkdtempSync(path.join(os.tmpdir(), `${name}-`)))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }))
  return dir
}
