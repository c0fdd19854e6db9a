// The version of this application, as its package says it.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({ version: z.string() })

export function appVersion(): string {
  return manifest.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))
    .version
}
