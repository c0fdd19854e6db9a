// Reads Pages from the file of the engine, which has them as they are stored, one after the other.
import type { FileHandle } from 'node:fs/promises'
import { unpackPage } from '../../pages/packed-page.ts'
import type { PageOf } from './task.ts'

export function storedPages(file: FileHandle): PageOf {
  return async ({ pages }, number) => {
    const place = pages.find((page) => page.number === number)
    if (!place) return null
    const packed = new Uint8Array(place.length)
    await file.read(packed, 0, place.length, place.at)
    return unpackPage(packed)
  }
}
