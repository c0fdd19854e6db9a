// ZXing as WebAssembly: what finds codes for machines on a picture.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Zxing from 'zxing-wasm/reader'
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader'
import type { GreyImage } from '../pixels/grey.ts'

export type Sighting = ReadResult
export type Search = (image: GreyImage, how: ReaderOptions) => Promise<readonly Sighting[]>

/** Once it could not go on it can't be trusted: that picture has no codes, and the next one gets another. */
export function createSearch(): Search {
  let loading: Promise<typeof Zxing> | null = null
  return async (image, how) => {
    loading ??= loadZxing().catch((error: unknown) => {
      loading = null
      throw error
    })
    const zxing = await loading
    try {
      return await zxing.readBarcodes(asFile(image), how)
    } catch (error) {
      if (!isTrap(error)) throw error
      zxing.purgeZXingModule()
      loading = null
      return []
    }
  }
}

/** From the archive of the app as from a folder: what is read by Node is found in both. Left alone it would fetch it. */
async function loadZxing(): Promise<typeof Zxing> {
  const zxing = await import('zxing-wasm/reader')
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const overrides = { wasmBinary: new Uint8Array(wasm).buffer }
  await zxing.prepareZXingModule({ overrides, fireImmediately: true })
  return zxing
}

/** Pixels of its own would have four bytes each; a file of grey ones has one. */
function asFile({ width, height, pixels }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + pixels.length)
  file.set(header)
  file.set(pixels, header.length)
  return file
}

function isTrap(error: unknown): boolean {
  return error instanceof Error && (error.name === 'RuntimeError' || error.name === 'RangeError')
}
