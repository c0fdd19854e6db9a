// The stored form of a page: its JSON, compressed. Processes pass pages to each other in this form, so that the engine
// only unpacks a page that somebody looks at: unpacking hundreds of them would block its event loop.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { pageSchema, type Page } from '../../shared/page.ts'
import type { ReadPage } from '../../shared/worker-protocol.ts'

export interface PackedPage {
  /** The page of a document; null for an image. */
  readonly number: number | null
  readonly body: Uint8Array
}

function packPage(page: Page): Uint8Array<ArrayBuffer> {
  // Quality 4 takes a millisecond or two for a full page; the default of 11 takes a hundred times as long for 15 %
  // less.
  return brotliCompressSync(JSON.stringify(page), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/** Packs a page, with what the engine needs of it before anybody unpacks it. */
export function toReadPage(page: Page): ReadPage {
  const engines = new Set(page.lines.flatMap(({ engine = 'unknown' }) => engine))
  return { body: packPage(page), engines: [...engines], data: page.data ?? [] }
}

/** Returns null if the bytes are no valid Page, after an update or a disk error. */
export function unpackPage(body: Uint8Array): Page | null {
  return pageSchema.safeParse(decompress(body)).data ?? null
}

/** Unpacks and parses a stored page; undefined if it is damaged. */
export function decompress(body: Uint8Array): unknown {
  try {
    return JSON.parse(brotliDecompressSync(body).toString('utf8'))
  } catch {
    return undefined // the bytes were changed on the disk
  }
}
