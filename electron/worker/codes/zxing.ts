// Loads ZXing (WebAssembly), which finds barcodes and 2D codes in an image.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Zxing from 'zxing-wasm/reader'
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader'
import type { GreyImage } from '../pixels/grey.ts'
import { isTrap } from '../pixels/trap.ts'

export type Search = (image: GreyImage, options: ReaderOptions) => Promise<readonly ReadResult[]>

/** After a trap the module can't be trusted: the image counts as having no codes, and the next one loads it again. */
export function createSearch(): Search {
  let loading: Promise<typeof Zxing> | null = null
  return async (image, options) => {
    loading ??= loadZxing().catch((error: unknown) => {
      loading = null
      throw error
    })
    const zxing = await loading
    try {
      return await zxing.readBarcodes(toPgm(image), options)
    } catch (error) {
      if (!isTrap(error)) throw error
      zxing.purgeZXingModule()
      loading = null
      return []
    }
  }
}

/** The file is read by Node, which finds it in the app's archive too. ZXing itself would fetch it. */
async function loadZxing(): Promise<typeof Zxing> {
  const zxing = await import('zxing-wasm/reader')
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const overrides = { wasmBinary: new Uint8Array(wasm).buffer }
  await zxing.prepareZXingModule({ overrides, fireImmediately: true })
  return zxing
}

/** Encodes the image as a file with a byte per pixel; raw pixels would need four. */
function toPgm({ width, height, pixels }: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}
