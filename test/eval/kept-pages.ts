// Pages that were read for a measurement, kept by image and reader: what is fitted to them can be fitted again in
// seconds. Whoever works on reading itself and has not raised the reader's version yet deletes them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scopeOf } from '../../electron/engine/jobs/order.ts'
import { leftOutVariable } from '../../electron/worker/left-out.ts'
import { pageSchema } from '../../shared/page.ts'
import { readerVersion } from '../../shared/reader-version.ts'
import type { Profile } from '../../shared/reading.ts'
import type { Reader } from './stated-page.ts'

export function keptPages(dir: string, profile: Profile, read: Reader): Reader {
  return async (file, operation) => {
    const leftOut = process.env[leftOutVariable] ?? ''
    const key = [readerVersion, profile, scopeOf(operation), leftOut].join(' / ')
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
