// A folder of a test's own, gone when the test is over.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export function tempDir(name = 'fovea'): string {
  const dir = realpathSync(mkdtempSync(path.join(os.tmpdir(), `${name}-`)))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }))
  return dir
}
