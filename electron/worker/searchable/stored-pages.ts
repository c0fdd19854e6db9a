// Reads Pages from the file of the engine, which has them compressed and one after the other.
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { pageSchema } from '../../../shared/page.ts'
import type { PageOf } from './task.ts'

const decompress = promisify(brotliDecompress)

export function storedPages(file: FileHandle): PageOf {
  return async ({ pages }, number) => {
    const place = pages.find((page) => page.number === number)
    if (!place) return null
    const packed = new Uint8Array(place.length)
    await file.read(packed, 0, place.length, place.at)
    return pageSchema.parse(JSON.parse((await decompress(packed)).toString('utf8')))
  }
}
