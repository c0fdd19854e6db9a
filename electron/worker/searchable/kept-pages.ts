// What was read on the pages, as the engine keeps it: packed, one after the other in a file that it lends.
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { pageSchema } from '../../../shared/page.ts'
import type { PageOf } from './task.ts'

const unpack = promisify(brotliDecompress)

export function keptPages(file: FileHandle): PageOf {
  return async ({ pages }, number) => {
    const place = pages.find((page) => page.number === number)
    if (!place) return null
    const packed = new Uint8Array(place.length)
    await file.read(packed, 0, place.length, place.at)
    return pageSchema.parse(JSON.parse((await unpack(packed)).toString('utf8')))
  }
}
