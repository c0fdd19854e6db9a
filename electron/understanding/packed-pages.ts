// Unpacks the pages of a document, which are sent as they are stored: unpacking hundreds of them would block the engine.
import { brotliDecompressSync } from 'node:zlib'
import { stack } from '../../shared/document/stack.ts'
import { withoutRunning } from '../../shared/extract/page/stacks/running-lines.ts'
import { pageSchema, type Page } from '../../shared/page.ts'

export interface PackedPage {
  readonly number: number
  readonly body: Uint8Array
}

/** Returns the pages below each other as one, without the lines that they repeat at their edges. */
export function joinPacked(pages: readonly PackedPage[]): Page {
  const unpacked = pages.map(({ number, body }) => ({
    number,
    page: pageSchema.parse(JSON.parse(brotliDecompressSync(body).toString('utf8'))),
  }))
  return withoutRunning(stack(unpacked)).page
}
