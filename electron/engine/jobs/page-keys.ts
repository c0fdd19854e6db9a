// The keys under which the page of an image is stored and found again.
import { bundledPack } from '../../../shared/engine-pack.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import type { ReadPage } from '../../../shared/worker-protocol.ts'
import type { PageKey } from '../db/pages.ts'
import { optionsKey, type ReadingOptions } from './order.ts'

export function pageKeys(hash: string, asked: ReadingOptions) {
  const keyWith = (options: ReadingOptions): PageKey => ({
    hash,
    asked: optionsKey(options),
    reader: readerVersion,
  })
  const key = keyWith(asked)
  return {
    key,
    /** The key of the same image read for the other scope: any language, or only Chinese and English. */
    otherKey: keyWith({ ...asked, scope: asked.scope === 'any' ? 'zh-en' : 'any' }),
    /** The key of a page that was read; one that the bundled pack read as a stand-in is stored under that pack. */
    keyFor: (page: ReadPage) => (isStandIn(page, asked) ? keyWith({ ...asked, pack: null }) : key),
  }
}

/**
 * Whether the bundled pack read the page because the chosen one could not. Such a page must not be stored as a result
 * of the chosen pack.
 */
function isStandIn({ engines }: ReadPage, { pack }: Pick<ReadingOptions, 'pack'>): boolean {
  const isBundled = pack === null || pack.manifestFile === bundledPack.manifest
  return !isBundled && engines.includes(bundledPack.name)
}
