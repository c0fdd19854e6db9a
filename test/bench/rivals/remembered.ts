// Caches a rival's readings by image hash, so that it never reads the same image twice.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rival } from './rival.ts'
import { readingSchema } from './wire.ts'

export function remembered(rival: Rival, cacheDir: string): Rival {
  const dir = path.join(cacheDir, rival.name, rival.version.replaceAll(' ', '-'))
  return {
    ...rival,
    async read(file, language) {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
      const kept = path.join(dir, `${hash}-${language}.json`)
      if (existsSync(kept)) return readingSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
      const reading = await rival.read(file, language)
      if (reading === null) return null
      mkdirSync(dir, { recursive: true })
      writeFileSync(kept, JSON.stringify(reading))
      return reading
    },
  }
}
