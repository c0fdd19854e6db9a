// Reads the version of this application from package.json.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'

const manifest = z.object({ version: z.string() })

export function appVersion(): string {
  return manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).version
}
