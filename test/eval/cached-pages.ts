// Caches pages that were read for a measurement, by image and reader version, so that weights can be fitted again in
// seconds. Delete the cache after a change of the reader without a new reader version.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scopeOf } from '../../electron/engine/jobs/order.ts'
import { disabledVariable } from '../../electron/worker/context/steps.ts'
import { pageSchema } from '../../shared/page.ts'
import { readerVersion } from '../../shared/reader-version.ts'
import type { Profile } from '../../shared/reading.ts'
import type { Reader } from './stated-page.ts'

export function cachedPages(dir: string, profile: Profile, read: Reader): Reader {
  return async (file, operation) => {
    const disabled = process.env[disabledVariable] ?? ''
    const key = [readerVersion, profile, scopeOf(operation), disabled].join(' / ')
    const kept = path.join(dir, `${hashOf(key, readFileSync(file))}.json`)
    if (existsSync(kept)) return pageSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
    const page = await read(file, operation)
    if (page === null) return null
    mkdirSync(dir, { recursive: true })
    writeFileSync(kept, JSON.stringify(page))
    return page
  }
}

function hashOf(key: string, image: Buffer): string {
  return createHash('sha256').update(`${key}\n`).update(image).digest('hex')
}
